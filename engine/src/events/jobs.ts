import type { Log } from '../log.ts'

/** A store of jobs that several engines share: taken under a lease that its taker keeps renewing. */
export type JobStore<Job> = {
  /** Takes up to `limit` due jobs that no living engine holds. */
  readonly take: (limit: number) => Promise<readonly Job[]>
  readonly renew: (ids: readonly string[]) => Promise<void>
  /** Gives jobs back untouched, at shutdown. */
  readonly giveBack: (ids: readonly string[]) => Promise<void>
  readonly id: (job: Job) => string
  /** Does the work and records its outcome. */
  readonly work: (job: Job) => Promise<void>
}

export type Worker = {
  /** Looks now rather than at the next interval. */
  readonly wake: () => void
  /** Takes no more jobs, waits for those in hand up to a time, and gives the rest back. */
  readonly stop: (graceMs: number) => Promise<void>
}

export type WorkerOptions = {
  readonly name: string
  readonly intervalMs: number
  readonly batchSize: number
  readonly concurrency: number
  readonly log: Log
}

/** A job whose lease is older than this belongs to an engine that died; its holder renews far more often. */
export const leaseSeconds = 10
const renewMs = 3_000

export function startWorker<Job>(store: JobStore<Job>, options: WorkerOptions): Worker {
  const inHand = new Map<string, Promise<void>>()
  const report = (error: unknown) => options.log('error', options.name, error)
  const taker = createTaker(store, options, inHand, report)
  const polling = setInterval(taker.wake, options.intervalMs)
  const renewing = setInterval(() => {
    if (inHand.size > 0) store.renew([...inHand.keys()]).catch(report)
  }, renewMs)
  taker.wake()
  return {
    wake: taker.wake,
    async stop(graceMs) {
      clearInterval(polling)
      await taker.stop()
      await settle([...inHand.values()], graceMs)
      clearInterval(renewing)
      if (inHand.size > 0) await store.giveBack([...inHand.keys()]).catch(report)
    },
  }
}

/** Takes jobs in hand, one look at a time, as long as there is room. */
function createTaker<Job>(
  store: JobStore<Job>,
  { batchSize, concurrency }: WorkerOptions,
  inHand: Map<string, Promise<void>>,
  report: (error: unknown) => void,
): { readonly wake: () => void; readonly stop: () => Promise<void> } {
  let stopped = false
  let looking: Promise<void> | undefined
  let again = false

  const start = (job: Job) => {
    const id = store.id(job)
    const done = store.work(job).catch(report)
    inHand.set(
      id,
      done.then(() => {
        inHand.delete(id)
        if (again) wake()
      }),
    )
  }
  const look = async () => {
    const free = Math.min(batchSize, concurrency - inHand.size)
    again = free <= 0
    if (again) return
    const jobs = await store.take(free)
    for (const job of jobs) start(job)
    // A full batch means that more may wait; the first job to end looks again.
    if (jobs.length === free) again = true
  }
  const wake = () => {
    if (stopped) return
    if (looking) {
      again = true
      return
    }
    looking = look()
      .catch(report)
      .finally(() => {
        looking = undefined
        if (again && inHand.size < concurrency) wake()
      })
  }
  const stop = async () => {
    stopped = true
    await looking
  }
  return { wake, stop }
}

async function settle(work: readonly Promise<void>[], graceMs: number): Promise<void> {
  if (work.length === 0) return
  let timer: NodeJS.Timeout | undefined
  const grace = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, graceMs)
  })
  await Promise.race([Promise.allSettled(work), grace])
  clearTimeout(timer)
}
