/** What left by the door since a test began. */
import { vi } from 'vitest'
import * as door from '../../door.ts'
import type { Sent } from './words.ts'

/** Before anybody listens at it. */
const { ask } = door
let heard: Promise<Sent>[] = []

const readSent = async (request: Request): Promise<Sent> => {
  const { method, url, headers } = request
  return { method, url: new URL(url), headers, body: await request.text() }
}

/** It leaves all the same. */
export const overhear = (): void => {
  heard = []
  vi.spyOn(door, 'ask').mockImplementation((input, init) => {
    const { signal: _, ...rest } = init ?? {}
    heard.push(readSent(new Request(input, rest)))
    return ask(input, init)
  })
}

/** All of it, once. */
export const takeHeard = async (): Promise<readonly Sent[]> => {
  const taken = heard
  heard = []
  return Promise.all(taken)
}
