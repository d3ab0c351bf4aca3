/**
 * A Temporal knows only the runs that were announced to it. Its namespace has an id from when its database was made, so what is
 * written down here, the one that was told last, says at any time whether there is somebody new to tell, and whether runs were lost.
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

/** A restore has announced every row: whether Temporal's database came back with it or not, the next start need not. */
export function noteAnnouncedRuns(dataDir: string): void {
  writeWhole(announcedIn(dataDir), whicheverComes)
}

/** Temporal no longer minds every row that it was told of: the next look tells it of all of them. */
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
 * Tells a Temporal that is new here of every open row, once; told twice, a workflow that runs already is left alone. Gives how many
 * rows were told of because an earlier Temporal is gone; undefined where none were lost, as on a first start.
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
  // Still being ended: whoever is told of a row now would find its old run.
  if ((await countUnknownRuns(namespaceUrl)) > 0) return undefined
  const wasTold = z.uuid().safeParse(told).success
  const announced = wasTold || told === undefined ? await announceOpenRows(databaseUrl) : 0
  // Only now: a kill in between announces again rather than never.
  writeWhole(file, present)
  return wasTold ? announced : undefined
}
