import { createSealer, emitEvent, hashToken, inTransaction } from '@questboard/database'
import { HOUR_MS, linkLifetime } from '@questboard/domain'
import { channelProviderIds } from '@questboard/providers/channels'
import type { Request, Response } from 'express'
import { z } from 'zod'
import { readCookie, setCookie } from '../lib/cookies.ts'
import type { Services } from '../services.ts'
import { cookieNames } from './cookieNames.ts'

/** The vendor's answer for a person who signs up with a channel but whose email address the vendor does not share. */
const signUp = z.object({
  provider: z.enum(channelProviderIds),
  channel: z.object({
    channelId: z.string(),
    name: z.string(),
    url: z.string(),
    pictureUrl: z.string().nullable(),
    email: z.string().nullable(),
    emailVerified: z.boolean(),
    followers: z.number().nullable(),
    views: z.number().nullable(),
    existsSince: z.coerce.date().nullable(),
    isBusinessAccount: z.boolean(),
    affiliation: z.enum(['none', 'twitch_affiliate', 'twitch_partner']),
  }),
  tokens: z.object({
    accessToken: z.string(),
    refreshToken: z.string().nullable(),
    expiresAt: z.coerce.date().nullable(),
  }),
  callbackUrl: z.string(),
})
export type SignUp = z.infer<typeof signUp>

/** A sign-up whose person has opened the mailed link. */
export type Confirmed = SignUp & { readonly id: string; readonly email: string }

/** The time that a person has to enter their email address. */
const COOKIE_SECONDS = 60 * 60

const until = z.object({ until: z.number() })

/**
 * Keeps a sign-up while its person enters an email address (in an encrypted cookie) and until they confirm it (in an
 * encrypted row, because people open the mail on other devices too).
 */
export const createSignUps = ({ config, database }: Services) => {
  const name = cookieNames(config.secureCookies).signUp
  const options = { secure: config.secureCookies, path: '/api/auth' }
  const sealer = createSealer(config.sessionSecret, 'channel sign-up')

  const unseal = (sealed: Buffer): unknown => {
    const opened = sealer.open(sealed)
    return opened === null ? null : JSON.parse(opened)
  }

  return {
    remember(response: Response, started: SignUp): void {
      const kept = { ...started, until: Date.now() + COOKIE_SECONDS * 1000 }
      const sealed = sealer.seal(JSON.stringify(kept)).toString('base64url')
      setCookie(response, name, sealed, { ...options, maxAgeSeconds: COOKIE_SECONDS })
    },

    recall(request: Request): SignUp | null {
      const kept = unseal(Buffer.from(readCookie(request, name) ?? '', 'base64url'))
      const end = until.safeParse(kept)
      return end.success && end.data.until > Date.now() ? (signUp.safeParse(kept).data ?? null) : null
    },

    /** Stores the sign-up and requests the mail with the link, whether or not the address has an account. */
    request: (started: SignUp, email: string): Promise<void> =>
      inTransaction(database, {}, async (transaction) => {
        const { id } = await transaction
          .insertInto('channel_sign_up')
          .values({
            email,
            sealed: sealer.seal(JSON.stringify(started)),
            expires_at: new Date(Date.now() + linkLifetime.channelSignUpHours * HOUR_MS),
          })
          .returning('id')
          .executeTakeFirstOrThrow()
        await emitEvent(transaction, {
          type: 'channelSignUpRequested',
          entity: 'channel_sign_up',
          entityId: id,
        })
      }),

    /** The sign-up that a mailed link confirms. Null if the link was used or has expired. */
    async find(token: string): Promise<Confirmed | null> {
      const row = await database
        .selectFrom('channel_sign_up')
        .select(['id', 'email', 'sealed'])
        .where('token_hash', '=', hashToken(token))
        .where('expires_at', '>', new Date())
        .executeTakeFirst()
      const started = row ? signUp.safeParse(unseal(row.sealed)) : null
      return row && started?.success ? { ...started.data, id: row.id, email: row.email } : null
    },
  }
}

export type SignUps = ReturnType<typeof createSignUps>
