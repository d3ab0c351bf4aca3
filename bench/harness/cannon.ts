/** The load generator's process: takes a target, answers with figures. */
import autocannon from 'autocannon'
import type { Figures, Target } from './load.ts'
import { quantile } from './quantile.ts'

type Answers = { readonly times: number[]; failures: number; firstFailure: string }

const rotated = <T>(list: readonly T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)]

const cannon = (target: Target, answers: Answers): Promise<number> =>
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
    const start = performance.now()
    const instance = autocannon(
      {
        url: target.url,
        connections: target.connections,
        duration: 600,
        // It looks whether to stop once per sample.
        sampleInt: 20,
        requests,
        setupClient: (each) => {
          each.setRequests(rotated(requests, Math.floor((client++ * requests.length) / target.connections)))
          each.on('body', (body: Buffer) => {
            const text = body.toString()
            if (text.includes(target.refuse)) fail(text)
          })
        },
      },
      (error) => (error ? reject(error) : resolve(performance.now() - start)),
    )
    instance.on('response', (_client, status, _bytes, time) => {
      answers.times.push(time)
      if (status !== 200) fail(`HTTP ${status}`)
    })
    instance.on('reqError', (error: Error) => fail(error.message))
    setTimeout(() => instance.stop?.(), target.milliseconds)
  })

const figures = async (target: Target): Promise<Figures> => {
  const answers: Answers = { times: [], failures: 0, firstFailure: '' }
  const elapsed = await cannon(target, answers)
  const sorted = answers.times.sort((a, b) => a - b)
  return {
    requests: sorted.length,
    perSecond: (sorted.length * 1000) / elapsed,
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
