import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { createScratchDatabase } from '../harness/database.ts'
import { freePort } from '../harness/server.ts'
import type { Host } from './host.ts'

export const TRANSPORTS = ['http', 'ws', 'ws-legacy', 'subscription'] as const
export type Transport = (typeof TRANSPORTS)[number]

/**
 * The test suites of each transport. Without this list, the runner would start an engine for every suite, even for
 * suites that do not use the transport.
 */
const SUITES: Partial<Record<Transport, string>> = { subscription: 'boolexp' }

export type CaseResult = {
  readonly name: string
  readonly result: string
  readonly why: string
  readonly otherWords: boolean
}

export type RunResult = {
  readonly cases: readonly CaseResult[]
  readonly setupFailures: readonly string[]
  /** Number of errors whose path differs from Hasura's. The runner does not list them. */
  readonly otherPaths: number
}

/** The packages that the runner imports, and our packages that replace them. The runner was written for graphql 16. */
const PACKAGES: Readonly<Record<string, string>> = {
  graphql: 'graphql-16',
  'js-yaml': 'js-yaml',
  pg: 'pg',
  ws: 'ws',
}

const folderOf = (name: string): string =>
  dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))

/** Copies the runner, which is in a read-only folder, so that it can run with our packages. */
export const copyRunner = (folder: string): { readonly folder: string; readonly remove: () => void } => {
  const copy = mkdtempSync(join(tmpdir(), 'conformance-'))
  cpSync(folder, copy, {
    recursive: true,
    filter: (source) => !['node_modules', 'out'].includes(basename(source)),
  })
  mkdirSync(join(copy, 'node_modules'))
  for (const [name, ours] of Object.entries(PACKAGES))
    symlinkSync(folderOf(ours), join(copy, 'node_modules', name), 'dir')
  return { folder: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

const run = (args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`the runner ended with ${code}:\n${output}`)),
    )
  })

type Summary = {
  readonly totals: { readonly errorPaths: { readonly different: number } }
  readonly suites: readonly {
    readonly id: string
    readonly setupError?: string
    readonly cases: readonly {
      readonly case: string
      readonly result: string
      readonly why?: string
      readonly messageDiffers?: unknown
    }[]
  }[]
}

/** Reads the end of the engine's log, whose file is named in the error. The log is deleted with its folder. */
const lastWords = (setupError: string): string => {
  const log = /\(log: (.+)\)$/.exec(setupError)?.[1]
  return log && existsSync(log) ? `\n${readFileSync(log, 'utf8').slice(-2000)}` : ''
}

const parse = (summary: Summary): RunResult => ({
  cases: summary.suites.flatMap((suite) =>
    suite.cases.map((each) => ({
      name: each.case,
      result: each.result,
      why: each.why ?? '',
      otherWords: each.messageDiffers !== undefined,
    })),
  ),
  setupFailures: summary.suites.flatMap((suite) =>
    suite.setupError ? [`${suite.id}: ${suite.setupError}${lastWords(suite.setupError)}`] : [],
  ),
  otherPaths: summary.totals.errorPaths.different,
})

export const runCases = async (
  folder: string,
  transport: Transport,
  host: Host,
  only = SUITES[transport],
): Promise<RunResult> => {
  const database = await createScratchDatabase()
  const out = join(folder, `out-${transport}`)
  try {
    const engine = host.command('{metadata}')
    const options = ['--pg-url', database.url, '--engine', engine, '--port', String(await freePort())]
    const wishes = ['--transport', transport, '--out', out]
    await run(['run_hasura_cases.mjs', ...options, ...wishes, ...(only ? ['--only', only] : [])], folder)
    const summary: Summary = JSON.parse(readFileSync(join(out, 'summary.json'), 'utf8'))
    return parse(summary)
  } finally {
    await database.drop()
  }
}
