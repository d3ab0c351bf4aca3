/** Starts one stack and stops it. If the start fails, everything that was started is ended. */
import { realpathSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import {
  checkVersion,
  type DataLock,
  lockDataDir,
  makeWritable,
  readSecrets,
  refuseFullDisk,
  writeWhole,
} from './dataDir.ts'
import { root, type Settings } from './env.ts'
import { Fault, sayWhy } from './fault.ts'
import { createLauncher } from './launch.ts'
import { closeToOthers } from './ownerOnly.ts'
import { refuseTakenPorts } from './ports.ts'
import { printableLine } from './printable.ts'
import { isAlive, markedWith, sees } from './processes.ts'
import type { Screen } from './screen.ts'
import type { Service } from './service.ts'
import { at, type Context, codeKeyEnv, serviceEnv, wordsOf } from './services/context.ts'
import { createServices } from './services/index.ts'
import { clusterFolder } from './services/postgresUser.ts'
import { createSupervisor, type Supervisor } from './supervisor.ts'

export type Stack = {
  context: Context
  services: Service[]
  supervisor: Supervisor
  stop: () => Promise<void>
}

const mark = 'QUESTBOARD_STACK'

/** The names of the files that we create, because `--fresh` must not delete other files in the DATA_DIR. */
const ownNames = [
  '.restoring',
  'postgres',
  'postgres.new',
  'temporal.db',
  'temporal.db-shm',
  'temporal.db-wal',
  'temporal.db.new',
  'files',
  'mail',
]
const ownFiles = [
  'backing-up',
  'filled',
  'migrated',
  'runs-announced',
  'secrets.json',
  'version.json',
  'stack.json',
]

/** Files that `--fresh` does not delete. The lock is in use. */
const keptNames = ['backups', 'bench', 'lock', 'logs']

export const closeOwn = (dataDir: string) => closeToOthers(dataDir, [...ownNames, ...ownFiles, ...keptNames])

export function wipe(dataDir: string): void {
  for (const name of [...ownNames, ...ownFiles]) rmSync(join(dataDir, name), { recursive: true, force: true })
  const cluster = clusterFolder(join(dataDir, 'postgres'))
  if (!cluster.startsWith(dataDir)) rmSync(dirname(cluster), { recursive: true, force: true })
}

/** Ends processes that a killed supervisor left running on this data folder, which we have locked. */
async function sweep(folder: string, screen: Screen): Promise<void> {
  const strays = markedWith(`${mark}=${folder}`).filter((pid) => sees(pid, folder))
  if (strays.length === 0) return
  screen.line(`  Stopping ${strays.length} processes of an earlier start`)
  const signal = (name: NodeJS.Signals) => {
    for (const pid of strays.filter(isAlive)) {
      try {
        process.kill(pid, name)
      } catch {}
    }
  }
  signal('SIGINT')
  for (let waited = 0; waited < 5000 && strays.some(isAlive); waited += 50) await sleep(50)
  signal('SIGKILL')
}

type Options = {
  isFresh?: boolean | undefined
  /** Starts only these services and the services on which they depend. */
  only?: string[] | undefined
}

export async function bringUp(settings: Settings, screen: Screen, options: Options = {}): Promise<Stack> {
  makeWritable(settings.DATA_DIR)
  const lock = await lockDataDir(settings.DATA_DIR, settings.PUBLIC_URL)
  try {
    return await bringUpLocked(settings, screen, options, lock)
  } catch (error) {
    lock.close()
    throw error
  }
}

function select(services: Service[], only: string[] | undefined): Service[] {
  if (!only) return services
  const isWanted = (name: string): boolean =>
    only.includes(name) || services.some((each) => each.after.includes(name) && isWanted(each.name))
  return services.filter((service) => isWanted(service.name))
}

/**
 * If a service fails, other services report this many times a second, so the screen shows each message only now and
 * then. The log contains all messages.
 */
function tellOnce(screen: Screen): (name: string, words: string) => void {
  const toldAt = new Map<string, number>()
  const again = 10_000
  return (name, words) => {
    // Removes numbers before comparing messages, because process ids and times differ in each line.
    const gist = `${name} ${words.replace(/\d+/g, '')}`
    const now = Date.now()
    if (now - (toldAt.get(gist) ?? 0) < again) return
    toldAt.set(gist, now)
    if (toldAt.size > 200) toldAt.clear()
    screen.line(`  ${name}: ${words}`)
  }
}

async function bringUpLocked(
  settings: Settings,
  screen: Screen,
  { isFresh, only }: Options,
  lock: DataLock,
): Promise<Stack> {
  const own = realpathSync(settings.DATA_DIR)
  await sweep(own, screen)
  if (isFresh) wipe(own)
  closeOwn(own)
  checkVersion(own)
  refuseFullDisk(own)
  await refuseTakenPorts(settings)
  const secrets = readSecrets(own, settings)
  const alarms = new Map<string, Service['isAlarm']>()
  const tell = tellOnce(screen)
  const launcher = createLauncher({
    logs: join(own, 'logs'),
    mark: [mark, own],
    onTrouble: (words) => screen.line(`  ${words}`),
    onLine: (name, line) => alarms.get(name)?.(line) && tell(name, printableLine(wordsOf(line), 300)),
  })
  const context: Context = { settings, secrets, launcher }
  const services = select(createServices(context), only)
  for (const service of services) alarms.set(service.name, service.isAlarm)
  const supervisor = createSupervisor(services, launcher, screen)
  const stop = async () => {
    await supervisor.stop()
    rmSync(join(own, 'stack.json'), { force: true })
    lock.close()
  }
  stopping.add(stop)
  try {
    await supervisor.start()
  } catch (error) {
    await stop()
    throw error
  }
  writeWhole(
    join(own, 'stack.json'),
    `${JSON.stringify({ ...serviceEnv(context), ...codeKeyEnv(context) }, null, 2)}\n`,
  )
  return { context, services, supervisor, stop }
}

/** The stacks that are running and the work that is not finished. A signal ends both. */
const stopping = new Set<() => Promise<void>>()

/** A signal aborts the work and waits for its cleanup. */
export async function interruptible<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const done = work(controller.signal)
  const stop = async () => {
    controller.abort(new Fault('The start was stopped.'))
    await done.catch(() => {})
  }
  stopping.add(stop)
  try {
    return await done
  } finally {
    stopping.delete(stop)
  }
}

export async function stopAll(): Promise<void> {
  await Promise.all([...stopping].map((stop) => stop()))
}

export const healthSchema = z.object({
  status: z.string(),
  components: z.record(z.string(), z.object({ status: z.string(), detail: z.unknown().optional() })),
})

/** Components that /api/health reports as unhealthy. */
async function findAilments(settings: Settings): Promise<string[]> {
  try {
    const response = await fetch(at(settings.GATEWAY_PORT, '/api/health'), {
      signal: AbortSignal.timeout(5000),
    })
    const { status, components } = healthSchema.parse(await response.json())
    if (status === 'ok') return []
    const ill = Object.entries(components).filter(([, component]) => component.status !== 'ok')
    return ill.map(
      ([name, component]) =>
        `${name}: ${component.status}, ${printableLine(String(component.detail ?? ''), 300)}`,
    )
  } catch (error) {
    return [`/api/health: ${sayWhy(error)}`]
  }
}

/** Waits while the services connect to each other. Returns the components that are still unhealthy at the end. */
export async function untilWell(settings: Settings, patience = 20_000): Promise<string[]> {
  for (const limit = Date.now() + patience; ; await sleep(100)) {
    const ailments = await findAilments(settings)
    if (ailments.length === 0 || Date.now() > limit) return ailments
  }
}

export const displayPath = (path: string) =>
  path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path
