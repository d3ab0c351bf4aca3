import { createUnsubscribeTokens } from '@questboard/database'
import {
  errors,
  isMailPreference,
  type MailPreference,
  mailPreferenceNames,
  wishedValue,
} from '@questboard/domain'
import express, { type RequestHandler, type Response, Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'config' | 'database'>
type Named = { readonly userId: string; readonly preference: MailPreference }
type Value = boolean | string

const wish = z.strictObject({ wish: z.enum(['on', 'off', 'immediately', 'daily', 'weekly']) })

/**
 * Checks only the token, because mail programs have no session or CSRF token, and people are not always signed in.
 */
const createWishes = ({ config, database }: Needed) => {
  const tokens = createUnsubscribeTokens(config.sessionSecret)
  const first = (rows: readonly { readonly value: Value }[]): Value | null => rows[0]?.value ?? null
  return {
    named(token: unknown): Named | null {
      const read = typeof token === 'string' ? tokens.read(token) : null
      if (read === null || !isMailPreference(read.preference)) return null
      return { userId: read.userId, preference: read.preference }
    },
    /** Reads the preference. Null if the account no longer exists. */
    async read({ userId, preference }: Named): Promise<Value | null> {
      const { rows } = await sql<{ value: Value }>`
        select ${sql.ref(preference)} as value from notification_preference where user_id = ${userId}`.execute(
        database,
      )
      return first(rows)
    },
    async write({ userId, preference }: Named, value: Value): Promise<Value | null> {
      const { rows } = await sql<{ value: Value }>`
        update notification_preference set ${sql.ref(preference)} = ${value}
         where user_id = ${userId} returning ${sql.ref(preference)} as value`.execute(database)
      return first(rows)
    },
  }
}

const refuse = (response: Response): void => {
  const code = 'unsubscribe-link'
  response.status(404).json({ message: errors[code], extensions: { code } })
}

/** The data for the page that the link opens: GET returns the preference, POST changes it. */
export const createUnsubscribeApi = (services: Needed): Router => {
  const wishes = createWishes(services)
  const router = Router()
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store')
    next()
  })
  // An invalid link gets a normal response too, because browsers log other statuses as page errors.
  router.get('/:token', async (request, response) => {
    const named = wishes.named(request.params.token)
    const value = named && (await wishes.read(named))
    response.json(named === null || value === null ? null : { preference: named.preference, value })
  })
  router.post('/:token', express.json({ limit: '1kb' }), async (request, response) => {
    const named = wishes.named(request.params.token)
    if (named === null) return refuse(response)
    const wanted = wish.safeParse(request.body)
    const value = wanted.success ? wishedValue(named.preference, wanted.data.wish) : null
    if (value === null) return void response.status(400).json({ message: errors['invalid-input'] })
    const written = await wishes.write(named, value)
    if (written === null) return refuse(response)
    response.json({ preference: named.preference, value: written })
  })
  return router
}

/**
 * One-click unsubscribe in mail programs (RFC 8058). A POST to the mail's link unsubscribes immediately, regardless of
 * its body. A GET, which mail scanners send too, leads to the page and changes nothing.
 */
export const createOneClick = (services: Needed): RequestHandler => {
  const wishes = createWishes(services)
  return async (request, response) => {
    response.set('Cache-Control', 'no-store')
    const named = wishes.named(request.params.token)
    const off = named && wishedValue(named.preference, 'off')
    const value = named === null || off === null ? null : await wishes.write(named, off)
    if (named === null || value === null) return refuse(response)
    response.type('text').send(`You are now unsubscribed from ${mailPreferenceNames[named.preference]}.`)
  }
}
