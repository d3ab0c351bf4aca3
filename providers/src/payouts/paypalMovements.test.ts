import { createServer, type Server } from 'node:http'
import { DAY_MS } from '@questboard/domain'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createPayPal } from './paypal.ts'

/** PayPal with a payout every hour. The simulated PayPal refuses a search with more than `most` payouts. */
const most = 100
const start = Date.parse('2026-03-01T00:00:00Z')
const hour = 3_600_000
const searches: string[] = []

const payoutsIn = (from: number, until: number) => {
  const found: object[] = []
  for (let at = start; at < until; at += hour)
    if (at >= from)
      found.push({
        transaction_info: {
          transaction_id: String(at),
          transaction_event_code: 'T0001',
          transaction_amount: { currency_code: 'USD', value: '-10.00' },
        },
      })
  return found
}

const answerTo = (url: URL): { readonly status: number; readonly body: object } => {
  if (url.pathname === '/v1/oauth2/token')
    return { status: 200, body: { access_token: 'token', expires_in: 3600, token_type: 'Bearer' } }
  const [from = '', until = ''] = ['start_date', 'end_date'].map((name) => url.searchParams.get(name) ?? '')
  searches.push(`${from} ${until}`)
  const found = payoutsIn(Date.parse(from), Date.parse(until))
  return found.length > most
    ? { status: 400, body: { name: 'RESULTSET_TOO_LARGE', message: 'Result set size is too large.' } }
    : { status: 200, body: { transaction_details: found, total_pages: 1 } }
}

let server: Server
let baseUrl = ''
beforeAll(async () => {
  server = createServer((request, response) => {
    const { status, body } = answerTo(new URL(request.url ?? '/', 'http://127.0.0.1'))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  baseUrl = `http://127.0.0.1:${address.port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

it('if there are too many payouts for one search, the period is searched in halves, and no payout is missing or repeated', async () => {
  const paypal = createPayPal({
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: 'webhook',
    baseUrl,
    webUrl: baseUrl,
  })
  const period = { from: new Date(start), until: new Date(start + 10 * DAY_MS) }
  const movements = await paypal.movements(period)
  expect(new Set(movements.map(({ transaction }) => transaction)).size).toBe(240)
  expect(movements).toHaveLength(240)
  // The whole period and its two halves were refused, but not the quarters.
  expect(searches).toHaveLength(7)
})
