import { createMigratedScratch } from './scratch.ts'

/** The template is built before the patience of any one test begins. */
export async function setup(): Promise<void> {
  const { drop } = await createMigratedScratch()
  await drop()
}
