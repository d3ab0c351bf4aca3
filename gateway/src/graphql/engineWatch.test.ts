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

/** A fake engine that responds only to health checks, and to nothing once its connection has closed. */
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

it("a request to the engine is abandoned after five seconds if the engine's health check fails", async () => {
  const asked = await askSilent('hangs up')
  vi.advanceTimersByTime(4_000)
  expect(asked.healthAsked()).toBe(0)
  vi.advanceTimersByTime(2_000)
  await vi.waitFor(() => expect(asked.problem()).toBe('the engine does not respond'))
  vi.advanceTimersByTime(10_000)
  expect(asked.healthAsked()).toBe(1)
})

it.each([
  ['well', WELL],
  ['ill', ILL],
])('a request keeps waiting as long as the engine reports that it is %s', async (_how, health) => {
  const asked = await askSilent(health)
  await vi.waitFor(() => {
    vi.advanceTimersByTime(1_000)
    expect(asked.healthAsked()).toBeGreaterThan(2)
  })
  expect(asked.problem()).toBeUndefined()
})

it('an engine that does not respond gets five health checks before requests to it are abandoned', async () => {
  const asked = await askSilent('nothing')
  vi.advanceTimersByTime(6_000)
  await vi.waitFor(() => expect(asked.healthAsked()).toBe(1))
  vi.advanceTimersByTime(3_000)
  await new Promise(setImmediate)
  expect(asked.problem()).toBeUndefined()
  vi.advanceTimersByTime(3_000)
  await vi.waitFor(() => expect(asked.problem()).toBe('the engine does not respond'))
})

it('if the gateway itself hangs for a moment, the engine does not count as unresponsive', async () => {
  const asked = await askSilent(WELL)
  vi.advanceTimersByTime(6_000)
  // The response has arrived, but this process is too busy to read it, as if the engine ran in this process.
  for (const from = Date.now(); Date.now() - from < 5_500; );
  await vi.waitFor(() => expect(asked.healthAsked()).toBe(1))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(asked.problem()).toBeUndefined()
})

it('a request to the engine is abandoned after the maximum time, even if the engine is healthy', async () => {
  const asked = await askSilent(WELL)
  vi.advanceTimersByTime(44_000)
  expect(asked.problem()).toBeUndefined()
  vi.advanceTimersByTime(2_000)
  await vi.waitFor(() => expect(asked.problem()).toMatch(/took too long/))
})
