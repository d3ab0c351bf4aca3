import { createSealer, createToken, sameText } from '@questboard/database'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { readCookie, setCookie } from '../lib/cookies.ts'
import type { Services } from '../services.ts'

const SECONDS = 15 * 60
const begun = z.object({ state: z.string(), userId: z.string(), until: z.number() })

/** The state during the PayPal login, in a cookie that no one else can read or create. */
export const createPayPalFlow = ({ config }: Pick<Services, 'config'>) => {
  const name = `${config.secureCookies ? '__Secure-' : ''}questboard.payout`
  const sealer = createSealer(config.sessionSecret, 'payout flow')
  const options = { secure: config.secureCookies, path: '/api/payouts' }

  const recall = (request: Request) => {
    const opened = sealer.open(Buffer.from(readCookie(request, name) ?? '', 'base64url'))
    return opened === null ? undefined : begun.safeParse(JSON.parse(opened)).data
  }
  return {
    begin(response: Response, userId: string): string {
      const state = createToken()
      const sealed = sealer.seal(JSON.stringify({ state, userId, until: Date.now() + SECONDS * 1000 }))
      setCookie(response, name, sealed.toString('base64url'), { ...options, maxAgeSeconds: SECONDS })
      return state
    },
    /** True if this person started the login that is now returning. */
    isEnd(request: Request, response: Response, userId: string): boolean {
      const flow = recall(request)
      setCookie(response, name, '', { ...options, maxAgeSeconds: 0 })
      if (flow === undefined || flow.until < Date.now() || flow.userId !== userId) return false
      return typeof request.query.state === 'string' && sameText(request.query.state, flow.state)
    },
  }
}
