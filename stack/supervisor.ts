/** Starts services in the order of their dependencies, on health checks; starts again one that dies; stops all of them. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from './fault.ts'
import type { Child, Command, Ending, Launcher } from './launch.ts'
import { type Screen, seconds } from './screen.ts'

export type Say = (what: string) => void

export type Service = {
  name: string
  /** The names of those that must be ready first. */
  after: string[]
  /** What must be done before: installing, building, migrating. Without a command this is all of it. */
  prepare?: (say: Say) => Promise<void>
  command?: () => Command
  isReady?: () => Promise<boolean>
  /** What must be done once it answers, before others may use it. */
  onReady?: () => Promise<void>
  /** For the table at the end: address → what it is. */
  address?: string
  /** Under `npm run dev`: folders whose changes start it anew. */
  watch?: string[]
  /** A line of its log that the person should see at once. */
  isAlarm?: (line: string) => boolean
}

export type Phase = { name: string; after: string[]; from: number; to: number }

export type Supervisor = {
  start: () => Promise<void>
  stop: () => Promise<void>
  /** Ends a service so that it is started anew at once, without a back-off. */
  renew: (name: string) => Promise<void>
  pidOf: (name: string) => number | undefined
  /** When each began and was ready, in milliseconds since `start`. */
  phases: Phase[]
}

const readyLimit = 60_000
const pollEvery = 25
const backOff = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
/** Having lived this long, a service starts over with the shortest back-off. */
const steadyAfter = 60_000

function howItEnded({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`
}

async function untilReady(service: Service, child: Child): Promise<void> {
  let ending: Ending | undefined
  child.ended.then((how) => {
    ending = how
  })
  for (const limit = Date.now() + readyLimit; Date.now() < limit; await sleep(pollEvery)) {
    if (ending) {
      const words = child.lastLines().slice(-12).join('\n')
      throw new Fault(
        `${service.name} ${howItEnded(ending)} before it was ready.${words ? `\n${words}` : ''}`,
      )
    }
    if (!service.isReady || (await service.isReady().catch(() => false))) return
  }
  throw new Fault(`${service.name} was not ready after ${readyLimit / 1000} s; see its log.`)
}

export function createSupervisor(services: Service[], launcher: Launcher, screen: Screen): Supervisor {
  const running = new Map<string, Child>()
  const renewed = new Set<string>()
  const wakers = new Map<string, () => void>()
  const phases: Phase[] = []
  let isStopping = false
  let begun = 0

  /** A stop that came while the program was being started ends it at once. */
  async function launch(service: Service, command: () => Command): Promise<Child> {
    const child = await launcher.launch(service.name, command())
    running.set(service.name, child)
    if (isStopping) await child.end()
    return child
  }

  /** Between a death and the next start; a renewal cuts it short. */
  function pause(name: string, wait: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = () => {
        wakers.delete(name)
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(wake, wait)
      wakers.set(name, wake)
    })
  }

  /** Keeps one service alive until the stack stops. */
  async function keep(service: Service, command: () => Command, first: Child): Promise<void> {
    let child = first
    for (let tries = 0; ; ) {
      const since = Date.now()
      const ending = await child.ended
      if (isStopping) return
      const isAsked = renewed.delete(service.name)
      if (isAsked || Date.now() - since > steadyAfter) tries = 0
      const wait = isAsked ? 0 : (backOff[Math.min(tries++, backOff.length - 1)] ?? 0)
      if (!isAsked)
        screen.line(`  ${service.name} ${howItEnded(ending)}: starting it again in ${seconds(wait)}`)
      await pause(service.name, wait)
      if (isStopping) return
      child = await launch(service, command)
      untilReady(service, child).then(
        () => !isStopping && screen.line(`  ${service.name} is back`),
        () => {},
      )
    }
  }

  async function bringUp(service: Service): Promise<void> {
    if (isStopping) return
    const phase = { name: service.name, after: service.after, from: Date.now() - begun, to: 0 }
    const work = screen.begin(service.name)
    await service.prepare?.(work.say)
    const { command } = service
    if (command && !isStopping) {
      const child = await launch(service, command)
      await untilReady(service, child)
      await service.onReady?.()
      keep(service, command, child)
    }
    phases.push({ ...phase, to: Date.now() - begun })
    work.done(command ? 'ready' : 'done')
  }

  async function start(): Promise<void> {
    begun = Date.now()
    const promises = new Map<string, Promise<void>>()
    const begin = (name: string): Promise<void> => {
      const known = promises.get(name)
      if (known) return known
      const service = services.find((each) => each.name === name)
      if (!service) throw new Fault(`No service is called ${name}.`)
      const promise = Promise.all(service.after.map(begin)).then(() => bringUp(service))
      promises.set(name, promise)
      return promise
    }
    await Promise.all(services.map((service) => begin(service.name)))
  }

  /** Those that depend on others end first; what is being prepared ends with them. */
  async function stop(): Promise<void> {
    isStopping = true
    for (const wake of wakers.values()) wake()
    const left = new Set(services.map((service) => service.name))
    while (left.size > 0) {
      const isNeeded = (name: string) =>
        services.some((each) => left.has(each.name) && each.after.includes(name))
      const layer = [...left].filter((name) => !isNeeded(name))
      await Promise.all(layer.map((name) => running.get(name)?.end()))
      for (const name of layer) left.delete(name)
      if (layer.length === 0) break
    }
    await launcher.endAll()
  }

  async function renew(name: string): Promise<void> {
    const wake = wakers.get(name)
    if (wake) return wake()
    renewed.add(name)
    await running.get(name)?.end()
  }

  return { start, stop, renew, pidOf: (name) => running.get(name)?.pid, phases }
}
