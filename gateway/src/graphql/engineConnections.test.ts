import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { createEngineConnections } from './engineConnections.ts'
import type { EngineLink, Flow } from './engineLink.ts'

const OK = 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok'

type Answering = (socket: Socket, request: string, connection: number) => void

let server: Server
let engine: EngineLink
const sockets: Socket[] = []
const requests: string[] = []

/** A fake engine that sends the given responses and records the requests of each connection. */
const listen = async (answer: Answering, path = ''): Promise<void> => {
  server = createServer((socket) => {
    const connection = sockets.push(socket)
    socket.on('error', () => undefined)
    let text = ''
    socket.on('data', (piece) => {
      text += piece.toString('latin1')
      const [head = '', body = ''] = text.split('\r\n\r\n')
      const length = Number(/content-length: (\d+)/.exec(head)?.[1])
      if (body.length < length) return
      requests.push(`${connection}: ${text}`)
      text = ''
      answer(socket, `${head}\r\n\r\n${body}`, connection)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  engine = createEngineConnections(`http://127.0.0.1:${port}${path}`)
}

afterEach(() => {
  engine.close()
  for (const socket of sockets.splice(0)) socket.destroy()
  server.close()
  requests.length = 0
})

type Told = {
  readonly body?: string
  readonly headers?: Record<string, string>
  readonly mayRepeat?: boolean
}

const ask = (
  { body = '{}', headers = {}, mayRepeat = true }: Told = {},
  onHead?: (flow: Flow) => void,
  onStart?: (flow: Flow) => void,
) =>
  new Promise<string>((resolve, reject) => {
    let answer = ''
    let flow: Flow | undefined
    engine.ask(
      { path: '/v1/graphql', headers, body: Buffer.from(body), mayRepeat },
      {
        onStart(started) {
          flow = started
          onStart?.(started)
        },
        onHead({ status }) {
          answer = `${status} `
          if (flow) onHead?.(flow)
        },
        onData(piece) {
          answer += piece.toString()
        },
        onEnd: () => resolve(answer),
        onError: reject,
      },
    )
  })

const usedConnections = () => requests.map((request) => Number(request.split(':')[0]))

describe('a request to the engine', () => {
  it('a request to the engine is sent as one POST with its headers and body', async () => {
    await listen((socket) => socket.write(OK), '/base/')
    expect(await ask({ body: '{"query":"ö"}', headers: { 'x-a': 'b' } })).toBe('200 ok')
    const { port } = server.address() as AddressInfo
    expect(requests).toEqual([
      `1: POST /base/v1/graphql HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\ncontent-length: 14\r\nx-a: b\r\n\r\n${Buffer.from('{"query":"ö"}').toString('latin1')}`,
    ])
  })

  it('a header with a line break cannot split a request into two', async () => {
    await listen((socket) => socket.write(OK))
    for (const value of ['a\r\nx-hasura-role: admin', 'a\nb', 'a\0b'])
      expect(() =>
        engine.ask(
          { path: '/', headers: { a: value }, body: Buffer.from(''), mayRepeat: true },
          {
            onStart: () => undefined,
            onHead: () => undefined,
            onData: () => undefined,
            onEnd: () => undefined,
            onError: () => undefined,
          },
        ),
      ).toThrow('contains a line break')
    expect(requests).toEqual([])
  })

  it('a request uses an idle connection again, and simultaneous requests have their own connections', async () => {
    await listen((socket) => setTimeout(() => socket.write(OK), 20))
    await ask()
    await ask()
    expect(usedConnections()).toEqual([1, 1])
    await Promise.all([ask(), ask(), ask()])
    await ask()
    expect(new Set(usedConnections())).toEqual(new Set([1, 2, 3]))
  })

  it('a request to the engine waits while a hundred others are running', async () => {
    await listen((socket) => setTimeout(() => socket.write(OK), 20))
    const answers = await Promise.all(Array.from({ length: 250 }, () => ask()))
    expect(new Set(answers)).toEqual(new Set(['200 ok']))
    expect(sockets.length).toBe(100)
  })

  it('a request gets a new connection after a response that ends the old connection', async () => {
    await listen((socket) =>
      socket.end(`HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok`),
    )
    expect([await ask(), await ask()]).toEqual(['200 ok', '200 ok'])
    expect(usedConnections()).toEqual([1, 2])
  })

  it("a request never gets bytes of another request's response", async () => {
    await listen((socket, _request, connection) => socket.write(connection === 1 ? OK + OK : OK))
    await ask()
    expect(await ask()).toBe('200 ok')
    expect(usedConnections()).toEqual([1, 2])
  })
})

describe('a connection closed by the engine', () => {
  /** The fake engine responds once on its first connection and closes that connection on the next request. */
  const onceOnly: Answering = (socket, _request, connection) => {
    if (connection === 1 && requests.length > 1) socket.destroy()
    else socket.write(OK)
  }

  it('if an idle connection was closed, a query is sent again on another connection', async () => {
    await listen(onceOnly)
    expect([await ask(), await ask()]).toEqual(['200 ok', '200 ok'])
    expect(usedConnections()).toEqual([1, 1, 2])
  })

  it('if a connection is closed during a mutation, the mutation fails and is never sent twice', async () => {
    await listen(onceOnly)
    await ask()
    await expect(ask({ mayRepeat: false })).rejects.toThrow()
    expect(usedConnections()).toEqual([1, 1])
  })

  it('if a connection is closed during a query, the query fails if the connection was new or the response had begun', async () => {
    await listen((socket) => socket.destroy())
    await expect(ask()).rejects.toThrow()
    expect(usedConnections()).toEqual([1])
  })

  it('if a connection is closed in the middle of a response, the request fails', async () => {
    await listen((socket, _request, connection) => {
      if (connection === 1) socket.end('HTTP/1.1 200 OK\r\ncontent-length: 10\r\n\r\nhalf')
      else socket.write(OK)
    })
    await expect(ask()).rejects.toThrow('closed the connection before')
    expect(await ask()).toBe('200 ok')
  })

  it('a connection that closed while idle is not used again', async () => {
    await listen((socket) => socket.write(OK))
    await ask()
    sockets[0]?.end()
    await once(sockets[0] ?? server, 'close')
    expect(await ask({ mayRepeat: false })).toBe('200 ok')
    expect(usedConnections()).toEqual([1, 2])
  })
})

describe('a response from the engine', () => {
  it('a malformed response fails only its own request', async () => {
    await listen((socket, _request, connection) => socket.write(connection === 1 ? 'nonsense\r\n\r\n' : OK))
    await expect(ask()).rejects.toThrow('does not begin with an HTTP status')
    expect(await ask()).toBe('200 ok')
  })

  it('the gateway can pause a response of the engine and continue it', async () => {
    const large = 'x'.repeat(4 * 1024 * 1024)
    await listen((socket) =>
      socket.write(`HTTP/1.1 200 OK\r\ncontent-length: ${large.length}\r\n\r\n${large}`),
    )
    let isPaused = false
    const answer = ask({}, (flow) => {
      flow.pause()
      isPaused = true
      setTimeout(() => {
        isPaused = false
        flow.resume()
      }, 50)
    })
    await answer
    expect(isPaused).toBe(false)
    expect((await answer).length).toBe(large.length + 4)
  })

  it('canceling a response closes its connection without affecting later requests', async () => {
    await listen((socket, _request, connection) =>
      socket.write(connection === 1 ? 'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf' : OK),
    )
    let kept: Flow | undefined
    await expect(
      ask({}, (flow) => {
        kept = flow
        flow.abort()
      }),
    ).rejects.toThrow()
    const later = ask()
    kept?.abort()
    expect(await later).toBe('200 ok')
  })
})

describe('canceling a request to the engine', () => {
  it('canceling a request closes its connection to the engine, and the request is not repeated', async () => {
    let closed = 0
    await listen((socket, _request, connection) => {
      if (requests.length === 1) return socket.write(OK)
      socket.on('close', () => {
        closed = connection
      })
    })
    await ask()
    const given = ask({}, undefined, (flow) => setTimeout(() => flow.abort(), 30))
    await expect(given).rejects.toThrow()
    await expect.poll(() => closed).toBe(1)
    expect(usedConnections()).toEqual([1, 1])
  })
})

it('giving up on the engine ends all waiting requests, but not a request whose response is arriving', async () => {
  const isAsked = (count: number) => expect.poll(() => requests.length).toBe(count)
  let goOn = (): void => undefined
  await listen((socket) => {
    if (requests.length > 1) return
    socket.write('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\no')
    goOn = () => socket.write('k')
  })
  const heads: number[] = []
  const answering = ask({}, () => heads.push(1))
  await expect.poll(() => heads).toEqual([1])
  const others = Array.from({ length: 150 }, () => ask())
  await isAsked(100)
  expect([engine.hasWaited(60_000), engine.hasWaited(0)]).toEqual([false, true])
  engine.giveUp(60_000, new Error('too soon'))
  engine.giveUp(0, new Error('no answer'))
  const ended = await Promise.allSettled(others)
  expect(new Set(ended.map((end) => end.status === 'rejected' && end.reason.message))).toEqual(
    new Set(['no answer']),
  )
  expect(engine.hasWaited(0)).toBe(false)
  goOn()
  expect(await answering).toBe('200 ok')
  expect(requests).toHaveLength(100)
})

it('the gateway reports an error if there is no engine', async () => {
  await listen(() => undefined)
  engine = createEngineConnections('http://127.0.0.1:9')
  await expect(ask()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
