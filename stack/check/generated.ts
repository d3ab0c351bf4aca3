/** Generated files are up to date, the engine would start with the metadata, and the metadata exposes only what is used. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../env.ts'
import { generate, outOfDate } from '../generate.ts'
import { withScratchStack } from '../scratch.ts'
import { node } from '../services/context.ts'
import { engineFolders, engineProgram } from '../services/database.ts'
import type { Check } from './check.ts'
import { unusedExposure } from './exposure/exposure.ts'

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

async function findProblems(env: Record<string, string>): Promise<string[]> {
  const problems = await checkMetadata(env)
  if (problems.length > 0) return problems
  const fresh = mkdtempSync(join(tmpdir(), 'questboard-codegen-'))
  try {
    const schemas = await generate(env, fresh)
    const old = outOfDate(fresh).map((path) => `${path} is out of date: npm run codegen`)
    return [...old, ...unusedExposure(schemas)]
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

export const generated: Check = {
  name: 'generated files and metadata',
  run: () => withScratchStack(['database'], findProblems, { SEED: 'false' }),
}
