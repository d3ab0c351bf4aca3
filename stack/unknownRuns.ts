/**
 * An older version can leave runs of workflows that this version does not have. A worker would fail each of their
 * tasks. Their state is in database rows, so the stack ends the runs before the worker starts and then announces the
 * rows again.
 */
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { workflows } from '@questboard/workflows/contract'
import { z } from 'zod'

const known = Object.values(workflows).map(({ name }) => `'${name}'`)
const unknown = `ExecutionStatus = 'Running' AND WorkflowType NOT IN (${known.join(', ')})`

const countSchema = z.object({ count: z.coerce.number().default(0) })

export async function countUnknownRuns(namespaceUrl: string): Promise<number> {
  const query = new URLSearchParams({ query: unknown })
  const response = await fetch(`${namespaceUrl}/workflow-count?${query}`, {
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Temporal could not count its runs: ${await response.text()}`)
  return countSchema.parse(await response.json()).count
}

async function endAll(namespaceUrl: string): Promise<void> {
  const response = await fetch(`${namespaceUrl}/batch-operations/${randomUUID()}`, {
    method: 'POST',
    body: JSON.stringify({
      visibilityQuery: unknown,
      reason: 'this version has no such workflow; the row starts a new run',
      terminationOperation: { identity: 'npm start' },
    }),
    signal: AbortSignal.timeout(5000),
  })
  if (!response.ok) throw new Error(`Temporal could not end runs: ${await response.text()}`)
}

/** The time to wait. A few hundred runs take half a minute. If there are more, the start continues in the meantime. */
const patience = 60_000

/**
 * Ends unknown runs and returns their number. `before` runs first, so that no row remains without a workflow if the
 * program is killed in between.
 */
export async function endUnknownRuns(namespaceUrl: string, before: () => void): Promise<number> {
  const found = await countUnknownRuns(namespaceUrl)
  if (found === 0) return 0
  before()
  await endAll(namespaceUrl)
  const began = Date.now()
  while (Date.now() - began < patience && (await countUnknownRuns(namespaceUrl)) > 0) await sleep(200)
  return found
}
