/** Quest runs that are in progress while services are killed one after another. Each run must end normally. */
import { setTimeout as sleep } from 'node:timers/promises'
import { healthAt, isWell, killPart, type Part } from '../parts.ts'
import { findWrongs } from './findWrongs.ts'
import type { Mails } from './mails.ts'
import { gatherPairs } from './people.ts'
import type { Site } from './site.ts'
import { watchStanding } from './standing.ts'
import { live, stories } from './stories.ts'

export type Round = {
  readonly site: Site
  readonly mails: Mails
  /** The number of runs that are in progress from the start to the last kill. */
  readonly runs: number
  /** The work that is done while the runs are in progress: it kills the services. */
  readonly meanwhile: () => Promise<void>
}

export type Outcome = { readonly ended: number; readonly wrongs: readonly string[] }

/** Some runs end early, so there are more pairs than runs, and pairs are added when needed. */
const PAIRS_PER_RUN = 4

const told = Object.values(stories)

export async function playRound({ site, mails, runs, meanwhile }: Round): Promise<Outcome> {
  const cast = await gatherPairs(site, runs * PAIRS_PER_RUN)
  const standing = watchStanding(site, cast)
  const wrongs: string[] = []
  let isOver = false
  let begun = 0
  let ended = 0
  const next = async () => {
    while (cast.length <= begun) cast.push(...(await gatherPairs(site, runs)))
    const pair = cast[begun]
    const story = told[begun % told.length]
    begun += 1
    return { pair, story }
  }
  const lane = async (): Promise<void> => {
    while (!isOver) {
      try {
        const { pair, story } = await next()
        if (pair === undefined || story === undefined) throw new Error('no creator begins another run')
        await live(story, { site, standing, ...pair })
        ended += 1
      } catch (error) {
        wrongs.push(String(error))
      }
    }
  }
  const lanes = Array.from({ length: runs }, lane)
  try {
    await meanwhile()
  } finally {
    isOver = true
    await Promise.all(lanes)
    await standing.stop()
  }
  return { ended, wrongs: [...wrongs, ...(await findWrongs(site, mails))] }
}

type Copy = { readonly folder: string; readonly url: string }

const HEALING_MS = 90_000

const untilWell = async (url: string, part: Part): Promise<void> => {
  for (const limit = Date.now() + HEALING_MS; !(await isWell(url)); await sleep(200))
    if (Date.now() > limit)
      throw new Error(
        `the stack did not recover from the death of ${part}: ${JSON.stringify(await healthAt(url)) ?? 'no answer'}`,
      )
}

/** Kills each service at a random moment, but only after all services are healthy again. */
export const killInTurn =
  ({ folder, url }: Copy, parts: readonly Part[], say: (line: string) => void) =>
  async (): Promise<void> => {
    for (const part of parts) {
      await sleep(500 + Math.random() * 2500)
      say(`${part} is killed`)
      killPart(folder, part)
      await sleep(500)
      await untilWell(url, part)
    }
  }
