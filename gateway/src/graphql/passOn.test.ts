import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { EngineLink, EngineListener, Flow } from './engineLink.ts'
import { passOn } from './passOn.ts'

let question = { path: '/', headers: {}, body: Buffer.from(''), mayRepeat: true }

let server: Server
let url: string
let connection: Socket
/** The engine's response to the request. */
let answer: (listener: EngineListener) => void
let confirm: (() => Promise<boolean>) | null
let outcome: Promise<boolean>
let largestAnswer: number
const flowed: string[] = []

const flow: Flow = {
  pause: () => void flowed.push('pause'),
  resume: () => void flowed.push('resume'),
  abort: () => void flowed.push('abort'),
}
const engine: EngineLink = {
  ask: (_question, listener) => {
    listener.onStart(flow)
    answer(listener)
  },
  hasWaited: () => false,
  giveUp: () => undefined,
  close: () => undefined,
}

beforeAll(async () => {
  server = createServer((request, response) => {
    connection = request.socket
    outcome = passOn({ engine, question, response, ownHeaders: ['x-own', 'a'], confirm, largestAnswer })
    outcome.then(
      (isSent) => isSent || response.writeHead(204).end(),
      () => response.destroy(),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  flowed.length = 0
  largestAnswer = 100_000_000
  question = { ...question, mayRepeat: true }
})

const head = (headers: Record<string, string> = {}) => ({
  status: 200,
  headers: new Map(Object.entries(headers)),
})

const at = (milliseconds: number, result: boolean) => async () => {
  await sleep(milliseconds)
  return result
}

const inOnePiece = (listener: EngineListener): void => {
  listener.onHead(head({ 'content-length': '5', 'x-request-id': 'r1', 'set-cookie': 'secret' }))
  listener.onData(Buffer.from('hello'))
  listener.onEnd()
}

const inPieces = async (listener: EngineListener): Promise<void> => {
  listener.onHead(head())
  for (const piece of ['he', 'l', 'lo']) {
    listener.onData(Buffer.from(piece))
    await sleep(10)
  }
  listener.onEnd()
}

const ways: readonly [string, (listener: EngineListener) => void][] = [
  ['in one piece', inOnePiece],
  ['in one piece, later', (listener) => void setTimeout(() => inOnePiece(listener), 30)],
  ['in pieces', (listener) => void inPieces(listener)],
]

describe.each(ways)('the gateway passes on a response that arrives %s', (_way, comes) => {
  it.each([
    ['needs no confirmation', null],
    ['is confirmed immediately', at(0, true)],
    ['is confirmed while it arrives', at(15, true)],
    ['is confirmed late', at(60, true)],
  ])('the gateway passes on a complete response if the session %s', async (_when, confirming) => {
    answer = comes
    confirm = confirming
    const response = await fetch(url)
    expect([response.status, response.headers.get('x-own'), await response.text()]).toEqual([
      200,
      'a',
      'hello',
    ])
    expect(await outcome).toBe(true)
  })

  it.each([
    ['immediately', at(0, false)],
    ['while the answer arrives', at(15, false)],
    ['late', at(60, false)],
  ])(
    'the gateway withholds a response if it notices %s that the session has changed',
    async (_when, confirming) => {
      answer = comes
      confirm = confirming
      const response = await fetch(url)
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(await outcome).toBe(false)
    },
  )
})

it('the gateway passes on only the headers of the response itself', async () => {
  answer = inOnePiece
  confirm = null
  const { headers } = await fetch(url)
  expect([headers.get('x-request-id'), headers.get('content-length'), headers.get('set-cookie')]).toEqual([
    'r1',
    '5',
    null,
  ])
})

it('the gateway drops a response if the client stops reading it', async () => {
  answer = (listener) => {
    listener.onHead(head())
    listener.onData(Buffer.alloc(20_000_000))
    listener.onEnd()
  }
  confirm = null
  const reader = connect(Number(new URL(url).port), '127.0.0.1').pause()
  reader.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await expect.poll(() => connection?.timeout, { timeout: 10_000 }).toBe(600_000)
  reader.destroy()
})

it("the gateway pauses the engine's response until the session is confirmed", async () => {
  let sent = 0
  answer = (listener) => {
    const send = (): void => {
      while (sent < 100 && flowed.at(-1) !== 'pause') {
        sent += 1
        listener.onData(Buffer.from('x'))
      }
      if (sent === 100) listener.onEnd()
      else setTimeout(send, 5)
    }
    listener.onHead(head())
    send()
  }
  confirm = async () => {
    await sleep(60)
    expect(sent).toBe(2)
    return true
  }
  expect((await (await fetch(url)).text()).length).toBe(100)
  expect(flowed).toEqual(['pause', 'resume'])
})

describe('a response above the size limit', () => {
  const ways: readonly [string, Record<string, string>][] = [
    ['announces its size', { 'content-length': '101' }],
    ['turns out to be too large', {}],
  ]

  it.each(ways)(
    'a response above the size limit is refused before any part of it is sent if it %s',
    async (_how, headers) => {
      largestAnswer = 100
      confirm = at(60, true)
      answer = (listener) => {
        listener.onHead(head(headers))
        listener.onData(Buffer.alloc(90))
        listener.onData(Buffer.alloc(11))
        listener.onEnd()
      }
      await expect(fetch(url)).rejects.toThrow()
      await expect(outcome).rejects.toMatchObject({ code: 'answer-too-large' })
      expect(flowed).toContain('abort')
    },
  )

  it('a response above the size limit is cut off if a part of it was already sent', async () => {
    largestAnswer = 1_000_000
    confirm = null
    let sent = 0
    answer = (listener) => {
      listener.onHead(head())
      const timer = setInterval(() => {
        if (flowed.includes('abort')) return clearInterval(timer)
        sent += 100_000
        listener.onData(Buffer.alloc(100_000))
      }, 1)
    }
    const response = await fetch(url)
    await expect(response.text()).rejects.toThrow()
    await expect(outcome).rejects.toMatchObject({ code: 'answer-too-large' })
    expect(sent).toBe(1_100_000)
  })

  it('a response exactly as large as the limit is passed on', async () => {
    largestAnswer = 5
    confirm = null
    answer = inOnePiece
    expect(await (await fetch(url)).text()).toBe('hello')
  })
})

it('the gateway returns an error if the engine fails or the session cannot be checked', async () => {
  answer = (listener) => listener.onError(new Error('the engine is gone'))
  confirm = at(0, true)
  await expect(fetch(url)).rejects.toThrow()
  await expect(outcome).rejects.toThrow('the engine is gone')
  answer = inOnePiece
  confirm = () => Promise.reject(new Error('nobody knows'))
  await expect(fetch(url)).rejects.toThrow()
  await expect(outcome).rejects.toThrow('nobody knows')
})

it("the gateway stops the engine's response when the client disconnects", async () => {
  const chunk = Buffer.alloc(64 * 1024)
  answer = (listener) => {
    listener.onHead(head())
    const timer = setInterval(() => {
      if (flowed.includes('abort')) clearInterval(timer)
      else listener.onData(chunk)
    }, 1)
  }
  confirm = null
  const leaving = new AbortController()
  const response = await fetch(url, { signal: leaving.signal })
  leaving.abort()
  await expect(response.text()).rejects.toThrow()
  await expect.poll(() => flowed.includes('abort')).toBe(true)
})

describe('a client that disconnects while the engine is working', () => {
  const leaveAtWork = async (mayRepeat: boolean): Promise<void> => {
    const isAsked = new Promise<void>((resolve) => {
      answer = () => resolve()
    })
    question = { ...question, mayRepeat }
    confirm = null
    const leaving = new AbortController()
    const asking = fetch(url, { signal: leaving.signal })
    await isAsked
    leaving.abort()
    await expect(asking).rejects.toThrow()
  }

  it('the engine cancels a query when its client disconnects', async () => {
    await leaveAtWork(true)
    await expect.poll(() => flowed).toEqual(['abort'])
  })

  it('the engine does not cancel a mutation when its client disconnects', async () => {
    const isGone = new Promise<void>((resolve) =>
      server.once('request', (_request, response) => response.once('close', resolve)),
    )
    await leaveAtWork(false)
    await isGone
    expect(flowed).toEqual([])
  })
})
