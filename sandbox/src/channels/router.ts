import { randomUUID } from 'node:crypto'
import express, { type Router } from 'express'
import { z } from 'zod'
import { marketGames } from '../games/marketGames.ts'
import type { TestChannel } from '../oauth/channels.ts'
import { gameOf, streamsOf, type Vendor } from './life.ts'
import { channelsPage } from './page.ts'
import { changeDeeds, channelOf, type Deeds, deedsOf, setFault } from './store.ts'

const deed = z.object({
  deed: z
    .string()
    .regex(
      /^(live|followers|publish|publish-unlisted|publish-short|(end|public|unlisted|private|delete) \w[\w-]*)$/,
    ),
  title: z.string().trim().default(''),
  game: z
    .string()
    .trim()
    .default('')
    .refine((game) => game === '' || marketGames.includes(game)),
  /** The search that was active when the action was sent. */
  q: z.string().default(''),
})
type Given = z.infer<typeof deed>
const fault = z.object({
  kind: z.enum(['error', 'busy', 'slow', 'cut', 'nonsense', 'none']),
  times: z.coerce.number().int().min(1).default(1),
})

type Shown = { readonly title: string; readonly game?: string }

/**
 * The title and game to publish. If no game is selected, the title contains one of the channel's own games, unless
 * the user typed a title.
 */
const shownOf = (channel: TestChannel, { title, game }: Given, key: string): Shown => ({
  title: title || `I tried ${game || gameOf(channel, key)}`,
  ...(game && { game }),
})

const publish = (deeds: Deeds, act: string, shown: Shown, key: string, now: number): Deeds => ({
  ...deeds,
  published: [...deeds.published, { key, ...shown, at: now, isShort: act === 'publish-short' }],
  visibility: { ...deeds.visibility, [key]: act === 'publish-unlisted' ? 'unlisted' : 'public' },
})

const done =
  (channel: TestChannel, given: Given, now: number) =>
  (deeds: Deeds): Deeds => {
    const [act = '', key = ''] = given.deed.split(' ')
    switch (act) {
      case 'followers':
        return { ...deeds, followers: deeds.followers + 1000 }
      case 'live':
        return {
          ...deeds,
          streams: [...deeds.streams, { key: `l${now}`, ...shownOf(channel, given, `l${now}`), from: now }],
        }
      case 'end':
        return { ...deeds, ended: { ...deeds.ended, [key]: now } }
      case 'publish':
      case 'publish-short':
      case 'publish-unlisted': {
        const fresh = `p${randomUUID().slice(0, 8)}`
        return publish(deeds, act, shownOf(channel, given, fresh), fresh, now)
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

/** Sends a notification in the vendor's format after an action on a channel. */
export type Tell = (channel: TestChannel, act: string, now: number) => Promise<void>

/** Adds a page on which users control the vendor's channels: /<vendor>/channels. */
export const addChannelsPage = (router: Router, vendor: Vendor, title: string, tell?: Tell): void => {
  const form = express.urlencoded({ extended: false })
  router.get('/channels', (request, response) => {
    const { q } = request.query
    const words = typeof q === 'string' ? q.trim() : ''
    const asked = { vendor, at: request.baseUrl, words, now: Date.now() }
    response.type('html').send(channelsPage(asked, title))
  })
  router.post('/channels/:id', form, async (request, response) => {
    const given = deed.safeParse(request.body)
    const id = String(request.params.id)
    const channel = channelOf(vendor, id)
    if (!given.success || !channel) return void response.status(400).send('No such channel or action')
    const [act = ''] = given.data.deed.split(' ')
    const { q } = given.data
    const page = `${request.baseUrl}/channels${q ? `?q=${encodeURIComponent(q)}` : ''}#${encodeURIComponent(id)}`
    const now = Date.now()
    // A channel has one stream at a time. A stream that a user starts replaces a simulated one.
    const running = act === 'live' ? streamsOf(vendor, channel, now).find(({ to }) => to === null) : undefined
    if (running && deedsOf(vendor, id).streams.some(({ key }) => key === running.key))
      return void response.redirect(303, page)
    if (running)
      changeDeeds(vendor, id, (deeds) => ({ ...deeds, ended: { ...deeds.ended, [running.key]: now } }))
    changeDeeds(vendor, id, done(channel, given.data, now))
    await tell?.(channel, act, now)
    response.redirect(303, page)
  })
  router.post('/channels-fault', form, (request, response) => {
    const given = fault.safeParse(request.body)
    if (!given.success) return void response.status(400).send('No such fault')
    const { kind, times } = given.data
    setFault(vendor, kind === 'none' ? null : { kind, times })
    response.redirect(303, `${request.baseUrl}/channels#faults`)
  })
}
