/** `npm test -- --changed`: runs only the suites that a change can break. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './env.ts'

/** The tests to run: everything, or these complete suites and all tests that import a changed file. */
export type Reach = 'everything' | { readonly whole: readonly string[] }

const onTheEngine = ['hasura', 'actions', 'gateway', 'moves', 'workflows', 'stack', 'e2e']

/**
 * Suites that depend on a folder without importing it, because they use it over the network, in the database or in a
 * bundle. Browser tests depend on everything. A change in a folder that is not listed can break any suite.
 */
const lookers: Readonly<Record<string, readonly string[]>> = {
  docs: ['stack'],
  bench: [],
  docker: ['stack'],
  hasura: [...onTheEngine, 'database', 'domain'],
  engine: onTheEngine,
  domain: ['workflows', 'e2e'],
  database: ['hasura', 'e2e'],
  moves: ['e2e'],
  providers: ['e2e'],
  actions: ['e2e'],
  gateway: ['e2e'],
  workflows: ['workflows', 'e2e'],
  web: ['e2e'],
  sandbox: ['e2e'],
  stack: ['stack', 'e2e'],
  e2e: ['e2e'],
}

const isReading = (file: string): boolean => /^[^/]+\.md$|^LICENSE$|^\.gitignore$/.test(file)

export function reachOf(files: readonly string[]): Reach {
  const whole = new Set<string>()
  for (const file of files) {
    const [folder = ''] = file.split('/')
    const suites = isReading(file) ? ['stack'] : lookers[folder]
    if (suites === undefined) return 'everything'
    for (const suite of suites) whole.add(suite)
  }
  return { whole: [...whole] }
}

function git(...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.split('\n').filter((line) => line !== '')
}

/** Files changed in commits after the branch left `since`, and in uncommitted changes. */
export function changedFiles(since: string): string[] {
  const [parted = since] = git('merge-base', since, 'HEAD')
  return [...git('diff', '--name-only', parted), ...git('ls-files', '--others', '--exclude-standard')]
}

/** All test suites by their folders. */
export const suites = (): string[] =>
  readdirSync(root).filter((folder) => existsSync(join(root, folder, 'vitest.config.ts')))
