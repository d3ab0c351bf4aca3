/**
 * The parts of Stripe's API that the product uses, and its pages: form-encoded requests, JSON responses, idempotency keys and
 * signed webhooks.
 */
import { createHash } from 'node:crypto'
import express, { type Request, type Response, Router } from 'express'
import { type Call, paths } from './api.ts'
import { atOnce, current, newId, note, save } from './books.ts'
import { type Fault, spendFault } from './control.ts'
import { API_VERSION, resumeDeliveries } from './events.ts'
import { expireOverdue, pages } from './pages.ts'
import { Trouble } from './trouble.ts'

export const router: Router = Router()

type Answer = { readonly status: number; readonly body: unknown }

const addressOf = (request: Request): string =>
  `${request.protocol}://${request.get('host')}${request.baseUrl}`

const expandOf = (query: URLSearchParams, body: unknown): string[] => {
  const inQuery = [...query].filter(([name]) => name.startsWith('expand[')).map(([, value]) => value)
  const inBody: unknown = typeof body === 'object' && body !== null && 'expand' in body ? body.expand : []
  return [...inQuery, ...(Array.isArray(inBody) ? inBody.map(String) : [])]
}

const callOf = (request: Request): Call => {
  const query = new URL(request.originalUrl, 'http://sandbox').searchParams
  const body: unknown = request.body
  return {
    id: String(request.params.id ?? ''),
    body,
    query,
    expand: expandOf(query, body),
    at: addressOf(request),
  }
}

const perform = (answer: (call: Call) => object, call: Call): Answer => {
  try {
    const body = answer(call)
    save()
    return { status: 200, body }
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    return { status: error.status, body: { error: error.error } }
  }
}

/** Returns the stored response for a repeated idempotency key. Refusals before any work are not stored. */
const once = (request: Request, answer: () => Answer): Answer & { readonly isReplayed: boolean } => {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || request.method !== 'POST') return { ...answer(), isReplayed: false }
  const asked = createHash('sha256')
    .update(`${request.path} ${JSON.stringify(request.body)}`)
    .digest('hex')
  const kept = current.keys[key]
  if (kept && kept.asked !== asked) {
    const message =
      'Keys for idempotent requests can only be used with the same parameters they were first used with.'
    return { status: 400, body: { error: { type: 'idempotency_error', message } }, isReplayed: false }
  }
  if (kept) return { status: kept.status, body: kept.body, isReplayed: true }
  return atOnce(() => {
    const given = answer()
    if (given.status !== 400 && given.status !== 404) {
      current.keys[key] = { asked, ...given }
      note('keys', key)
    }
    return { ...given, isReplayed: false }
  })
}

const trouble = (type: string, message: string) => ({ error: { type, message } })

/** Simulates the fault. Returns true if the fault has sent the response or closed the connection. */
const suffer = async (fault: Fault | null, response: Response): Promise<boolean> => {
  if (fault === null) return false
  if (fault.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms))
  if (fault.kind === 'slow' || fault.kind === 'cutAfterwards') return false
  if (fault.kind === 'cut') response.destroy()
  if (fault.kind === 'away') response.status(503).json(trouble('api_error', 'An unknown error occurred'))
  if (fault.kind === 'garbled') response.type('html').send('<h1>Bad gateway</h1>')
  if (fault.kind === 'busy')
    response.status(429).set('retry-after', '1').json(trouble('rate_limit_error', 'Too many requests'))
  return true
}

const serve =
  (answer: (call: Call) => object) =>
  async (request: Request, response: Response): Promise<void> => {
    response.set({
      'request-id': newId('req'),
      'stripe-version': request.get('stripe-version') ?? API_VERSION,
    })
    const fault = spendFault(request.path)
    if (await suffer(fault, response)) return
    const given = once(request, () => perform(answer, callOf(request)))
    if (fault?.kind === 'cutAfterwards') return void response.destroy()
    if (given.isReplayed) response.set('idempotent-replayed', 'true')
    response.status(given.status).json(given.body)
  }

router.use('/v1', (request, response, next) => {
  if (!/^Bearer (sk|rk)_test_\w+$/.test(request.headers.authorization ?? ''))
    return void response.status(401).json(trouble('invalid_request_error', 'You did not provide an API key.'))
  const version = request.get('stripe-version') ?? API_VERSION
  if (!/^\d{4}-\d{2}-\d{2}(\.\w+)?$/.test(version))
    return void response
      .status(400)
      .json(trouble('invalid_request_error', `Invalid Stripe API version: ${version}`))
  next()
})
router.use(express.urlencoded({ extended: true, limit: '1mb' }), express.json())
for (const { method, path, answer } of paths) {
  if (method === 'GET') router.get(path, serve(answer))
  else router.post(path, serve(answer))
}
router.use('/v1', (request, response) => {
  const message = `This sandbox has only a part of Stripe's API, without ${request.method} ${request.originalUrl}`
  response.status(404).json(trouble('invalid_request_error', message))
})
router.use(pages)

resumeDeliveries()
setInterval(expireOverdue, 5_000).unref()
