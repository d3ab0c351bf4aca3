/** Commands that run in another workspace. If needed, they get the addresses of a running stack. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readSettings, root } from './env.ts'
import { Fault } from './fault.ts'
import { leashed } from './launch.ts'
import { forFetching, inherited, node } from './services/context.ts'

export function runScript(script: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  const path = join(root, script)
  if (!existsSync(path)) throw new Fault(`${script} is missing.`)
  const [file, all] = leashed({ file: node, args: [path, ...args] })
  return new Promise((resolve, reject) => {
    const child = spawn(file, all, { cwd: root, env: { ...inherited(), ...env }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
  })
}

export async function conformance(args: string[]): Promise<number> {
  const { withScratchStack } = await import('./scratch.ts')
  return withScratchStack(['postgres'], (env) => runScript('engine/test/conformance.ts', args, env))
}

/** Sizes of benchmarks, such as CLAIMS_CODES, RACE_SEEDS and SOAK_STEPS. The benchmarks' files describe them. */
const sizes = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && /^(BENCH|CLAIMS|FAULTS|RACE|SOAK)_[A-Z]+$/.test(name) ? [[name, value]] : [],
    ),
  )

/**
 * Benchmarks use their own Postgres, which is as durable as `npm start`'s. If PG_URL is set, the large market is kept
 * for the next run.
 */
export async function bench(args: string[]): Promise<number> {
  const { withScratchStack } = await import('./scratch.ts')
  const { DATA_DIR } = readSettings(process.env)
  const { PG_URL } = process.env
  const given = { ...forFetching(), ...sizes(), DATA_DIR }
  if (PG_URL) return runScript('bench/run.ts', args, { ...given, PG_URL })
  const work = (env: Record<string, string>) => runScript('bench/run.ts', args, { ...env, ...given })
  return withScratchStack(['postgres'], work, { NODE_ENV: 'development' })
}

export async function shots(args: string[]): Promise<number> {
  const { withScratchStack } = await import('./scratch.ts')
  return withScratchStack(undefined, (env) => runScript('web/shots.ts', args, env))
}
