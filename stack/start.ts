/** `npm start` and `npm run dev`. */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeWhole } from './dataDir.ts'
import { playedBySandbox, readSettings, type Settings } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { takeUpOpenRuns } from './lostRuns.ts'
import { memoryOf } from './processes.ts'
import { createScreen, layOut, megabytes, type Screen, seconds } from './screen.ts'
import { at, databaseUrl } from './services/context.ts'
import { serviceNames } from './services/index.ts'
import { bringUp, displayPath, type Stack, untilWell } from './stack.ts'
import { watchSources } from './watch.ts'
import { watchHealth } from './watchHealth.ts'

const explained: Record<string, string> = {
  postgres: 'database',
  engine: 'GraphQL, Hasura v2 API, console',
  temporal: "workflows: Temporal's web UI",
  sandbox: 'local stand-ins for third parties, with links to their pages',
  mails: 'sent emails',
  channels: 'control YouTube channels; also /twitch/channels, /tiktok/channels',
  cards: 'control card payments',
  payouts: 'control PayPal payouts; also /stripe-connect',
  gateway: 'gateway',
  actions: 'handlers that the engine calls',
  worker: 'workflows and activities',
  web: 'web client with hot reload',
}

/** The time after which memory that only the start needed has been garbage collected. */
const quietAfter = 20_000

function weigh({ services, supervisor }: Stack) {
  const pids = services.map(({ name }) => ({ name, pid: supervisor.pidOf(name) }))
  const memory = pids.flatMap(({ name, pid }) => (pid === undefined ? [] : [{ name, bytes: memoryOf(pid) }]))
  const own = memoryOf(process.pid) - memory.reduce((sum, { bytes }) => sum + bytes, 0)
  return [...memory, { name: 'supervisor', bytes: own }]
}

/**
 * Writes data for `npm run bench -- start` and for diagnosing slow starts. An error such as a full disk must not end
 * the stack.
 */
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
    service.name === 'gateway' && !settings.isDev ? 'web client and gateway' : explained[service.name]
  const row = [service.name, service.address ?? '', megabytes(memory), what ?? '']
  const held = (service.holds ?? []).map(({ name, address }) => [
    name,
    address,
    '',
    `in ${service.name}: ${explained[name] ?? ''}`,
  ])
  return { memory, rows: [row, ...held] }
}

/** Prints the addresses. With `--only`, prints only the services that were started. */
function showDoors({ context: { settings, secrets }, services }: Stack, screen: Screen): void {
  const runs = (name: string) => services.some((service) => service.name === name)
  const isOpen = runs('gateway') && (!settings.isDev || runs('web'))
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
  if (played.length > 0)
    screen.line(`  Not ready for the public: the sandbox still replaces ${played.join(', ')}`)
  if (runs('gateway')) screen.line(`  engine's admin secret: ${secrets.HASURA_GRAPHQL_ADMIN_SECRET}`)
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
    ['service', 'address', 'memory', 'description'],
    ...all.flatMap(({ rows }) => rows),
    ['', '', megabytes(total), 'total, including this supervisor'],
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

/**
 * Makes sure that all open runs have workflows, when the stack starts and repeatedly later. If Temporal's database file
 * is deleted while the server runs, the server creates an empty one at its next start. Begins after the stack is ready,
 * because hundreds of workflows keep the machine busy and no one waits for them.
 */
function keepRunsTakenUp({ context, services }: Stack, screen: Screen): void {
  const runs = (name: string) => services.some((service) => service.name === name)
  if (!runs('temporal') || !runs('gateway')) return
  const { DATA_DIR: dataDir, TEMPORAL_HTTP_PORT, TEMPORAL_NAMESPACE } = context.settings
  const namespaceUrl = at(TEMPORAL_HTTP_PORT, `/api/v1/namespaces/${TEMPORAL_NAMESPACE}`)
  const look = async () => {
    const lost = await takeUpOpenRuns({ dataDir, namespaceUrl, databaseUrl: databaseUrl(context) }).catch(
      () => undefined,
    )
    if (lost !== undefined)
      screen.line(`  Temporal's data was lost. ${lost} open runs were started again from their rows`)
    setTimeout(look, lookForLostRunsEvery).unref()
  }
  look()
}

/**
 * Reports that the stack is ready once all components are healthy. A lasting problem, such as an unreachable mail
 * server, is reported and checked again.
 */
async function sayReady(stack: Stack, screen: Screen, began: number): Promise<void> {
  const { settings } = stack.context
  const sayWell = () => {
    const readyAfter = Date.now() - began
    writeAccount(stack, readyAfter)
    screen.line(`ready in ${seconds(readyAfter)}`)
  }
  const isWhole = stack.services.length === serviceNames.length
  const ailments = isWhole ? await untilWell(settings) : []
  if (ailments.length === 0) return sayWell()
  for (const ailment of ailments) screen.line(`  unhealthy: ${ailment}`)
  screen.line('Questboard is running. It reports “ready” when these problems are solved.')
  const lookAgain = async () => {
    if ((await untilWell(settings)).length > 0) setTimeout(lookAgain, 1000).unref()
    else sayWell()
  }
  lookAgain()
}

const known = `npm start -- [--fresh] [--only ${serviceNames.join(',')}]`

/**
 * Refuses to start with an unknown argument. After a mistyped `--frsh`, the stack must not use the data that should
 * have been deleted.
 */
export function readOptions(args: string[]): { isFresh: boolean; only: string[] | undefined } {
  const options = { fresh: { type: 'boolean' }, only: { type: 'string' } } as const
  try {
    const { fresh, only } = parseArgs({ args, options }).values
    const names: readonly string[] = serviceNames
    const unknown = only?.split(',').find((name) => !names.includes(name))
    if (unknown !== undefined) throw new Error(`No service is named '${unknown}'.`)
    return { isFresh: fresh === true, only: only?.split(',') }
  } catch (error) {
    throw new Fault(`${(sayWhy(error).split('\n')[0] ?? '').replace(/\.?$/, '.')} Usage: ${known}`)
  }
}

export async function start(args: string[], { isDev = false } = {}): Promise<void> {
  const began = Date.now()
  const { isFresh, only } = readOptions(args)
  const settings: Settings = readSettings(process.env, { isDev })
  const screen = createScreen()
  screen.line(`Starting Questboard on ${displayPath(settings.DATA_DIR)}`)
  const stack = await bringUp(settings, screen, { isFresh, only })
  showTable(stack, screen)
  if (isDev) watchSources(stack, screen)
  await sayReady(stack, screen, began)
  const every = settings.NODE_ENV === 'test' ? 5000 : undefined
  if (!only) watchHealth(at(settings.GATEWAY_PORT, '/api/health'), screen, every)
  keepRunsTakenUp(stack, screen)
}
