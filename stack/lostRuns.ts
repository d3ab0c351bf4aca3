/**
 * Temporal knows only the runs that were announced to it. Its namespace id is created together with its database. We
 * store the id for which runs were last announced, so that we notice whether a new Temporal needs an announcement and
 * whether runs were lost.
 */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from './dataDir.ts'
import { announceOpenRows } from './resume.ts'
import { countUnknownRuns } from './unknownRuns.ts'

const announcedIn = (dataDir: string) => join(dataDir, 'runs-announced')

export const temporalFile = (dataDir: string) => join(dataDir, 'temporal.db')

const whicheverComes = 'whichever comes next'

/** A restore announces every row, so the next start does not, whether or not Temporal's database still exists. */
export function noteAnnouncedRuns(dataDir: string): void {
  writeWhole(announcedIn(dataDir), whicheverComes)
}

/** Temporal has lost workflows, so the next check must announce all rows. */
export function forgetAnnouncedRuns(dataDir: string): void {
  rmSync(announcedIn(dataDir), { force: true })
}

const namespaceSchema = z.object({ namespaceInfo: z.object({ id: z.uuid() }) })

async function idOf(namespaceUrl: string): Promise<string> {
  const response = await fetch(namespaceUrl, { signal: AbortSignal.timeout(5000) })
  return namespaceSchema.parse(await response.json()).namespaceInfo.id
}

type Place = { dataDir: string; namespaceUrl: string; databaseUrl: string }

/**
 * Announces every open row once to a new Temporal; running workflows ignore a repeated announcement. Returns the
 * number of announced rows if the previous Temporal's database is gone, or undefined if no rows were lost.
 */
export async function takeUpOpenRuns({
  dataDir,
  namespaceUrl,
  databaseUrl,
}: Place): Promise<number | undefined> {
  const present = await idOf(namespaceUrl)
  const file = announcedIn(dataDir)
  const told = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (told === present) return undefined
  // Waits until old workflow runs have ended, because they would otherwise receive the signal.
  if ((await countUnknownRuns(namespaceUrl)) > 0) return undefined
  const wasTold = z.uuid().safeParse(told).success
  const announced = wasTold || told === undefined ? await announceOpenRows(databaseUrl) : 0
  // Writes the id last. If the program is killed before that, the rows are announced twice instead of never.
  writeWhole(file, present)
  return wasTold ? announced : undefined
}
