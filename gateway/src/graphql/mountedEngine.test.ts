import { beforeEach, expect, it, vi } from 'vitest'
import type { EngineLink } from './engineLink.ts'
import { mountEngine } from './mountedEngine.ts'

type Question = { path: string; headers: Readonly<Record<string, string>>; body: string }
type Answer = {
  status: number
  body: string | Buffer
  requestId: string
  contentType: string
  headers?: Record<string, string>
}

let asked: Question[]
let left: number
let answer: () => Promise<Answer>
let closed: boolean

let link: EngineLink

beforeEach(() => {
  asked = []
  left = 0
  closed = false
  link = mountEngine({
    ask(question) {
      asked.push(question)
      const leave = () => {
        left += 1
      }
      return { answer: answer(), leave }
    },
    async close() {
      closed = true
    },
  })
})

const ok: Answer = { status: 200, body: '{"data":"é"}', requestId: 'mine', contentType: 'application/json' }
const never = () => new Promise<Answer>(() => undefined)

/** The events that the listener received, in order. */
const ask = (onStart: (abort: () => void) => void = () => undefined) => {
  const heard: unknown[] = []
  link.ask(
    {
      path: '/v1/graphql',
      headers: { authorization: 'a' },
      body: Buffer.from('{"query":"é"}'),
      mayRepeat: true,
    },
    {
      onStart: ({ abort }) => onStart(abort),
      onHead: ({ status, headers }) => heard.push(status, Object.fromEntries(headers)),
      onData: (piece) => heard.push(piece.toString()),
      onEnd: () => heard.push('end'),
      onError: (error) => heard.push(error.message),
    },
  )
  return heard
}

it("an engine in the gateway's process gets the request and returns the response in one piece", async () => {
  answer = async () => ok
  const heard = ask()
  const head = {
    'content-type': 'application/json',
    'content-length': '13',
    'x-request-id': 'mine',
  }
  await vi.waitFor(() => expect(heard).toEqual([200, head, '{"data":"é"}', 'end']))
  expect(asked).toEqual([{ path: '/v1/graphql', headers: { authorization: 'a' }, body: '{"query":"é"}' }])
  expect(link.hasWaited(0)).toBe(false)
})

it("the gateway passes on the compression header of the engine's response, but not its cookies", async () => {
  answer = async () => ({
    ...ok,
    body: Buffer.from([31, 139]),
    headers: { 'content-encoding': 'gzip', 'set-cookie': 'a' },
  })
  const heard = ask()
  await vi.waitFor(() => expect(heard).toContain('end'))
  expect(heard[1]).toMatchObject({ 'content-encoding': 'gzip', 'content-length': '2' })
  expect(heard[1]).not.toHaveProperty('set-cookie')
})

it("if an engine in the gateway's process fails, the gateway reports an error", async () => {
  answer = async () => {
    throw new Error('no more room')
  }
  const heard = ask()
  await vi.waitFor(() => expect(heard).toEqual(['no more room']))
})

it('canceling a request also ends its work in the engine', () => {
  answer = never
  ask((abort) => abort())
  expect(left).toBe(1)
})

it('requests that waited too long are abandoned, and the client never gets a late response', async () => {
  let give: (given: Answer) => void = () => undefined
  answer = () =>
    new Promise((resolve) => {
      give = resolve
    })
  const heard = ask()
  expect(link.hasWaited(60_000)).toBe(false)
  link.giveUp(60_000, new Error('the engine does not respond'))
  expect(heard).toEqual([])
  expect(link.hasWaited(0)).toBe(true)
  link.giveUp(0, new Error('the engine does not respond'))
  give(ok)
  await new Promise(setImmediate)
  expect({ heard, left }).toEqual({ heard: ['the engine does not respond'], left: 1 })
})

it("an engine in the gateway's process is closed together with the gateway", async () => {
  await link.close()
  expect(closed).toBe(true)
})
