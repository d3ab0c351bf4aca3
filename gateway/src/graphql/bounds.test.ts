import { afterAll, beforeAll, expect, it } from 'vitest'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { openSocket } from '../testing/openSocket.ts'

let engine: Awaited<ReturnType<typeof startEngineDouble>>
let gateway: Gateway
beforeAll(async () => {
  engine = await startEngineDouble()
  gateway = await startGateway({ HASURA_URL: engine.url, HASURA_GRAPHQL_MAX_ANSWER_BYTES: '10000' })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
})

const ask = async (query: string) => {
  const response = await fetch(`${gateway.url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return [response.status, await response.json()]
}

const refusal = (code: string) => ({
  errors: [{ message: expect.stringMatching(/\w/), extensions: { path: '$', code } }],
})

it('a response that is too large is replaced by an error, and a smaller response arrives completely', async () => {
  engine.answerWith({ data: 'x'.repeat(10_000) })
  expect(await ask('{ ok }')).toEqual([200, refusal('answer-too-large')])
  engine.answerWith({ data: 'x'.repeat(9_000) })
  expect(await ask('{ ok }')).toEqual([200, { data: 'x'.repeat(9_000) }])
})

it('a request that calls an action too many times is refused before any service gets it', async () => {
  engine.requests.length = 0
  const calls = Array.from({ length: 6 }, (_, index) => `a${index}: resendVerification { ok }`)
  expect(await ask(`mutation { ${calls.join(' ')} }`)).toEqual([400, refusal('query-too-large')])
  expect(engine.requests).toEqual([])
})

it('a WebSocket refuses a request with too many actions, and is closed after a message that is too large', async () => {
  const client = openSocket(gateway.url, null)
  await client.opened
  client.say({ type: 'connection_init' })
  const roots = Array.from({ length: 41 }, (_, index) => `a${index}`)
  client.say({ type: 'subscribe', id: 'wide', payload: { query: `{ ${roots.join(' ')} }` } })
  await client.waitFor(2)
  expect(client.received.find(({ id }) => id === 'wide')).toMatchObject({
    type: 'error',
    id: 'wide',
    payload: [{ extensions: { code: 'query-too-large' } }],
  })
  engine.sayToAll(JSON.stringify({ type: 'next', id: '1', payload: { data: 'x'.repeat(12_000) } }))
  expect(await client.closed).toBe(1009)
})

it("a visitor's WebSocket runs ten queries at a time and starts the next when one ends", async () => {
  const client = openSocket(gateway.url, null)
  await client.opened
  engine.messages.length = 0
  client.say({ type: 'connection_init' })
  for (let id = 0; id < 12; id += 1)
    client.say({ type: 'subscribe', id: `q${id}`, payload: { query: '{ ok }' } })
  client.say({ type: 'subscribe', id: 'live', payload: { query: 'subscription { ok }' } })
  await client.waitFor(12)
  expect(engine.messages).toHaveLength(12)
  expect(engine.messages.at(-1)).toMatchObject({ id: 'live' })
  client.say({ type: 'complete', id: 'q3' })
  await client.waitFor(13)
  expect(engine.messages.at(-1)).toMatchObject({ id: 'q10' })
  client.socket.terminate()
})
