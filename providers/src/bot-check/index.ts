import { allowed, type Result, refused } from '@questboard/domain'
import { z } from 'zod'
import { ask } from '../door.ts'
import { VendorUnavailable } from '../vendor.ts'

export type BotCheck = {
  /** The script that the page must load. Null if the bot check is off. */
  readonly page: { readonly scriptUrl: string; readonly siteKey: string } | null
  isPerson(token: string | undefined, address: string): Promise<boolean>
}

const result = z.object({ success: z.boolean() })

export const noBotCheck: BotCheck = { page: null, isPerson: () => Promise.resolve(true) }

export const createTurnstile = (settings: {
  readonly baseUrl?: string | undefined
  readonly siteKey: string
  readonly secret: string
}): BotCheck => {
  const host = settings.baseUrl ?? 'https://challenges.cloudflare.com'
  return {
    page: { scriptUrl: `${host}/turnstile/v0/api.js`, siteKey: settings.siteKey },
    async isPerson(token, address) {
      if (!token) return false
      const fields = new URLSearchParams({ secret: settings.secret, response: token, remoteip: address })
      try {
        const signal = AbortSignal.timeout(5_000)
        const response = await ask(`${host}/turnstile/v0/siteverify`, {
          method: 'POST',
          body: fields,
          signal,
        })
        return response.ok && result.parse(await response.json()).success
      } catch (cause) {
        throw new VendorUnavailable('the bot check (Turnstile) does not answer', { cause })
      }
    },
  }
}

/**
 * Checks a form. Throws while the vendor does not respond, because we must neither accept bots nor refuse people.
 */
export const checkBot = async (
  { isPerson }: BotCheck,
  token: string | null | undefined,
  address: string,
): Promise<Result> => ((await isPerson(token ?? undefined, address)) ? allowed : refused('bot-check'))

/** The bot check is active if BOT_CHECK_SITE_KEY and BOT_CHECK_SECRET are set. */
export const botCheckFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
): BotCheck => {
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret, BOT_CHECK_BASE_URL: baseUrl } = environment
  return siteKey && secret ? createTurnstile({ siteKey, secret, baseUrl }) : noBotCheck
}
