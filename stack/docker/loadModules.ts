/**
 * This program runs inside an image, in its working folder. It imports each of the image's modules and everything
 * they import later, and prints a JSON list of what cannot be loaded. It leaves out programs and threads, because
 * their code runs when they are imported.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const runs = /\bprocess\.argv\b|\bworkerData\b/
const later = /\b(import|resolve)\(\s*'([^'.][^']*)'\s*\)/g

const files = readdirSync('.', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[a-z]+\/src\/.*\.ts$/.test(file),
)
const faults: string[] = []

async function attempt(what: string, load: () => unknown): Promise<void> {
  try {
    await load()
  } catch (error) {
    faults.push(`${what}: ${error instanceof Error ? error.message : error}`)
  }
}

for (const file of files) {
  const path = join(process.cwd(), file)
  const text = readFileSync(path, 'utf8')
  for (const [, how, name = ''] of text.matchAll(later)) {
    const { resolve } = createRequire(path)
    await attempt(`${file} → ${name}`, async () => (how === 'resolve' ? resolve(name) : import(name)))
  }
  if (file.endsWith('/main.ts') || runs.test(text)) continue
  await attempt(file, async () => import(pathToFileURL(path).href))
}
process.stdout.write(JSON.stringify({ count: files.length, faults }))
// Exits explicitly, because a module may have opened a connection or started a timer.
process.exit(0)
