/** `npm run seed -- --size demo|large`: into the stack that runs on DATA_DIR. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { findHolder } from './dataDir.ts'
import { runScript } from './delegate.ts'
import { readSettings } from './env.ts'
import { Fault } from './fault.ts'

/** The environment of the services of the stack that runs on a data folder, as it wrote it down when it was ready. */
export async function environmentOf(dataDir: string): Promise<Record<string, string>> {
  const file = join(dataDir, 'stack.json')
  const holder = await findHolder(dataDir)
  if (!holder || !existsSync(file)) {
    throw new Fault(`No Questboard is up on ${dataDir}: start it first (npm start), or name its DATA_DIR.`)
  }
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

export async function seed(args: string[]): Promise<number> {
  const size = args[args.indexOf('--size') + 1]
  if (!args.includes('--size') || (size !== 'demo' && size !== 'large')) {
    throw new Fault('Say how much: npm run seed -- --size demo, or npm run seed -- --size large')
  }
  const env = await environmentOf(readSettings(process.env).DATA_DIR)
  return runScript(`hasura/seeds/${size}.ts`, [], env)
}
