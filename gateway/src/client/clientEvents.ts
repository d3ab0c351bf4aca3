import { addressGroup } from '@questboard/database'
import express, { Router } from 'express'
import { z } from 'zod'
import { isOwnOrigin } from '../graphql/origin.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'

const text = z.string().max(500).nullish()

/** POST /api/events (rules §7). */
const clientEvent = z.strictObject({
  name: z.string().min(1).max(100),
  data: z.strictObject({
    user_id: text,
    user_name: text,
    language: text,
    user_type: text,
    company_id: text,
    company_name: text,
  }),
  metaData: z.strictObject({ user_id: text, device_id: z.guid() }),
})

/**
 * The limit is per person, because a whole school can share one IP address. It is more than a person needs, but few
 * requests for the database.
 */
const PER_MINUTE = { tries: 300, seconds: 60 }

export const createClientEvents = ({ config, pool, sessions, rateLimit }: Services): Router => {
  const router = Router()
  // Browsers send beacons as plain text.
  router.post('/', express.json({ limit: '16kb', type: () => true }), async (request, response) => {
    if (!isOwnOrigin(request, config.publicUrl))
      return void response.status(403).json({ message: 'Events from other sites are not accepted.' })
    const session = await sessions.ofRequest(request)
    const { allowed } = await rateLimit.count(
      `client-event:${session?.user.id ?? addressGroup(request.ip ?? 'unknown')}`,
      PER_MINUTE,
    )
    if (!allowed) return void response.status(429).json({ message: 'Too many events.' })
    const event = clientEvent.safeParse(request.body)
    if (!event.success)
      return void response.status(400).json({ message: 'An event has name, data and metaData.' })
    const { name, data, metaData } = event.data
    // The event's user comes from the session, not from the body.
    await pool.query(
      'insert into client_event (name, user_id, device_id, data, meta_data) values ($1, $2, $3, $4, $5)',
      [name, session?.user.id ?? null, metaData.device_id, data, metaData],
    )
    response.status(204).end()
  })
  router.all('/', onlyBy('POST'))
  return router
}
