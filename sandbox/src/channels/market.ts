/**
 * The demo market's channels and their content, read from the product's seed, so that the vendors know them from the start.
 */
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { testChannel } from '../oauth/channels.ts'

const piece = z.object({
  /** The vendor's id of this content, as stored in the product. */
  id: z.string(),
  type: z.enum(['STREAM', 'VOD', 'VIDEO', 'SHORTS']),
  title: z.string(),
  game: z.string(),
  visibility: z.enum(['public', 'unlisted', 'private']),
  /** The place where the sponsorship is disclosed: the vendor's label, the title or the description. */
  disclosedBy: z.enum(['vendor', 'title', 'description']).nullable(),
  publishedAt: z.number(),
  seconds: z.number().int(),
  views: z.number().int(),
  likes: z.number().int(),
  minutesWatched: z.number(),
})
export type Piece = z.infer<typeof piece>

const marketChannel = z.object({
  vendor: z.enum(['twitch', 'google', 'tiktok']),
  channel: testChannel,
  pictureUrl: z.string(),
  affiliation: z.enum(['none', 'twitch_affiliate', 'twitch_partner']),
  hidesFollowers: z.boolean(),
  totalViews: z.number(),
  language: z.string(),
  /** The channel's owner in the product. Missing in files of older versions. */
  owner: z.string().default(''),
  /** The token that renews the owner's consent. Null if the owner never gave consent. */
  refreshToken: z.string().nullable(),
  content: z.array(piece),
})
export type MarketChannel = z.infer<typeof marketChannel>

const market = z.object({
  /** The seed defines all content before this moment. After that, the channels' activity is simulated. */
  madeAt: z.number(),
  channels: z.array(marketChannel),
})

const file = join(process.env.DATA_DIR ?? '.data', 'channels', 'market.json')

type Known = {
  readonly writtenAt: number
  readonly madeAt: number
  readonly channels: ReadonlyMap<string, MarketChannel>
}
const nothing: Known = { writtenAt: 0, madeAt: 0, channels: new Map() }
let known = nothing

/** Reads the file again if the market was seeded again. */
const current = (): Known => {
  const writtenAt = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (writtenAt === known.writtenAt) return known
  if (writtenAt === 0) {
    known = nothing
    return known
  }
  const { madeAt, channels } = market.parse(JSON.parse(readFileSync(file, 'utf8')))
  const byKey = channels.map((each) => [`${each.vendor}/${each.channel.id}`, each] as const)
  known = { writtenAt, madeAt, channels: new Map(byKey) }
  return known
}

export const marketChannelOf = (vendor: string, id: string): MarketChannel | undefined =>
  current().channels.get(`${vendor}/${id}`)

export const marketChannelsOf = (vendor: string): readonly MarketChannel[] =>
  [...current().channels.values()].filter((each) => each.vendor === vendor)

export const marketChannelOfToken = (vendor: string, refreshToken: string): MarketChannel | undefined =>
  marketChannelsOf(vendor).find((each) => each.refreshToken === refreshToken)

export const marketMadeAt = (): number => current().madeAt
