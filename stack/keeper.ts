/** Starts a service, checks that it responds, and restarts it when it dies, until the service should stop. */
import { setTimeout as sleep } from 'node:timers/promises'
import { endingOf, howItEnded, partingWords } from './ending.ts'
import { Fault, sayWhy } from './fault.ts'
import type { Child, Command, Ending, Launcher } from './launch.ts'
import { Pause } from './pause.ts'
import { type Screen, seconds } from './screen.ts'
import type { Service } from './service.ts'

const pollEvery = 25
const backOff = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
const waitAfter = (tries: number) => backOff[Math.min(tries, backOff.length - 1)] ?? 0
/** A service that has run for this long is restarted with the shortest delay. */
const steadyAfter = 60_000

export async function untilReady(
  service: Pick<Service, 'name' | 'isReady'>,
  child: Child,
  readyLimit: number,
): Promise<void> {
  const ending = endingOf(child)
  for (const limit = Date.now() + readyLimit; Date.now() < limit; await sleep(pollEvery)) {
    if (ending.how) {
      const words = child.lastLines().slice(-12).join('\n')
      throw new Fault(
        `${service.name} ${howItEnded(ending.how)} before it was ready.${words ? `\n${words}` : ''}`,
      )
    }
    if (!service.isReady || (await service.isReady().catch(() => false))) return
  }
  throw new Fault(`${service.name} was not ready after ${readyLimit / 1000} s. See its log.`)
}

/**
 * The interval between checks, and the number of failed checks in a row after which a service counts as stuck.
 */
export type Pulse = { every: number; silences: number }
const calm: Pulse = { every: 10_000, silences: 6 }

/** The service, and everything that is needed to run it. */
type Charge = {
  service: Service
  command: () => Command
  launcher: Launcher
  screen: Screen
  readyLimit: number
  pulse?: Pulse | undefined
}

export class Keeper {
  readonly #charge: Charge
  readonly #pause = new Pause()
  #child: Child | undefined
  #isStopping = false
  #isRenewed = false
  /** The number of times that the service has died since it last ran for a long time. */
  #deaths = 0
  #lastWords = ''

  constructor(charge: Charge) {
    this.#charge = charge
  }

  /** Resolves when the service responds for the first time. */
  async start(): Promise<void> {
    const { service, readyLimit } = this.#charge
    const first = await this.#launch()
    await untilReady(service, first, readyLimit)
    await service.onReady?.()
    this.#keep(first)
    this.#watchPulse(first)
  }

  /** Ends the service and restarts it immediately. */
  async renew(): Promise<void> {
    if (this.#pause.cutShort()) return
    this.#isRenewed = true
    await this.#child?.end()
  }

  /** Stops restarting the service. */
  halt(): void {
    this.#isStopping = true
    this.#pause.cutShort()
  }

  async end(): Promise<void> {
    await this.#child?.end()
  }

  pid(): number | undefined {
    return this.#child?.pid
  }

  /** Starts the program. If the stack stops while the program starts, ends it immediately. */
  async #launch(): Promise<Child> {
    const { service, command, launcher } = this.#charge
    const launched = await launcher.launch(service.name, command())
    this.#child = launched
    if (this.#isStopping) await launched.end()
    return launched
  }

  async #keep(first: Child): Promise<void> {
    for (let current: Child | undefined = first; current; ) {
      const since = Date.now()
      const how = await current.ended
      if (this.#isStopping) return
      const wait = this.#isRenewed ? this.#noteRenewal() : this.#noteDeath(current, how, Date.now() - since)
      await this.#pause.take(wait)
      current = await this.#relaunch()
      if (current) this.#watchReturn(current)
    }
  }

  /** Resets the number of deaths after a deliberate restart. Returns the delay before the next start. */
  #noteRenewal(): number {
    this.#isRenewed = false
    this.#deaths = 0
    return 0
  }

  /** Returns the delay before the next start. */
  #noteDeath(died: Child, how: Ending, lived: number): number {
    if (lived > steadyAfter) this.#deaths = 0
    const wait = waitAfter(this.#deaths++)
    this.#say(`${howItEnded(how)}: restarting in ${seconds(wait)}`)
    if (!how.signal) this.#sayOnce(partingWords(died))
    return wait
  }

  /** Shows a message only if it has changed, because a program that cannot start prints the same message every time. */
  #sayOnce(words: string): void {
    if (!words || words === this.#lastWords) return
    this.#charge.screen.line(words)
    this.#lastWords = words
  }

  /**
   * Retries the start until it succeeds or the stack stops. If the machine has no process or file descriptor left, the
   * other services must keep running.
   */
  async #relaunch(): Promise<Child | undefined> {
    for (let tries = 0; !this.#isStopping; tries++) {
      try {
        return await this.#launch()
      } catch (error) {
        const wait = waitAfter(tries)
        this.#say(`cannot be started (${sayWhy(error)}), trying again in ${seconds(wait)}`)
        await this.#pause.take(wait)
      }
    }
    return undefined
  }

  /** Waits until the new process responds. If it never responds, ends and restarts it like a dead process. */
  async #watchReturn(next: Child): Promise<void> {
    const { service, readyLimit } = this.#charge
    const ending = endingOf(next)
    try {
      await untilReady(service, next, readyLimit)
      if (!this.#isStopping) this.#say('is back')
      this.#watchPulse(next)
    } catch {
      if (ending.how || this.#isStopping) return
      this.#say(`does not answer after ${seconds(readyLimit)}, stopping it`)
      await next.end()
    }
  }

  /** Counts failed checks instead of time, so that nothing is restarted after the machine was asleep. */
  async #watchPulse(watched: Child): Promise<void> {
    const { service, pulse = calm } = this.#charge
    if (!service.pulse) return
    const ending = endingOf(watched)
    for (let silences = 0; silences < pulse.silences; ) {
      await sleep(pulse.every, undefined, { ref: false })
      if (ending.how || this.#isStopping) return
      silences = await service.pulse().then(
        () => 0,
        () => silences + 1,
      )
    }
    if (ending.how || this.#isStopping) return
    this.#say(`did not answer ${pulse.silences} times in a row, stopping it`)
    await watched.end()
  }

  #say(words: string): void {
    this.#charge.screen.line(`  ${this.#charge.service.name} ${words}`)
  }
}
