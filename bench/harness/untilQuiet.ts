import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_MS = 3000
/** The maximum share of CPU time, over all processors, at which the machine counts as idle. */
const QUIET = 0.15
/** After a first start, the demo market's quest runs keep the machine busy for a minute or two. */
const PATIENCE_MS = 180_000

type Clock = { readonly busy: number; readonly all: number }

const clock = (): Clock => {
  const times = cpus().map((cpu) => cpu.times)
  const all = times.flatMap((one) => Object.values(one)).reduce((sum, ms) => sum + ms, 0)
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) }
}

/** Waits until the machine is nearly idle. If the machine stays busy, logs a message and continues. */
export const untilQuiet = async (log: (line: string) => void): Promise<void> => {
  const limit = Date.now() + PATIENCE_MS
  for (let before = clock(); ; ) {
    await sleep(LOOK_MS)
    const now = clock()
    const share = (now.busy - before.busy) / (now.all - before.all)
    if (share < QUIET) return
    if (Date.now() > limit) return log(`measuring on a busy machine: ${Math.round(share * 100)} % busy`)
    before = now
  }
}
