/** Temporal's database is gone and the rows are not: nobody owns their time until each is announced anew. */
import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from './dataDir.ts'
import { announceOpenRows } from './resume.ts'

const noteIn = (dataDir: string) => join(dataDir, 'runs-lost')
const announcedIn = (dataDir: string) => join(dataDir, 'runs-announced')

export const temporalFile = (dataDir: string) => join(dataDir, 'temporal.db')

/** A restore has announced every row: whether Temporal's database came back with it or not, the next start need not. */
export function noteAnnouncedRuns(dataDir: string): void {
  writeWhole(announcedIn(dataDir), `${new Date().toISOString()}\n`)
}

/** Written down before Temporal makes itself an empty database, so that a kill in between forgets nothing. */
export function noteLostRuns(dataDir: string): void {
  const isAnnounced = existsSync(announcedIn(dataDir))
  const isLost = existsSync(join(dataDir, 'filled')) && !existsSync(temporalFile(dataDir))
  if (isLost && !isAnnounced) writeWhole(noteIn(dataDir), `${new Date().toISOString()}\n`)
  rmSync(announcedIn(dataDir), { force: true })
}

/** How many rows were announced; undefined where nothing was lost. Told twice, a workflow that runs already is left alone. */
export async function announceLostRuns(dataDir: string, databaseUrl: string): Promise<number | undefined> {
  if (!existsSync(noteIn(dataDir))) return undefined
  const announced = await announceOpenRows(databaseUrl)
  rmSync(noteIn(dataDir))
  return announced
}
