/** `npm start` and `npm run dev`. */
import { join } from 'node:path'
import { writeWhole } from './dataDir.ts'
import { readSettings, type Settings } from './env.ts'
import { sayWhy } from './fault.ts'
import { memoryOf } from './processes.ts'
import { announceSeededRows } from './resume.ts'
import { createScreen, layOut, megabytes, type Screen, seconds } from './screen.ts'
import { databaseUrl } from './services/context.ts'
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

/** For `npm run bench -- start`, and for whoever wonders what took so long. */
function writeAccount(stack: Stack, readyAfter: number): void {
  const file = join(stack.context.settings.DATA_DIR, 'logs', 'start.json')
  const account = { phases: stack.supervisor.phases, readyAfter, memory: weigh(stack) }
  writeWhole(file, JSON.stringify(account, null, 2))
  setTimeout(() => {
    writeWhole(file, JSON.stringify({ ...account, idle: weigh(stack) }, null, 2))
  }, quietAfter).unref()
}

function describeService(stack: Stack, service: Stack['services'][number]) {
  const pid = stack.supervisor.pidOf(service.name)
  const memory = pid === undefined ? 0 : memoryOf(pid)
  const { settings } = stack.context
  const what =
    service.name === 'actions' && !settings.isDev ? 'the web client and the gateway' : explained[service.name]
  return { memory, row: [service.name, service.address ?? '', megabytes(memory), what ?? ''] }
}

function showTable(stack: Stack, screen: Screen): void {
  const { settings, secrets } = stack.context
  const all = stack.services
    .filter((service) => service.address)
    .map((service) => describeService(stack, service))
  const own = memoryOf(process.pid) - all.reduce((sum, { memory }) => sum + memory, 0)
  const total = all.reduce((sum, { memory }) => sum + memory, 0) + Math.max(own, 0)
  screen.line('')
  for (const line of layOut([
    ['service', 'address', 'memory', 'what it is'],
    ...all.map(({ row }) => row),
    ['', '', megabytes(total), 'all of it, with this supervisor'],
  ])) {
    screen.line(line)
  }
  screen.line('')
  if (settings.NODE_ENV !== 'production') {
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
  screen.line(`  engine's admin secret: ${secrets.HASURA_GRAPHQL_ADMIN_SECRET}`)
  screen.line(
    `  data: ${displayPath(settings.DATA_DIR)}, logs: ${displayPath(join(settings.DATA_DIR, 'logs'))}`,
  )
  screen.line('')
}

export async function start(args: string[], { isDev = false } = {}): Promise<void> {
  const began = Date.now()
  const settings: Settings = readSettings(process.env, { isDev })
  const screen = createScreen()
  screen.line(`Starting Questboard on ${displayPath(settings.DATA_DIR)}`)
  const only = args.includes('--only') ? (args[args.indexOf('--only') + 1] ?? '').split(',') : undefined
  const stack = await bringUp(settings, screen, { isFresh: args.includes('--fresh'), only })
  const ailments = only ? [] : await findAilments(settings)
  showTable(stack, screen)
  for (const ailment of ailments) screen.line(`  not well: ${ailment}`)
  const readyAfter = Date.now() - began
  if (isDev) watchSources(stack, screen)
  writeAccount(stack, readyAfter)
  screen.line(`ready in ${seconds(readyAfter)}`)
  // After ready: a few hundred workflows keep this machine busy for a while, and nobody waits for them.
  if (!only && settings.SEED)
    await announceSeededRows(databaseUrl(stack.context)).catch((error: unknown) =>
      screen.line(`  the demo market's workflows wait for the next start: ${sayWhy(error)}`),
    )
}
