/** `npm start` and `npm run dev`. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWhole } from './dataDir.ts'
import { playedBySandbox, readSettings, type Settings } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { announceLostRuns } from './lostRuns.ts'
import { memoryOf } from './processes.ts'
import { announceSeededRows } from './resume.ts'
import { createScreen, layOut, megabytes, type Screen, seconds } from './screen.ts'
import { databaseUrl } from './services/context.ts'
import { serviceNames } from './services/index.ts'
import { bringUp, displayPath, findAilments, type Stack } from './stack.ts'
import { watchSources } from './watch.ts'

const explained: Record<string, string> = {
  postgres: 'the truth',
  engine: 'GraphQL, Hasura v2 API, console',
  temporal: "workflows: Temporal's web UI",
  sandbox: "vendors' APIs; mails are at this address",
  actions: 'gateway and actions',
  worker: 'workflows and activities',
  web: 'the client with hot reload',
}

/** Long enough for what a start leaves behind to be collected. */
const quietAfter = 20_000

function weigh({ services, supervisor }: Stack) {
  const pids = services.map(({ name }) => ({ name, pid: supervisor.pidOf(name) }))
  const memory = pids.flatMap(({ name, pid }) => (pid === undefined ? [] : [{ name, bytes: memoryOf(pid) }]))
  const own = memoryOf(process.pid) - memory.reduce((sum, { bytes }) => sum + bytes, 0)
  return [...memory, { name: 'supervisor', bytes: own }]
}

/** For `npm run bench -- start`, and for whoever wonders what took so long: nothing that a full disk may end the stack for. */
function writeAccount(stack: Stack, readyAfter: number): void {
  const file = join(stack.context.settings.DATA_DIR, 'logs', 'start.json')
  const account = { phases: stack.supervisor.phases, readyAfter, memory: weigh(stack) }
  const write = (whole: object) => {
    try {
      writeWhole(file, JSON.stringify(whole, null, 2))
    } catch {}
  }
  write(account)
  setTimeout(() => write({ ...account, idle: weigh(stack) }), quietAfter).unref()
}

function describeService(stack: Stack, service: Stack['services'][number]) {
  const pid = stack.supervisor.pidOf(service.name)
  const memory = pid === undefined ? 0 : memoryOf(pid)
  const { settings } = stack.context
  const what =
    service.name === 'actions' && !settings.isDev ? 'the web client and the gateway' : explained[service.name]
  const row = [service.name, service.address ?? '', megabytes(memory), what ?? '']
  const { holds } = service
  if (!holds) return { memory, rows: [row] }
  const held = [holds.name, holds.address, '', `in ${service.name}: ${explained[holds.name] ?? ''}`]
  return { memory, rows: [row, held] }
}

/** Only what was started can be used: with `--only` there may be nobody to sign in to. */
function showDoors({ context: { settings, secrets }, services }: Stack, screen: Screen): void {
  const runs = (name: string) => services.some((service) => service.name === name)
  const isOpen = runs('actions') && (!settings.isDev || runs('web'))
  if (isOpen && settings.NODE_ENV !== 'production') {
    const password = 'Play-fair-2026'
    screen.line(`  sign in at ${settings.PUBLIC_URL}/login`)
    for (const line of layOut([
      ['demostudio', password, 'company (owner)'],
      ['democreator', password, 'creator'],
      ['demouser', password, 'user'],
    ])) {
      screen.line(line)
    }
    screen.line('')
  }
  const played = settings.NODE_ENV === 'production' ? playedBySandbox(settings) : []
  if (played.length > 0) screen.line(`  not for the public yet: the sandbox plays ${played.join(', ')}`)
  if (runs('actions')) screen.line(`  engine's admin secret: ${secrets.HASURA_GRAPHQL_ADMIN_SECRET}`)
}

function showTable(stack: Stack, screen: Screen): void {
  const { settings } = stack.context
  const all = stack.services
    .filter((service) => service.address)
    .map((service) => describeService(stack, service))
  const own = memoryOf(process.pid) - all.reduce((sum, { memory }) => sum + memory, 0)
  const total = all.reduce((sum, { memory }) => sum + memory, 0) + Math.max(own, 0)
  screen.line('')
  for (const line of layOut([
    ['service', 'address', 'memory', 'what it is'],
    ...all.flatMap(({ rows }) => rows),
    ['', '', megabytes(total), 'all of it, with this supervisor'],
  ])) {
    screen.line(line)
  }
  screen.line('')
  showDoors(stack, screen)
  screen.line(
    `  data: ${displayPath(settings.DATA_DIR)}, logs: ${displayPath(join(settings.DATA_DIR, 'logs'))}`,
  )
  screen.line('')
}

const lookForLostRunsEvery = 5000

/** At the start and later: the file may be deleted under a running server, which begins an empty one when it is next started. */
function takeUpLostRuns({ context }: Stack, screen: Screen): void {
  const { DATA_DIR } = context.settings
  const look = async () => {
    // A database that is away is asked again the next time.
    const count = await announceLostRuns(DATA_DIR, databaseUrl(context)).catch(() => undefined)
    if (count !== undefined)
      screen.line(`  Temporal's data was lost: ${count} open runs are taken up again from their rows`)
    setTimeout(look, lookForLostRunsEvery).unref()
  }
  look()
}

const known = `npm start -- [--fresh] [--only ${serviceNames.join(',')}]`

/** A word that is not understood starts nothing: `--frsh` must not bring up the data that it was to throw away. */
export function readOptions(args: string[]): { isFresh: boolean; only: string[] | undefined } {
  const options = { fresh: { type: 'boolean' }, only: { type: 'string' } } as const
  try {
    const { fresh, only } = parseArgs({ args, options }).values
    const names: readonly string[] = serviceNames
    const unknown = only?.split(',').find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Error(`No service is called '${unknown}'.`)
    return { isFresh: fresh === true, only: only?.split(',') }
  } catch (error) {
    throw new Fault(`${sayWhy(error).split('\n')[0]} What can be said: ${known}`)
  }
}

export async function start(args: string[], { isDev = false } = {}): Promise<void> {
  const began = Date.now()
  const { isFresh, only } = readOptions(args)
  const settings: Settings = readSettings(process.env, { isDev })
  const screen = createScreen()
  screen.line(`Starting Questboard on ${displayPath(settings.DATA_DIR)}`)
  const stack = await bringUp(settings, screen, { isFresh, only })
  const ailments = only ? [] : await findAilments(settings)
  showTable(stack, screen)
  for (const ailment of ailments) screen.line(`  not well: ${ailment}`)
  const readyAfter = Date.now() - began
  if (isDev) watchSources(stack, screen)
  takeUpLostRuns(stack, screen)
  writeAccount(stack, readyAfter)
  screen.line(`ready in ${seconds(readyAfter)}`)
  // After ready: a few hundred workflows keep this machine busy for a while, and nobody waits for them.
  if (!only && settings.SEED)
    await announceSeededRows(databaseUrl(stack.context)).catch((error: unknown) =>
      screen.line(`  the demo market's workflows wait for the next start: ${sayWhy(error)}`),
    )
}
