/** Generated files are what would be generated now, and the metadata is what Hasura would take. */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../env.ts'
import { generate, generatedPaths } from '../generate.ts'
import { withScratchStack } from '../scratch.ts'
import { node } from '../services/context.ts'
import { engineFolders, engineProgram } from '../services/database.ts'
import type { Check } from './index.ts'

function checkMetadata(env: Record<string, string>): Promise<string[]> {
  const folders = engineFolders({ HASURA_DIR: join(root, 'hasura') })
  return new Promise((resolve) => {
    execFile(
      node,
      [engineProgram, 'metadata', 'check', ...folders.metadata],
      { cwd: root, env },
      (error, out, err) => {
        resolve(error ? [`${out}${err}`.trim() || error.message] : [])
      },
    )
  })
}

function filesUnder(folder: string, path: string): string[] {
  const whole = join(folder, path)
  if (!existsSync(whole)) return []
  if (!statSync(whole).isDirectory()) return [path]
  return readdirSync(whole).flatMap((name) => filesUnder(folder, join(path, name)))
}

const contentOf = (folder: string, path: string) =>
  existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : undefined

function differences(fresh: string): string[] {
  const paths = generatedPaths.flatMap((path) => [...filesUnder(root, path), ...filesUnder(fresh, path)])
  const changed = [...new Set(paths)].filter((path) => contentOf(root, path) !== contentOf(fresh, path))
  return changed.map((path) => `${path} is out of date: npm run codegen`)
}

async function findProblems(env: Record<string, string>): Promise<string[]> {
  const problems = await checkMetadata(env)
  if (problems.length > 0) return problems
  const fresh = mkdtempSync(join(tmpdir(), 'questboard-codegen-'))
  try {
    await generate(env, fresh)
    return differences(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

export const generated: Check = {
  name: 'generated files and metadata',
  run: () => withScratchStack(['database'], findProblems, { SEED: 'false' }),
}
