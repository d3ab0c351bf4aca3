import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { endUnknownRuns } from './unknownRuns.ts'

let temporal: Server
let running = 0
/** Requests to Temporal and the steps of our own code, in order. */
let heard: string[] = []

const end = () => {
  const address = temporal.address()
  const port = typeof address === 'object' ? address?.port : 0
  return endUnknownRuns(`http://127.0.0.1:${port}`, () => heard.push('before'))
}

beforeEach(async () => {
  heard = []
  temporal = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://temporal.example')
    heard.push(`${request.method} ${url.pathname.split('/')[1]}`)
    expect(url.searchParams.get('query') ?? '').not.toContain("'questRun'")
    // Responds in the same way as the server: a result without runs has no count, and a batch takes time.
    response.end(JSON.stringify(running === 0 ? {} : { count: String(running) }))
    if (heard.includes('POST batch-operations')) running = Math.max(0, running - 1)
  })
  await once(temporal.listen(0, '127.0.0.1'), 'listening')
})
afterEach(() => temporal.close())

it('workflows of an older version are ended one by one, and each is recorded before the next', async () => {
  running = 2
  expect(await end()).toBe(2)
  expect(heard.slice(0, 4)).toEqual([
    'GET workflow-count',
    'before',
    'POST batch-operations',
    'GET workflow-count',
  ])
  expect(running).toBe(0)
})

it('without workflows of an older version, nothing is ended', async () => {
  running = 0
  expect(await end()).toBe(0)
  expect(heard).toEqual(['GET workflow-count'])
})
