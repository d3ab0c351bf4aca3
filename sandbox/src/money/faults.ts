import { dirname } from 'node:path/posix'
import express, { type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import type { WaitingFault } from '../faultForm.ts'

export const faultKinds = {
  error: 'answers with an error',
  busy: 'answers "too many requests"',
  slow: 'answers slowly',
  drips: 'sends its answer in small pieces',
  stalls: 'stops in the middle of its answer',
  cut: 'disconnects before it does anything',
  lost: 'carries out the request, but its answer is lost',
  nonsense: 'carries out the request, but its answer is unreadable',
} as const

const kinds = ['error', 'busy', 'slow', 'drips', 'stalls', 'cut', 'lost', 'nonsense'] as const
const wish = z.object({
  kind: z.enum(kinds),
  times: z.coerce.number().int().min(0).max(1000).default(1),
  /** Only requests whose path contains this text fail. */
  path: z.string().default(''),
})

type Wish = z.infer<typeof wish>

const slowMs = Number(process.env.SANDBOX_SLOW_MS ?? 30_000)

const loseAnswer = (response: Response): void => {
  const { socket } = response
  response.end = () => {
    socket?.destroy()
    return response
  }
}

const DRIP_MS = 100

const bytesOf = (body: unknown): Buffer =>
  typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body) : Buffer.alloc(0)

/** Sends one byte at a time. A client that only limits the time between bytes waits for minutes. */
const drip = (response: Response): void => {
  const end = response.end.bind(response)
  response.end = (body?: unknown) => {
    const left = bytesOf(body).values()
    const dripping = setInterval(() => {
      const { value, done } = left.next()
      if (!done) return void response.write(Buffer.of(value))
      clearInterval(dripping)
      end()
    }, DRIP_MS)
    response.once('close', () => clearInterval(dripping))
    return response
  }
}

const stall = (response: Response): void => {
  response.end = (body?: unknown) => {
    const whole = bytesOf(body)
    response.write(whole.subarray(0, whole.length / 2))
    return response
  }
}

const page = Buffer.from('<html><body>Please stand by</body></html>')

const garble = (response: Response): void => {
  const end = response.end.bind(response)
  response.end = () => {
    response.setHeader('content-type', 'text/html')
    response.setHeader('content-length', page.length)
    end(page)
    return response
  }
}

/** Faults for which the request is carried out, but its response is lost, slow or unreadable. */
const spoilers = { lost: loseAnswer, nonsense: garble, drips: drip, stalls: stall } as const
const isSpoiler = (kind: Wish['kind'] | null): kind is keyof typeof spoilers =>
  kind !== null && Object.hasOwn(spoilers, kind)

/** Responses in the vendor's own format: an internal error, and a refusal because of too many requests. */
export type VendorErrors = {
  readonly error: (response: Response) => void
  readonly busy: (response: Response) => void
}

/** `guard` must run before the API. `router` creates faults: `POST /faults` with kind, times and path. */
export const createFaults = (errors: VendorErrors) => {
  let wishes: Wish[] = []
  const next = (path: string): Wish['kind'] | null => {
    const due = wishes.find((one) => one.times > 0 && path.includes(one.path))
    if (due === undefined) return null
    due.times -= 1
    wishes = wishes.filter(({ times }) => times > 0)
    return due.kind
  }

  const guard: RequestHandler = (request, response, carryOn) => {
    const kind = next(`${request.method} ${request.path}`)
    if (kind === 'cut') return void request.socket.destroy()
    if (kind === 'slow') return void setTimeout(carryOn, slowMs)
    if (kind === 'error' || kind === 'busy') return errors[kind](response)
    if (isSpoiler(kind)) spoilers[kind](response)
    carryOn()
  }

  const router = Router()
  router.post('/', express.json(), express.urlencoded({ extended: false }), (request, response) => {
    const asked = wish.safeParse(request.body)
    if (!asked.success) return void response.status(400).send('kind, times and path are required')
    // If `times` is zero, all simulated faults end.
    wishes = asked.data.times === 0 ? [] : [...wishes, asked.data]
    if (request.is('json')) response.status(204).end()
    else response.redirect(303, `${dirname(request.baseUrl)}/`)
  })
  return { guard, router, waiting: (): readonly WaitingFault[] => wishes }
}
