import { randomUUID } from 'node:crypto'
import express, { type Router } from 'express'
import { z } from 'zod'
import type { TestChannel } from '../oauth/channels.ts'
import { streamsOf, type Vendor } from './life.ts'
import { channelsPage } from './page.ts'
import { changeDeeds, channelOf, type Deeds, setFault } from './store.ts'

const deed = z.object({
  deed: z
    .string()
    .regex(/^(live|followers|publish|publish-unlisted|(end|public|unlisted|private|delete) \w[\w-]*)$/),
  title: z.string().trim().min(1).default('A video'),
})
const fault = z.object({
  kind: z.enum(['error', 'busy', 'slow', 'cut', 'nonsense', 'none']),
  times: z.coerce.number().int().min(1).default(1),
})

/** What a person does on a channel's behalf. */
const done = (deeds: Deeds, act: string, key: string, title: string, now: number): Deeds => {
  switch (act) {
    case 'followers':
      return { ...deeds, followers: deeds.followers + 1000 }
    case 'live':
      return { ...deeds, streams: [...deeds.streams, { key: `l${now}`, title, from: now }] }
    case 'end':
      return { ...deeds, ended: { ...deeds.ended, [key]: now } }
    case 'publish':
    case 'publish-unlisted': {
      const fresh = `p${randomUUID().slice(0, 8)}`
      const visibility = act === 'publish' ? ('public' as const) : ('unlisted' as const)
      return {
        ...deeds,
        published: [...deeds.published, { key: fresh, title, at: now, isShort: false }],
        visibility: { ...deeds.visibility, [fresh]: visibility },
      }
    }
    case 'public':
    case 'unlisted':
    case 'private':
      return { ...deeds, visibility: { ...deeds.visibility, [key]: act } }
    case 'delete':
      return { ...deeds, deleted: [...deeds.deleted, key] }
    default:
      return deeds
  }
}

/** A vendor that tells of itself what happens on a channel. */
export type Tell = (channel: TestChannel, act: string, now: number) => Promise<void>

/** Adds the vendor's page for people: /<vendor>/channels. */
export const addChannelsPage = (router: Router, vendor: Vendor, title: string, tell?: Tell): void => {
  const form = express.urlencoded({ extended: false })
  router.get('/channels', (_request, response) => {
    response.type('html').send(channelsPage(vendor, title, Date.now()))
  })
  router.post('/channels/:id', form, async (request, response) => {
    const given = deed.safeParse(request.body)
    const id = String(request.params.id)
    const channel = channelOf(vendor, id)
    if (!given.success || !channel) return void response.status(400).send('No such channel or deed')
    const [act = '', key = ''] = given.data.deed.split(' ')
    const now = Date.now()
    // One stream at a time.
    if (act === 'live' && streamsOf(vendor, channel, now).some(({ to }) => to === null))
      return void response.redirect(303, '../channels')
    changeDeeds(vendor, id, (deeds) => done(deeds, act, key, given.data.title, now))
    await tell?.(channel, act, now)
    response.redirect(303, '../channels')
  })
  router.post('/channels-fault', form, (request, response) => {
    const given = fault.safeParse(request.body)
    if (!given.success) return void response.status(400).send('No such fault')
    const { kind, times } = given.data
    setFault(vendor, kind === 'none' ? null : { kind, times })
    response.redirect(303, 'channels')
  })
}
