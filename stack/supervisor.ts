/** Starts services in the order of their dependencies, in parallel where possible. Stops all of them. */
import { Fault } from './fault.ts'
import { Keeper, type Pulse } from './keeper.ts'
import type { Launcher } from './launch.ts'
import type { Screen } from './screen.ts'
import type { Service } from './service.ts'

export type Phase = { name: string; after: string[]; from: number; to: number }

export type Supervisor = {
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Ends a service and restarts it immediately. */
  renew: (name: string) => Promise<void>
  pidOf: (name: string) => number | undefined
  /** When each service was started and when it was ready, in milliseconds since `start`. */
  phases: Phase[]
}

export function createSupervisor(
  services: Service[],
  launcher: Launcher,
  screen: Screen,
  { readyLimit = 60_000, pulse }: { readyLimit?: number; pulse?: Pulse } = {},
): Supervisor {
  const keepers = new Map<string, Keeper>()
  const phases: Phase[] = []
  let isStopping = false
  let begun = 0

  async function bringUp(service: Service): Promise<void> {
    if (isStopping) return
    const phase = { name: service.name, after: service.after, from: Date.now() - begun, to: 0 }
    const work = screen.begin(service.name)
    // A step can still report something after the stop has interrupted it. Such messages are not shown.
    await service.prepare?.((what) => !isStopping && work.say(what))
    const { command } = service
    if (command && !isStopping) {
      const keeper = new Keeper({ service, command, launcher, screen, readyLimit, pulse })
      keepers.set(service.name, keeper)
      await keeper.start()
    }
    phases.push({ ...phase, to: Date.now() - begun })
    work.done(command ? 'ready' : 'done')
  }

  async function start(): Promise<void> {
    begun = Date.now()
    await inOrder(services, bringUp)
  }

  async function stop(): Promise<void> {
    isStopping = true
    for (const keeper of keepers.values()) keeper.halt()
    await inReverseOrder(services, async (name) => keepers.get(name)?.end())
    await launcher.endAll()
  }

  return {
    start,
    stop,
    renew: async (name) => keepers.get(name)?.renew(),
    pidOf: (name) => keepers.get(name)?.pid(),
    phases,
  }
}

/** Starts each service as soon as the services on which it depends are ready. */
async function inOrder(services: Service[], work: (service: Service) => Promise<void>): Promise<void> {
  const promises = new Map<string, Promise<void>>()
  const begin = (name: string): Promise<void> => {
    const known = promises.get(name)
    if (known) return known
    const service = services.find((each) => each.name === name)
    if (!service) throw new Fault(`No service is named ${name}.`)
    const promise = Promise.all(service.after.map(begin)).then(() => work(service))
    promises.set(name, promise)
    return promise
  }
  await Promise.all(services.map((service) => begin(service.name)))
}

/** Ends services in groups, starting with the services on which no other service depends. */
async function inReverseOrder(services: Service[], end: (name: string) => Promise<void>): Promise<void> {
  const left = new Set(services.map((service) => service.name))
  while (left.size > 0) {
    const isNeeded = (name: string) =>
      services.some((each) => left.has(each.name) && each.after.includes(name))
    const layer = [...left].filter((name) => !isNeeded(name))
    await Promise.all(layer.map(end))
    for (const name of layer) left.delete(name)
    if (layer.length === 0) break
  }
}
