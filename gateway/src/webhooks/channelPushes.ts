import { createPushSecrets, type Database } from '@questboard/database'
import { errors } from '@questboard/domain'
import {
  type Arrived,
  ForgedPush,
  isChannelProviderId,
  type PushMessage,
} from '@questboard/providers/channels'
import express, { type Request, type Response, Router } from 'express'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Services } from '../services.ts'

type Needed = Pick<Services, 'channels' | 'config' | 'database' | 'log'>
type Row = {
  readonly id: string
  readonly connection_id: string | null
  readonly provider_id: string
  readonly channel_id: string
  readonly topic: string
  readonly reference: string | null
}

const rowOf = async (database: Database, id: unknown): Promise<Row | null> => {
  const known = z.guid().safeParse(id)
  if (!known.success) return null
  const { rows } = await sql<Row>`
    select id, connection_id, provider_id, channel_id, topic, reference from channel_push where id = ${known.data}`.execute(
    database,
  )
  return rows[0] ?? null
}

/**
 * Stores each notification once and starts a check immediately. Channels that need a new consent are checked after the
 * creator has given it.
 */
const keepTold = (database: Database, row: Row, messageId: string) =>
  sql`
  with told as (
    insert into channel_push_message (push_id, message_id) values (${row.id}, ${messageId})
    on conflict do nothing returning push_id
  )
  update channel_watch w set due_at = now(), priority = 0
    from told, user_connection c
   where w.connection_id = ${row.connection_id}::uuid and c.id = w.connection_id and c.has_refresh_token`.execute(
    database,
  )

/** Renews a subscription when a quarter of its time is left, because the hub can be unavailable for a while. */
const keepConfirmed = (database: Database, { id }: Row, seconds: number | null) =>
  sql`
  update channel_push set confirmed_at = now(), failures = 0, failure = null,
         expires_at = now() + make_interval(secs => ${seconds}::double precision),
         due_at = coalesce(now() + make_interval(secs => ${seconds}::double precision * 0.75), 'infinity')
   where id = ${id}`.execute(database)

/** The vendor has ended the subscription. We request it again the next day. */
const keepEnded = (database: Database, { id }: Row, why: string) =>
  sql`
  update channel_push set confirmed_at = null, expires_at = null, failure = ${why}, due_at = now() + interval '1 day'
   where id = ${id}`.execute(database)

/** Stores a notification. Null if we have no such subscription. */
const takeUp = async (database: Database, row: Row, message: PushMessage): Promise<string | null> => {
  switch (message.kind) {
    case 'tells':
      await keepTold(database, row, message.messageId)
      return ''
    case 'confirms':
      if (row.connection_id === null) return null
      await keepConfirmed(database, row, message.seconds)
      return message.answer
    case 'falls silent':
      if (row.connection_id !== null) return null
      await sql`delete from channel_push where id = ${row.id}`.execute(database)
      return message.answer
    case 'has ended':
      await keepEnded(database, row, message.why)
      return ''
  }
}

const arrivedAs = (request: Request): Arrived => ({
  method: request.method === 'GET' ? 'GET' : 'POST',
  header: (name) => request.get(name) ?? '',
  query: new URL(request.originalUrl, 'http://gateway').searchParams,
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  at: new Date(),
})

/** The route `/:id` for push notifications. Verifies and stores each notification, and starts a channel check. */
export const createChannelPushes = ({ channels, config, database, log }: Needed): Router => {
  const secretOf = createPushSecrets(config.sessionSecret)
  const answer = async (request: Request, response: Response): Promise<void> => {
    const row = await rowOf(database, request.params.id)
    const provider = row !== null && isChannelProviderId(row.provider_id) ? channels[row.provider_id] : null
    if (row === null || !provider?.pushes)
      return void response.status(404).json({ message: errors['not-found'] })
    const { id, channel_id: channelId, topic, reference } = row
    const push = { channelId, topic, reference, callback: request.originalUrl, secret: secretOf(id) }
    try {
      const said = await takeUp(database, row, provider.pushes.read(arrivedAs(request), push))
      if (said === null) return void response.status(404).json({ message: errors['not-found'] })
      if (said === '') return void response.status(204).end()
      response.status(200).type('text/plain').send(said)
    } catch (error) {
      if (!(error instanceof ForgedPush)) throw error
      log.warn({ err: error, provider: provider.id }, 'rejected a channel push that its vendor did not sign')
      response.status(400).json({ message: errors['invalid-input'] })
    }
  }
  const raw = express.raw({ type: () => true, limit: '256kb' })
  return Router().get('/:id', answer).post('/:id', raw, answer)
}
