/**
 * Used by `npm run bench -- channels`: writes content in transactions, as a channel check does. Reads a line per
 * batch ({"first": 0, "channels": 50, "views": 100}) and prints its milliseconds.
 */
import { createInterface } from 'node:readline'
import { createDatabase } from '@questboard/database'
import { createGameFinder } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import { lockQuota } from '../activities/channel-looks/claim.ts'
import { keepContent, type SeenItem } from '../activities/channel-looks/keepContent.ts'

const asked = z.object({ first: z.int(), channels: z.int(), items: z.int(), views: z.int() })
type Asked = z.infer<typeof asked>

const url = process.env.DATABASE_URL
if (!url) throw new Error('DATABASE_URL is not set')
const database = createDatabase(url, { connections: 1 })
const { rows: channels } = await sql<{ id: string; user_id: string }>`
  select id, user_id from user_connection where provider_id = 'youtube' order by id`.execute(database)
const { rows: games } = await sql<{ id: string; name: string; aliases: string[] }>`
  select id, name, aliases from game`.execute(database)
const findGame = createGameFinder(games.map((game) => ({ ...game, categoryIds: [] })))

const itemsOf = ({ first, channels: count, items, views }: Asked): readonly SeenItem[] =>
  channels.slice(0, count).flatMap((channel, place) =>
    Array.from({ length: items }, (_, index): SeenItem => {
      const externalId = `bench-${first + place * items + index}`
      const item = {
        externalId,
        type: 'VIDEO' as const,
        url: `https://www.youtube.com/watch?v=${externalId}`,
        title: `Why ${games[index % games.length]?.name ?? 'this'} is worth your weekend`,
        description: '',
        tags: [],
        thumbnailUrl: null,
        category: null,
        language: 'en',
        visibility: 'public' as const,
        publishedAt: new Date(Date.now() - index * 60_000),
        seconds: 600,
        views,
        likes: 1,
        minutesWatched: views * 4,
        isPaidPromotion: null,
        viewersNow: null,
        isLive: false,
      }
      return { connectionId: channel.id, creatorId: channel.user_id, item, game: findGame(item) }
    }),
  )

for await (const line of createInterface({ input: process.stdin })) {
  const batch = asked.parse(JSON.parse(line))
  const start = performance.now()
  const kept = await database.transaction().execute(async (transaction) => {
    const now = new Date()
    await lockQuota(transaction, 'youtube', now)
    return keepContent(transaction, 'youtube', itemsOf(batch), now)
  })
  process.stdout.write(`${JSON.stringify({ kept, ms: performance.now() - start })}\n`)
}
await database.destroy()
