/** PubSubHubbub: confirms subscriptions to a channel's upload feed, and then sends new entries. */
import { createHmac, randomUUID } from 'node:crypto'
import express, { type Router } from 'express'
import { z } from 'zod'
import type { Tell } from '../channels/router.ts'
import { dropPush, keepPush, type Push, pushesOf } from '../channels/store.ts'
import { send } from '../channels/tell.ts'
import { escapeHtml } from '../html.ts'

const LEASE_SECONDS = 432_000

const asked = z.object({
  'hub.mode': z.enum(['subscribe', 'unsubscribe']),
  'hub.topic': z.url(),
  'hub.callback': z.url(),
  'hub.secret': z.string().max(199).default(''),
})
type Asked = z.infer<typeof asked>

/** Asks the subscriber to confirm the subscription. */
const verify = async (wish: Asked): Promise<boolean> => {
  const challenge = randomUUID()
  const url = new URL(wish['hub.callback'])
  url.searchParams.set('hub.mode', wish['hub.mode'])
  url.searchParams.set('hub.topic', wish['hub.topic'])
  url.searchParams.set('hub.challenge', challenge)
  if (wish['hub.mode'] === 'subscribe') url.searchParams.set('hub.lease_seconds', String(LEASE_SECONDS))
  const answer = await send(url.href)
  return answer?.isFine === true && answer.text === challenge
}

const takeUp = async (wish: Asked): Promise<void> => {
  const { 'hub.topic': topic, 'hub.callback': callback } = wish
  if (!(await verify(wish))) return
  const id = `${callback} ${topic}`
  if (wish['hub.mode'] === 'unsubscribe') return dropPush(id)
  keepPush({
    ...{ id, vendor: 'google', topic, callback, secret: wish['hub.secret'], isConfirmed: true },
    channelId: new URL(topic).searchParams.get('channel_id') ?? '',
    createdAt: new Date().toISOString(),
  })
}

export const addHub = (router: Router): void => {
  router.post('/subscribe', express.urlencoded({ extended: false }), (request, response) => {
    const wish = asked.safeParse(request.body)
    if (!wish.success) return void response.status(400).send(wish.error.message)
    response.status(202).end()
    void takeUp(wish.data)
  })
}

const feed = (
  title: string,
  { topic, channelId }: Push,
  at: string,
): string => `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns:yt="http://www.youtube.com/xml/schemas/2015" xmlns="http://www.w3.org/2005/Atom">
<link rel="hub" href="https://pubsubhubbub.appspot.com"/><link rel="self" href="${escapeHtml(topic)}"/>
<title>YouTube video feed</title><updated>${at}</updated>
<entry><yt:channelId>${escapeHtml(channelId)}</yt:channelId><author><name>${escapeHtml(title)}</name></author>
<published>${at}</published><updated>${at}</updated></entry></feed>`

const told = new Set(['live', 'publish', 'publish-unlisted', 'publish-short', 'public'])

export const tellOfUpload: Tell = async (channel, act, now) => {
  if (!told.has(act)) return
  for (const push of pushesOf('google').filter(({ channelId }) => channelId === channel.id)) {
    const body = feed(channel.name, push, new Date(now).toISOString())
    const signature = createHmac('sha1', push.secret).update(body).digest('hex')
    await send(push.callback, {
      body,
      headers: { 'content-type': 'application/atom+xml', 'x-hub-signature': `sha1=${signature}` },
    })
  }
}
