import { setTimeout as sleep } from 'node:timers/promises'

type Limits = { readonly perSecond: number; readonly atOnce: number }
type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<unknown> }

/** Limits how many calls start per second and how many run at the same time. Calls run in order. */
export const createPace = (
  { perSecond, atOnce }: Limits,
  clock: Clock = { now: () => Date.now(), sleep },
): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let begun: readonly number[] = []
  let turn: Promise<unknown> = Promise.resolve()
  const underWay = new Set<Promise<unknown>>()

  const admit = async (): Promise<void> => {
    while (underWay.size >= atOnce) await Promise.race(underWay)
    const first = begun.length < perSecond ? undefined : begun[0]
    const wait = first === undefined ? 0 : first + 1000 - clock.now()
    if (wait > 0) await clock.sleep(wait)
    begun = [...begun, clock.now()].slice(-perSecond)
  }

  return async (work) => {
    const begin = turn.then(admit).then(() => {
      const done = work()
      // Ignores errors here, because the caller handles the errors of its own call.
      const settled = done.then(
        () => undefined,
        () => undefined,
      )
      underWay.add(settled)
      void settled.then(() => underWay.delete(settled))
      return { done }
    })
    turn = begin
    return (await begin).done
  }
}
