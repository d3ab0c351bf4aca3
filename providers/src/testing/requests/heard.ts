/** Records the requests sent since a test began. */
import { vi } from 'vitest'
import * as door from '../../door.ts'
import type { Sent } from './words.ts'

/** The original function `ask`, which still sends the requests while the test records them. */
const { ask } = door
let heard: Promise<Sent>[] = []

const readSent = async (request: Request): Promise<Sent> => {
  const { method, url, headers } = request
  return { method, url: new URL(url), headers, body: await request.text() }
}

/** Starts recording. Requests are still sent. */
export const overhear = (): void => {
  heard = []
  vi.spyOn(door, 'ask').mockImplementation((input, init) => {
    const { signal: _, ...rest } = init ?? {}
    heard.push(readSent(new Request(input, rest)))
    return ask(input, init)
  })
}

/** Returns all recorded requests and forgets them. */
export const takeHeard = async (): Promise<readonly Sent[]> => {
  const taken = heard
  heard = []
  return Promise.all(taken)
}
