/** Keeps one service alive: starts it, sees that it answers, and starts it again when it dies, until it is told to stop. */
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault, sayWhy } from './fault.ts'
import type { Child, Command, Ending, Launcher } from './launch.ts'
import { type Screen, seconds } from './screen.ts'
import type { Service } from './service.ts'

export type Keeper = {
  /** Done when the service answers for the first time. */
  start: () => Promise<void>
  /** Ends it so that it is started anew at once, without a back-off. */
  renew: () => Promise<void>
  /** From now on it is not started again. */
  halt: () => void
  end: () => Promise<void>
  pid: () => number | undefined
}

const pollEvery = 25
const backOff = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const waitAfter = (tries: number) => backOff[Math.min(tries, backOff.length - 1)] ?? 0
/** Having lived this long, a service starts over with the shortest back-off. */
const steadyAfter = 60_000

function howItEnded({ code, signal }: Ending): string {
  return signal ? `was ended by ${signal}` : `ended with exit code ${code}`
}

/** The end of its output but for the log lines, which are JSON and were shown where they matter. */
function partingWords(child: Child): string {
  const lines = child.lastLines().slice(-40)
  const plain = lines.filter((line) => !line.startsWith('{') && !/^\s+at .*(node:|node_modules)/.test(line))
  return plain
    .slice(-12)
    .map((line) => `    ${line}`)
    .join('\n')
}

export async function untilReady(
  service: Pick<Service, 'name' | 'isReady'>,
  child: Child,
  readyLimit: number,
): Promise<void> {
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

/** How often a service is asked for a sign of life, and after how many silences in a row it is stuck. */
export type Pulse = { every: number; silences: number }
const calm: Pulse = { every: 10_000, silences: 6 }

/** What is kept, and with what. */
type Charge = {
  service: Service
  command: () => Command
  launcher: Launcher
  screen: Screen
  readyLimit: number
  pulse?: Pulse | undefined
}

export function createKeeper({
  service,
  command,
  launcher,
  screen,
  readyLimit,
  pulse = calm,
}: Charge): Keeper {
  let child: Child | undefined
  let isStopping = false
  let isRenewed = false
  let wake: (() => void) | undefined

  /** A stop that came while the program was being started ends it at once. */
  async function launch(): Promise<Child> {
    const launched = await launcher.launch(service.name, command())
    child = launched
    if (isStopping) await launched.end()
    return launched
  }

  /** Between a death and the next start; a renewal cuts it short. */
  function pause(wait: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => wake?.(), wait)
      wake = () => {
        wake = undefined
        clearTimeout(timer)
        resolve()
      }
    })
  }

  /** No room for a process or a file is no reason for the rest to end: it is tried until there is, or until the stop. */
  async function relaunch(): Promise<Child | undefined> {
    for (let tries = 0; !isStopping; tries++) {
      try {
        return await launch()
      } catch (error) {
        const wait = waitAfter(tries)
        screen.line(`  ${service.name} cannot be started (${sayWhy(error)}): once more in ${seconds(wait)}`)
        await pause(wait)
      }
    }
    return undefined
  }

  async function keep(first: Child): Promise<void> {
    let current = first
    let lastWords = ''
    for (let tries = 0; ; ) {
      const since = Date.now()
      const ending = await current.ended
      if (isStopping) return
      const isAsked = isRenewed
      isRenewed = false
      if (isAsked || Date.now() - since > steadyAfter) tries = 0
      const wait = isAsked ? 0 : waitAfter(tries++)
      if (!isAsked)
        screen.line(`  ${service.name} ${howItEnded(ending)}: starting it again in ${seconds(wait)}`)
      // A program that cannot even start says why on its way out; said once, until it says something else.
      const words = isAsked || ending.signal ? '' : partingWords(current)
      if (words && words !== lastWords) screen.line(words)
      lastWords = words || lastWords
      await pause(wait)
      const next = await relaunch()
      if (!next) return
      current = next
      watchReturn(current)
    }
  }

  /** One that lives but never answers is no better than one that died: it is ended, and so started again. */
  async function watchReturn(next: Child): Promise<void> {
    let hasEnded = false
    next.ended.then(() => {
      hasEnded = true
    })
    try {
      await untilReady(service, next, readyLimit)
      if (!isStopping) screen.line(`  ${service.name} is back`)
      watchPulse(next)
    } catch {
      if (hasEnded || isStopping) return
      screen.line(`  ${service.name} does not answer after ${seconds(readyLimit)}: ending it`)
      await next.end()
    }
  }

  /** Silences are counted, not timed: a machine that slept is no reason to start anything anew. */
  async function watchPulse(watched: Child): Promise<void> {
    if (!service.pulse) return
    let hasEnded = false
    watched.ended.then(() => {
      hasEnded = true
    })
    for (let silences = 0; silences < pulse.silences; ) {
      await sleep(pulse.every, undefined, { ref: false })
      if (hasEnded || isStopping) return
      silences = await service.pulse().then(
        () => 0,
        () => silences + 1,
      )
    }
    if (hasEnded || isStopping) return
    screen.line(`  ${service.name} has given no answer ${pulse.silences} times in a row: ending it`)
    await watched.end()
  }

  return {
    start: async () => {
      const first = await launch()
      await untilReady(service, first, readyLimit)
      await service.onReady?.()
      keep(first)
      watchPulse(first)
    },
    renew: async () => {
      if (wake) return wake()
      isRenewed = true
      await child?.end()
    },
    halt: () => {
      isStopping = true
      wake?.()
    },
    end: async () => child?.end(),
    pid: () => child?.pid,
  }
}
