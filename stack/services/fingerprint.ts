import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { root } from '../env.ts'

const ignored = new Set(['node_modules', 'dist'])

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path]
  const names = readdirSync(path)
    .filter((name) => !ignored.has(name))
    .sort()
  return names.flatMap((name) => filesUnder(join(path, name)))
}

/** A fingerprint of names and contents. File times do not matter, because a checkout changes them. */
export function fingerprint(...sources: string[]): string {
  const hash = createHash('sha256')
  for (const file of [...sources, 'package-lock.json']
    .map((source) => resolve(root, source))
    .flatMap(filesUnder)) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}
