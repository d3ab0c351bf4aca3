import express, { Router } from 'express'
import { z } from 'zod'
import type { Services } from '../services.ts'

/** spec §7, POST /api/events. */
const clientEvent = z.object({
  name: z.string().min(1).max(100),
  data: z
    .record(z.string().max(100), z.union([z.string().max(500), z.number(), z.boolean(), z.null()]))
    .default({}),
  metaData: z.object({ user_id: z.string().max(100).nullish(), device_id: z.guid().nullish() }).default({}),
})

const PER_MINUTE = { tries: 60, seconds: 60 }

export const createClientEvents = ({ pool, sessions, rateLimit }: Services): Router => {
  const router = Router()
  router.post('/', express.json({ limit: '16kb', type: () => true }), async (request, response) => {
    const { allowed } = await rateLimit.count(`client-event:${request.ip}`, PER_MINUTE)
    if (!allowed) return void response.status(429).json({ message: 'Too many events.' })
    const event = clientEvent.safeParse(request.body)
    if (!event.success)
      return void response.status(400).json({ message: 'An event has name, data and metaData.' })
    const { name, data, metaData } = event.data
    const session = await sessions.ofRequest(request)
    // Whose event it is says the session, not the body.
    await pool.query(
      'insert into client_event (name, user_id, device_id, data, meta_data) values ($1, $2, $3, $4, $5)',
      [name, session?.user.id ?? null, metaData.device_id ?? null, data, metaData],
    )
    response.status(204).end()
  })
  return router
}
