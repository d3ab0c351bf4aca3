/** Generated files are up to date, the engine would start with the metadata, and the metadata exposes only what is used. */
import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../env.ts'
import { actionFiles, generate, generateActions, outOfDate } from '../generate.ts'
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

const isOutOfDate = (path: string) => `${path} is out of date: npm run codegen`

async function inFreshFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const fresh = mkdtempSync(join(tmpdir(), 'questboard-codegen-'))
  try {
    return await work(fresh)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}

const checkActions = (env: Record<string, string>) =>
  inFreshFolder(async (fresh) => {
    await generateActions(env, fresh)
    return outOfDate(fresh, actionFiles).map(isOutOfDate)
  })

const checkOthers = (env: Record<string, string>) =>
  inFreshFolder(async (fresh) => {
    const schemas = await generate(env, fresh)
    return [...outOfDate(fresh).map(isOutOfDate), ...unusedExposure(schemas)]
  })

/** Each step needs the one before: the engine reads actions.yaml, and only an engine that starts has a schema. */
async function findProblems(env: Record<string, string>): Promise<string[]> {
  for (const find of [checkActions, checkMetadata, checkOthers]) {
    const problems = await find(env)
    if (problems.length > 0) return problems
  }
  return []
}

export const generated: Check = {
  name: 'generated files and metadata',
  run: () => withScratchStack(['database'], findProblems, { SEED: 'false' }),
}
