import { createMigratedScratch } from './scratch.ts'

/** Builds the template before the first test's time limit starts. */
export async function setup(): Promise<void> {
  const { drop } = await createMigratedScratch()
  await drop()
}
