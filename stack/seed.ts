/** `npm run seed -- --size demo|large`: seeds the stack that runs on DATA_DIR. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { codesProgram } from './codeKeys.ts'
import { findHolder } from './dataDir.ts'
import { runScript } from './delegate.ts'
import { readSettings } from './env.ts'
import { Fault } from './fault.ts'
import { announceOpenRows } from './resume.ts'
import { drawPictures } from './seed/art/drawPictures.ts'
import { engineFolders, syncSandbox } from './services/database.ts'

/** The environment of the running stack's services, which the stack wrote to a file when it was ready. */
export async function environmentOf(dataDir: string): Promise<Record<string, string>> {
  const file = join(dataDir, 'stack.json')
  const holder = await findHolder(dataDir)
  if (!holder || !existsSync(file)) {
    throw new Fault(
      `No Questboard is running on ${dataDir}. Start it first (npm start), or set its DATA_DIR.`,
    )
  }
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** The folders with the seeds for each size. A new demo market replaces an old one. */
const folders: Record<string, readonly string[]> = { demo: ['fresh', 'default'], large: ['large'] }

export async function seed(args: string[]): Promise<number> {
  const size = args.includes('--size') ? (args[args.indexOf('--size') + 1] ?? '') : ''
  const wanted = folders[size]
  if (!wanted) throw new Fault('Choose a size: npm run seed -- --size demo, or npm run seed -- --size large')
  const settings = readSettings(process.env)
  const env = await environmentOf(settings.DATA_DIR)
  for (const folder of wanted) {
    const args = ['seed', ...engineFolders(settings).seeds, '--database-name', folder]
    const code = await runScript('engine/src/cli.mjs', args, env)
    if (code !== 0) return code
  }
  const encrypted = await runScript(codesProgram, ['encrypt'], env)
  if (encrypted !== 0) return encrypted
  const { DATABASE_URL = '', FILES_DIR = settings.FILES_DIR } = env
  await drawPictures(DATABASE_URL, FILES_DIR)
  if (size === 'demo') {
    const { program, args } = syncSandbox(settings)
    const told = await runScript(program, args, env)
    if (told !== 0) return told
  }
  // Announces open rows, because seeds write rows without events. The large market needs no workflows, because it is
  // for benchmarks.
  if (size === 'demo') await announceOpenRows(DATABASE_URL)
  return 0
}

/**
 * `npm run codes -- rotate` re-encrypts the codes of older keys. `clear` decrypts all codes, which must be done before
 * the migration that starts encryption can be undone.
 */
export async function codes(args: string[]): Promise<number> {
  const { DATA_DIR } = readSettings(process.env)
  return runScript(codesProgram, args, await environmentOf(DATA_DIR))
}
