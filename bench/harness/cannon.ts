import autocannon from 'autocannon'
import type { Figures, Target } from './load.ts'
import { quantile } from './quantile.ts'

type Answers = {
  readonly times: number[]
  /** The times of the first request and the last response. They exclude the load generator's own time. */
  from: number
  to: number
  failures: number
  firstFailure: string
}

/** The part of a list that one client sends. If the list is too short, it is the whole list, rotated. */
const shareOf = <T>(list: readonly T[], client: number, clients: number): T[] => {
  const own = list.filter((_, at) => at % clients === client)
  const from = client % list.length
  return own.length > 0 ? own : [...list.slice(from), ...list.slice(0, from)]
}

const cannon = (target: Target, answers: Answers): Promise<void> =>
  new Promise((resolve, reject) => {
    let client = 0
    const requests = target.bodies.map((body) => ({
      method: 'POST' as const,
      body,
      headers: { ...target.headers },
    }))
    const fail = (why: string): void => {
      answers.failures += 1
      answers.firstFailure ||= why.slice(0, 500)
    }
    const instance = autocannon(
      {
        url: target.url,
        connections: target.connections,
        duration: 600,
        // autocannon checks only once per sample whether it must stop, so the time between samples is short.
        sampleInt: 20,
        // autocannon copies and builds these requests for every connection before the first response, which would
        // take a third of a second for the whole list.
        requests: requests.slice(0, 1),
        setupClient: (each) => {
          each.setRequests(shareOf(requests, client++, target.connections))
          each.on('body', (body: Buffer) => {
            const text = body.toString()
            if (text.includes(target.refuse)) fail(text)
          })
        },
      },
      (error) => (error ? reject(error) : resolve()),
    )
    instance.on('response', (_client, status, _bytes, time) => {
      answers.times.push(time)
      answers.to = performance.now()
      answers.from = Math.min(answers.from, answers.to - time)
      if (status !== 200) fail(`HTTP ${status}`)
    })
    instance.on('reqError', (error: Error) => fail(error.message))
    setTimeout(() => instance.stop?.(), target.milliseconds)
  })

const figures = async (target: Target): Promise<Figures> => {
  const answers: Answers = {
    times: [],
    from: Number.POSITIVE_INFINITY,
    to: 0,
    failures: 0,
    firstFailure: '',
  }
  await cannon(target, answers)
  const sorted = answers.times.sort((a, b) => a - b)
  return {
    requests: sorted.length,
    perSecond: (sorted.length * 1000) / (answers.to - answers.from),
    p50: quantile(sorted, 0.5),
    p99: quantile(sorted, 0.99),
    failures: answers.failures,
    firstFailure: answers.firstFailure,
  }
}

process.on('message', (target: Target) => {
  figures(target).then(
    (answer) => process.send?.(answer),
    (error: Error) => process.send?.({ error: error.message }),
  )
})
