/** `npm test`: runs every suite against its own stack on free ports and in a temporary folder. */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { changedFiles, reachOf, suites } from './changed.ts'
import { readSettings, root } from './env.ts'
import { sayWhy } from './fault.ts'
import { leashed } from './launch.ts'
import { findFreePorts } from './ports.ts'
import { clearScratchFolders, scratchFolder } from './scratchFolder.ts'
import { createScreen, type Screen, seconds } from './screen.ts'
import { type Context, databaseUrl, inherited, node, serviceEnv } from './services/context.ts'
import { bringUp, type Stack, untilWell } from './stack.ts'
import { type Found, readReport } from './testReport.ts'
import { createVoice, type Voice } from './voice.ts'

/** The environment of the test suites, and the folder for their reports. */
type Place = { env: Record<string, string>; folder: string }

type Round = { title: string; args: string[] }

/**
 * The rounds of tests in order. The rounds in one list run in parallel: the stack's fault tests mostly wait, so other
 * tests can use the cores meanwhile. Browser tests run last and without others, because they use both cores.
 */
const allRounds: Round[][] = [
  [
    {
      title: 'unit and integration',
      // These tests mostly wait for Postgres and the engine, so there is one worker per core. By default, vitest
      // leaves one core free.
      args: ['--project=!stack', '--project=!e2e', `--maxWorkers=${availableParallelism()}`],
    },
    { title: 'the stack and its faults', args: ['--project=stack'] },
  ],
  [{ title: 'the browser', args: ['--project=e2e'] }],
]

const isChangeOnly = ([first = '']: string[]): boolean => /^--changed(=|$)/.test(first)

/**
 * `--changed` or `--changed=<commit>` runs the tests that the change can break. Other arguments are passed to vitest.
 */
function roundsFor(args: string[]): Round[][] {
  const [first = ''] = args
  if (first === '') return allRounds
  if (!isChangeOnly(args)) return [[{ title: args.join(' '), args }]]
  const since = first.split('=')[1] ?? 'HEAD'
  const files = changedFiles(since)
  const reach = reachOf(files)
  return files.length === 0 ? [] : reach === 'everything' ? allRounds : changedRounds(since, reach.whole)
}

/**
 * The rounds for a change: tests that import a changed file, suites that depend on it otherwise, and browser tests
 * last.
 */
function changedRounds(since: string, whole: readonly string[]): Round[][] {
  const project = (name: string) => `--project=${name}`
  const beside = whole.filter((name) => name !== 'e2e' && suites().includes(name))
  const others = suites().filter((name) => name !== 'e2e' && !beside.includes(name))
  return [
    [
      {
        title: 'tests that import the changes',
        args: [`--changed=${since}`, '--passWithNoTests', ...others.map(project)],
      },
    ],
    beside.length === 0 ? [] : [{ title: beside.join(', '), args: beside.map(project) }],
    whole.includes('e2e') ? [{ title: 'the browser', args: [project('e2e')] }] : [],
  ]
}

function runVitest(args: string[], env: Record<string, string>, voice: Voice): Promise<number> {
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const [file, all] = leashed({ file: node, args: [vitest, 'run', ...args] })
  const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}
  return new Promise((resolve) => {
    const child = spawn(file, all, {
      cwd: root,
      env: { ...env, ...colours },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', voice.say)
    child.stderr.on('data', voice.say)
    child.once('error', () => resolve(1))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function runRound({ title, args }: Round, { env, folder }: Place, voice: Voice): Promise<Found> {
  const report = join(mkdtempSync(join(folder, 'round-')), 'report.json')
  voice.say(`\n— ${title} —\n`)
  const code = await runVitest(
    [...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    env,
    voice,
  )
  if (!existsSync(report))
    return { passed: 0, failed: 1, skipped: 0, failures: [`  vitest left no report (exit code ${code})`] }
  return readReport(readFileSync(report, 'utf8'), code)
}

/** Runs rounds in parallel. The first round's output is shown live; that of the others follows at its end. */
async function runBeside(rounds: Round[], place: Place): Promise<{ title: string; found: Found }[]> {
  const running = rounds.map((round) => {
    const voice = createVoice()
    return { title: round.title, voice, counting: runRound(round, place, voice) }
  })
  const ended: { title: string; found: Found }[] = []
  for (const { title, voice, counting } of running) {
    voice.speakUp()
    ended.push({ title, found: await counting })
  }
  return ended
}

/** The URLs and ports of the stack for tests. Suites that run without this stack start their own services. */
export function addressesOf(context: Context): Record<string, string> {
  return {
    ...serviceEnv(context),
    PG_URL: databaseUrl(context, 'postgres'),
    MAIL_URL: `${context.settings.SANDBOX_URL}/mail`,
  }
}

/** Variables that repeat or extend random tests: `MOVES_SEED=7 npm test -- randomMoves`. */
const repeating = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      /^[A-Z]+_(SEED|STEPS|RUNS)$/.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  )

async function tryToBringUp(folder: string, screen: Screen): Promise<Stack | string> {
  try {
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, PORT: String(await findFreePorts(11)) }
    const stack = await bringUp(readSettings(env), screen)
    const ailments = await untilWell(stack.context.settings)
    for (const ailment of ailments) screen.line(`  unhealthy: ${ailment}`)
    return stack
  } catch (error) {
    return sayWhy(error)
  }
}

const add = (one: Found, other: Found): Found => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  failures: [...one.failures, ...other.failures],
})

const describeCounts = ({ passed, failed, skipped }: Found) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** The last line, for people and programs. Skipped tests are listed above it. */
export const lastLine = ({ passed, failed }: Pick<Found, 'passed' | 'failed'>) =>
  `${passed} passed, ${failed} failed`

export async function test(args: string[]): Promise<number> {
  const began = Date.now()
  const rounds = roundsFor(args)
  if (rounds.length === 0) {
    process.stdout.write('Nothing has changed.\n')
    return 0
  }
  const screen = createScreen()
  clearScratchFolders()
  const folder = scratchFolder('test')
  screen.line('Starting a stack for the tests')
  const stack = await tryToBringUp(folder, screen)
  const isUp = typeof stack !== 'string'
  if (!isUp) screen.line(`The stack could not start:\n${stack}`)
  screen.close()
  const env = {
    ...inherited(),
    ...repeating(),
    NODE_ENV: 'test',
    ...(isUp ? addressesOf(stack.context) : {}),
  }
  let whole: Found = { passed: 0, failed: isUp ? 0 : 1, skipped: 0, failures: [] }
  const lines: string[] = isUp ? [] : ['the stack: could not start']
  for (const together of rounds) {
    for (const { title, found } of await runBeside(together, { env, folder })) {
      lines.push(`${title}: ${describeCounts(found)}`)
      whole = add(whole, found)
    }
  }
  if (isUp) await stack.stop()
  rmSync(folder, { recursive: true, force: true })
  // Failures are repeated at the end, because thousands of lines can follow them.
  if (whole.failures.length > 0) lines.unshift('What failed:', ...whole.failures, '')
  process.stdout.write(`\n${lines.join('\n')}\nafter ${seconds(Date.now() - began)}\n${lastLine(whole)}\n`)
  // A change without tests is not a failure. But if a word matches no test, it is probably a typo.
  const mayFindNone = isChangeOnly(args)
  return whole.failed > 0 || (whole.passed === 0 && !mayFindNone) ? 1 : 0
}
