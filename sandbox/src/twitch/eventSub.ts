/** EventSub webhooks: a URL must confirm its subscription, and is then notified when a channel goes live or offline. */
import { createHmac, randomUUID } from 'node:crypto'
import express, { type Router } from 'express'
import { z } from 'zod'
import type { Tell } from '../channels/router.ts'
import { dropPush, keepPush, type Push, pushesOf } from '../channels/store.ts'
import { send } from '../channels/tell.ts'
import { withApp } from '../oauth/vendor.ts'

const wanted = z.object({
  type: z.enum(['stream.online', 'stream.offline']),
  version: z.literal('1'),
  condition: z.object({ broadcaster_user_id: z.string().min(1) }),
  transport: z.object({
    method: z.literal('webhook'),
    callback: z.url(),
    secret: z.string().min(10).max(100),
  }),
})

const shown = ({ id, topic, channelId, callback, isConfirmed, createdAt }: Push) => ({
  id,
  status: isConfirmed ? 'enabled' : 'webhook_callback_verification_pending',
  type: topic,
  version: '1',
  cost: 0,
  condition: { broadcaster_user_id: channelId },
  transport: { method: 'webhook', callback },
  created_at: createdAt,
})

const listOf = (pushes: readonly Push[]) => ({
  data: pushes.map(shown),
  total: pushes.length,
  total_cost: 0,
  max_total_cost: 10_000,
  pagination: {},
})

const deliver = (push: Push, type: string, content: object) => {
  const body = JSON.stringify({ ...content, subscription: shown(push) })
  const id = randomUUID()
  const timestamp = new Date().toISOString()
  const hmac = createHmac('sha256', push.secret).update(id).update(timestamp).update(body)
  return send(push.callback, {
    body,
    headers: {
      'content-type': 'application/json',
      'twitch-eventsub-message-id': id,
      'twitch-eventsub-message-retry': '0',
      'twitch-eventsub-message-type': type,
      'twitch-eventsub-message-signature': `sha256=${hmac.digest('hex')}`,
      'twitch-eventsub-message-timestamp': timestamp,
      'twitch-eventsub-subscription-type': push.topic,
      'twitch-eventsub-subscription-version': '1',
    },
  })
}

/** A subscription is active after its receiver has returned the challenge. */
const verify = async (push: Push): Promise<void> => {
  const challenge = randomUUID()
  const answer = await deliver(push, 'webhook_callback_verification', { challenge })
  const isStillWanted = pushesOf('twitch').some(({ id }) => id === push.id)
  if (answer?.isFine && answer.text === challenge && isStillWanted) keepPush({ ...push, isConfirmed: true })
}

export const addEventSub = (router: Router): void => {
  router.get(
    '/helix/eventsub/subscriptions',
    withApp('twitch', (request, response) => {
      const of = request.query.user_id
      response.json(
        listOf(pushesOf('twitch').filter(({ channelId }) => of === undefined || channelId === of)),
      )
    }),
  )
  router.post(
    '/helix/eventsub/subscriptions',
    express.json(),
    withApp('twitch', (request, response) => {
      const asked = wanted.safeParse(request.body)
      if (!asked.success)
        return void response
          .status(400)
          .json({ error: 'Bad Request', status: 400, message: asked.error.message })
      const { type, condition, transport } = asked.data
      const channelId = condition.broadcaster_user_id
      const { callback, secret } = transport
      const isThere = pushesOf('twitch').some(
        (each) => each.topic === type && each.channelId === channelId && each.callback === callback,
      )
      if (isThere)
        return void response
          .status(409)
          .json({ error: 'Conflict', status: 409, message: 'subscription already exists' })
      const push = {
        ...{ id: randomUUID(), vendor: 'twitch', channelId, topic: type, callback, secret },
        isConfirmed: false,
        createdAt: new Date().toISOString(),
      }
      keepPush(push)
      response.status(202).json(listOf([push]))
      void verify(push)
    }),
  )
  router.delete(
    '/helix/eventsub/subscriptions',
    withApp('twitch', (request, response) => {
      const id = String(request.query.id)
      const isThere = pushesOf('twitch').some((each) => each.id === id)
      dropPush(id)
      response.status(isThere ? 204 : 404).end()
    }),
  )
}

const topics: Readonly<Record<string, string>> = { live: 'stream.online', end: 'stream.offline' }

export const tellOfStream: Tell = async (channel, act, now) => {
  const topic = topics[act]
  const listeners = pushesOf('twitch').filter(
    (push) => push.isConfirmed && push.topic === topic && push.channelId === channel.id,
  )
  const event = {
    broadcaster_user_id: channel.id,
    broadcaster_user_login: channel.name.toLowerCase(),
    broadcaster_user_name: channel.name,
    ...(act === 'live' && {
      id: String(now),
      type: 'live',
      started_at: new Date(now).toISOString(),
    }),
  }
  for (const push of listeners) await deliver(push, 'notification', { event })
}
