import { addressGroup } from '@questboard/database'
import { printableStart } from '@questboard/domain'
import type { RequestHandler } from 'express'
import { z } from 'zod'
import { isOwnOrigin } from '../graphql/origin.ts'
import type { Services } from '../services.ts'

const clientLog = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']).catch('error'),
  code: z.coerce.string().max(200).catch(''),
  message: z.coerce.string().max(2000).catch(''),
})

const LINES = { tries: 60, seconds: 60 }

/** The browser's beacon sends JSON or a form. */
const parseLog = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}

/** POST /_log: errors reported by our pages. */
export const createClientLog =
  ({ config, rateLimit, log }: Services): RequestHandler =>
  async (request, response) => {
    // A beacon always sends its page's origin, so a request without an origin is not from our pages.
    if (!request.headers.origin || !isOwnOrigin(request, config.publicUrl))
      return void response.status(403).json({ message: 'Only Questboard’s own pages can use this URL.' })
    const { allowed } = await rateLimit.count(`client-log:${addressGroup(request.ip ?? 'unknown')}`, LINES)
    const entry = clientLog.safeParse(parseLog(typeof request.body === 'string' ? request.body : ''))
    if (allowed && entry.success) {
      const { level, code, message } = entry.data
      // This entry is below error level, because errors are shown on the operator's screen and anyone can post here.
      log[level === 'error' ? 'warn' : level](
        { client: level, code: printableStart(code, 40) },
        `client: ${printableStart(message, 500)}`,
      )
    }
    response.json({})
  }
