import { describe, expect, it } from 'vitest'
import { AnswerReader } from './answerReader.ts'

type Heard = {
  status: number | null
  headers: Record<string, string>
  body: string
  end: 'reusable' | 'spent' | null
}

/** Returns the reader's events when the response arrives in these pieces. */
const hear = (pieces: readonly string[], isClosed = false): Heard => {
  const heard: Heard = { status: null, headers: {}, body: '', end: null }
  const reader = new AnswerReader({
    onHead({ status, headers }) {
      Object.assign(heard, { status, headers: Object.fromEntries(headers) })
    },
    onData(piece) {
      heard.body += piece.toString('latin1')
    },
    onEnd(isReusable) {
      heard.end = isReusable ? 'reusable' : 'spent'
    },
  })
  for (const piece of pieces) reader.feed(Buffer.from(piece, 'latin1'))
  if (isClosed) reader.close()
  return heard
}

const CHUNKED = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
const answers: readonly [string, string, Partial<Heard>][] = [
  [
    'with a length',
    'HTTP/1.1 200 OK\r\nContent-Type: a/b\r\nContent-Length: 5\r\n\r\nhello',
    {
      status: 200,
      headers: { 'content-type': 'a/b', 'content-length': '5' },
      body: 'hello',
      end: 'reusable',
    },
  ],
  [
    'without a reason phrase',
    'HTTP/1.1 200\r\ncontent-length: 0\r\n\r\n',
    { status: 200, body: '', end: 'reusable' },
  ],
  ['without a body', 'HTTP/1.1 204 No Content\r\n\r\n', { status: 204, body: '', end: 'reusable' }],
  [
    'in chunks',
    `${CHUNKED}5\r\nhello\r\n7\r\n, world\r\n0\r\n\r\n`,
    { body: 'hello, world', end: 'reusable' },
  ],
  [
    'in chunks with extensions and trailers',
    `${CHUNKED}A;a=b\r\n0123456789\r\n0;last\r\nx: y\r\nz: 0\r\n\r\n`,
    { body: '0123456789', end: 'reusable' },
  ],
  [
    'after an informational response',
    'HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok',
    { status: 200, headers: { 'content-length': '2' }, body: 'ok', end: 'reusable' },
  ],
  [
    'on a connection that closes after it',
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\nConnection: Close\r\n\r\nok',
    { body: 'ok', end: 'spent' },
  ],
  ['of an HTTP/1.0 server', 'HTTP/1.0 200 OK\r\ncontent-length: 2\r\n\r\nok', { body: 'ok', end: 'spent' }],
  [
    'with a repeated header',
    'HTTP/1.1 200 OK\r\nvary: a\r\nVary: b\r\ncontent-length: 0\r\n\r\n',
    { headers: { vary: 'a, b', 'content-length': '0' }, end: 'reusable' },
  ],
]

describe('reading HTTP responses', () => {
  it.each(answers)(
    'an HTTP response %s is read correctly, in whatever pieces it arrives',
    (_, text, expected) => {
      expect(hear([text])).toMatchObject(expected)
      expect(hear([...text])).toMatchObject(expected)
      for (let cut = 1; cut < text.length; cut += 1)
        expect(hear([text.slice(0, cut), text.slice(cut)])).toMatchObject(expected)
    },
  )

  it('an HTTP response without a length ends when its connection is closed', () => {
    const text = 'HTTP/1.1 200 OK\r\n\r\nall of it'
    expect(hear([text])).toMatchObject({ body: 'all of it', end: null })
    expect(hear([text], true)).toMatchObject({ body: 'all of it', end: 'spent' })
  })

  it('extra bytes after a response do not make it incomplete, but its connection is not used again', () => {
    const heard = hear(['HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nokHTTP/1.1 200 OK\r\n\r\n'])
    expect(heard).toMatchObject({ body: 'ok', end: 'spent' })
  })

  it.each([
    ['', 'no head'],
    ['HTTP/1.1 200 OK\r\ncontent-le', 'half a head'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\nhel', 'half a body'],
    [`${CHUNKED}5\r\nhello\r\n`, 'no last chunk'],
  ])('an HTTP response is incomplete if the connection closes after %j', (text) => {
    expect(() => hear(text === '' ? [] : [text], true)).toThrow('closed the connection before')
  })

  it.each([
    ['nonsense\r\n\r\n', 'does not begin with an HTTP status'],
    ['HTTP/2 200\r\n\r\n', 'does not begin with an HTTP status'],
    ['HTTP/1.1 200 OK\r\nno colon\r\n\r\n', "a header of the engine's answer has no name"],
    ['HTTP/1.1 200 OK\r\na: b\r\n folded: c\r\n\r\n', "a header of the engine's answer has no name"],
    ['HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n', 'invalid content-length'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n', 'invalid content-length'],
    ['HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n', 'in two ways'],
    ['HTTP/1.1 200 OK\r\ntransfer-encoding: gzip, chunked\r\n\r\n', 'in two ways'],
    [`${CHUNKED}x\r\n`, "a chunk of the engine's answer has no size"],
    [`${CHUNKED}2\r\nabc\r\n`, "a chunk of the engine's answer is longer than its size"],
    [`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(70_000)}`, 'too large'],
  ])('an HTTP response like %j is refused', (text, why) => {
    expect(() => hear([text])).toThrow(why)
  })
})
