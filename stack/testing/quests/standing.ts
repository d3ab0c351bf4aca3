import { setTimeout as sleep } from 'node:timers/promises'
import type { QuestRunStatus } from '@questboard/domain'
import type { Pair } from './people.ts'
import type { Site } from './site.ts'

const LOOK_MS = 100
/** The time limit, which is longer than any recovery and any queue on a busy machine. */
const PATIENCE_MS = 600_000

/**
 * Repeatedly reads the status of all runs of these companies, with one statement for everyone who waits. Companies can
 * be added later.
 */
export function watchStanding(site: Site, pairs: readonly Pair[]) {
  let standing = new Map<string, string>()
  let isOver = false
  const look = async (): Promise<void> => {
    while (!isOver) {
      const companyIds = [...new Set(pairs.map(({ studio }) => studio.companyId))]
      const rows = await site.query('select id, status from quest_run where company_id = any($1)', [
        companyIds,
      ])
      standing = new Map(rows.map(({ id, status }) => [String(id), String(status)]))
      await sleep(LOOK_MS)
    }
  }
  const looking = look()
  return {
    of: (questRunId: string) => standing.get(questRunId),
    async until(questRunId: string, status: QuestRunStatus): Promise<void> {
      for (const limit = Date.now() + PATIENCE_MS; standing.get(questRunId) !== status; await sleep(LOOK_MS))
        if (Date.now() > limit)
          throw new Error(`run ${questRunId} is ${standing.get(questRunId)} and did not become ${status}`)
    },
    async stop(): Promise<void> {
      isOver = true
      await looking
    },
  }
}

export type Standing = ReturnType<typeof watchStanding>
