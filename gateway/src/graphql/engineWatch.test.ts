import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createEngineConnections } from './engineConnections.ts'
import { watchEngine } from './engineWatch.ts'

const WELL = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nOK'
const ILL = 'HTTP/1.1 500 Internal Server Error\r\ncontent-length: 5\r\n\r\nERROR'

let end = (): void => undefined
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }))
afterEach(() => {
  vi.useRealTimers()
  end()
})

/** An engine that is asked something and does not answer, only says how it is; a connection that is closed says nothing more. */
const askSilent = async (health: string) => {
  let healthAsked = 0
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      if (!piece.toString().startsWith('GET /healthz')) return
      healthAsked += 1
      if (health === 'hangs up') socket.destroy()
      else if (health !== 'nothing') socket.write(health)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const engine = createEngineConnections(url)
  const stop = watchEngine(engine, url)
  let problem: string | undefined
  let abort = (): void => undefined
  engine.ask(
    { path: '/v1/graphql', headers: {}, body: Buffer.from('{}'), mayRepeat: true },
    {
      onStart: (flow) => {
        abort = flow.abort
      },
      onHead: () => undefined,
      onData: () => undefined,
      onEnd: () => undefined,
      onError: (error) => {
        problem = error.message
      },
    },
  )
  end = () => {
    abort()
    stop()
    engine.close()
    server.close()
  }
  return { problem: () => problem, healthAsked: () => healthAsked }
}

it('leaves a question in peace for five seconds, then gives it up if the engine does not say how it is', async () => {
  const asked = await askSilent('hangs up')
  vi.advanceTimersByTime(4_000)
  expect(asked.healthAsked()).toBe(0)
  vi.advanceTimersByTime(2_000)
  await vi.waitFor(() => expect(asked.problem()).toBe('the engine is silent'))
  vi.advanceTimersByTime(10_000)
  expect(asked.healthAsked()).toBe(1)
})

it.each([
  ['well', WELL],
  ['ill', ILL],
])('goes on waiting while the engine says that it is %s', async (_how, health) => {
  const asked = await askSilent(health)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000)
    expect(asked.healthAsked()).toBeGreaterThan(2)
  })
  expect(asked.problem()).toBeUndefined()
})

it('gives an engine that says nothing at all five looks', async () => {
  const asked = await askSilent('nothing')
  vi.advanceTimersByTime(6_000)
  await vi.waitFor(() => expect(asked.healthAsked()).toBe(1))
  vi.advanceTimersByTime(3_000)
  await new Promise(setImmediate)
  expect(asked.problem()).toBeUndefined()
  vi.advanceTimersByTime(3_000)
  await vi.waitFor(() => expect(asked.problem()).toBe('the engine is silent'))
})

it('takes its own standing still for no silence of the engine', async () => {
  const asked = await askSilent(WELL)
  vi.advanceTimersByTime(6_000)
  // As in the mounted engine's process, the answer is there, and nobody comes to read it.
  for (const from = Date.now(); Date.now() - from < 5_500; );
  await vi.waitFor(() => expect(asked.healthAsked()).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked.problem()).toBeUndefined()
})

it('gives a question up that has run for longer than any may, however well the engine is', async () => {
  const asked = await askSilent(WELL)
  vi.advanceTimersByTime(44_000)
  expect(asked.problem()).toBeUndefined()
  vi.advanceTimersByTime(2_000)
  await vi.waitFor(() => expect(asked.problem()).toMatch(/took too long/))
})
