import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { testChannel } from './channels.ts'

const ticket = z.object({
  kind: z.enum(['code', 'access', 'refresh']),
  vendor: z.string(),
  channel: testChannel,
  expiresAt: z.number(),
  serial: z.string(),
  challenge: z.string().optional(),
  redirectUri: z.string().optional(),
  /** True if the code also gives a refresh token. */
  mayRefresh: z.boolean().optional(),
})
export type Ticket = z.infer<typeof ticket>

const sign = (body: string): string =>
  createHmac('sha256', 'questboard-sandbox').update(body).digest('base64url')

export const writeTicket = (content: Ticket): string => {
  const body = Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${body}.${sign(body)}`
}

export const readTicket = (text: string, kind: Ticket['kind'], vendor: string): Ticket | null => {
  const [body = '', signature = ''] = text.split('.')
  const expected = Buffer.from(sign(body))
  const given = Buffer.from(signature)
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null
  const content = ticket.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return content.kind === kind && content.vendor === vendor && content.expiresAt > Date.now() ? content : null
}

/** The token of an app without a user. It never expires. */
export const appTokenOf = (vendor: string): string => `app-${sign(`app/${vendor}`)}`

export const challengeOf = (verifier: string, encoding: 'base64url' | 'hex'): string =>
  createHash('sha256').update(verifier).digest(encoding)
