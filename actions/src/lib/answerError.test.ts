import { VendorUnavailable } from '@questboard/providers/vendor'
import express from 'express'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { InvalidInput, refuse } from './actionError.ts'
import { answerError } from './answerError.ts'

const log = pino({ level: 'silent' })

/** The response to a handler's error. */
const answered = async (error: unknown) => {
  const app = express()
  app.get('/', (_request, response) => answerError(response, error, log, {}))
  const server = app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const response = await fetch(`http://127.0.0.1:${port}/`)
  const body: unknown = await response.json()
  server.close()
  return { status: response.status, body }
}

const misread = z.object({ id: z.string() }).safeParse({}).error

it.each([
  ["a known error's code and field", refuse('1002', 'email'), 400, { code: '1002', field: 'email' }],
  [
    'the field of a wrong argument',
    new InvalidInput(misread?.issues ?? []),
    400,
    { code: 'invalid-input', field: 'id' },
  ],
  ['an id for support if a row or a vendor’s response is unreadable', misread, 422, { code: 'unexpected' }],
  [
    'the code of an unavailable vendor',
    new VendorUnavailable('silent'),
    422,
    { code: 'service-unavailable' },
  ],
  [
    'the code of an unavailable database',
    Object.assign(new Error('gone'), { code: '57P01' }),
    422,
    { code: 'service-unavailable' },
  ],
])('the response to a failed action contains %s', async (_what, error, status, extensions) => {
  const requestId = status === 422 ? { requestId: expect.any(String) } : {}
  expect(await answered(error)).toMatchObject({
    status,
    body: { extensions: { ...extensions, ...requestId } },
  })
})
