import type { Log } from '../log.ts'

/**
 * A store of jobs that several engines share. An engine that takes a job gets a lease for it and renews the lease while
 * the job runs.
 */
export type JobStore<Job> = {
  /** Takes up to `limit` due jobs that no running engine holds. */
  readonly take: (limit: number) => Promise<readonly Job[]>
  readonly renew: (ids: readonly string[]) => Promise<void>
  /** Returns unfinished jobs to the store unchanged, when the engine shuts down. */
  readonly giveBack: (ids: readonly string[]) => Promise<void>
  readonly id: (job: Job) => string
  readonly work: (job: Job) => Promise<void>
}

export type Worker = {
  /** Looks for jobs now instead of at the next interval. */
  readonly wake: () => void
  /**
   * Takes no more jobs, waits for the running ones up to a time limit and then returns unfinished ones to the store.
   */
  readonly stop: (graceMs: number) => Promise<void>
}

export type WorkerOptions = {
  readonly name: string
  readonly intervalMs: number
  readonly batchSize: number
  readonly concurrency: number
  readonly log: Log
}

/**
 * The length of a lease in seconds. If a job's lease has expired, its engine has died, because a running engine renews
 * its leases more often.
 */
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
    // After a full batch, more jobs may be due, so the first job that finishes triggers another check.
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
