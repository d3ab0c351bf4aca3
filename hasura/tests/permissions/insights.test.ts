import { dateInStockholm } from '@questboard/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { readClientDocuments } from '../support/clientDocuments.ts'
import { openEngineOnMarket } from '../support/engineOnMarket.ts'

const { scratch, graphql, sessionOf, tenants, valueIn } = await openEngineOnMarket()
const documentOf = readClientDocuments()
const studio = sessionOf('the demo studio')

const hidden = ['unlisted', 'private', 'removed'] as const
const whole = z.coerce.number()
const days = z.object({ views: whole, hours_watched: whole })
const sumOf = (rows: readonly z.infer<typeof days>[]): z.infer<typeof days> => ({
  views: rows.reduce((sum, { views }) => sum + views, 0),
  hours_watched: Math.round(100 * rows.reduce((sum, row) => sum + row.hours_watched, 0)) / 100,
})
const today = dateInStockholm(new Date())
const daysBack = (count: number): string =>
  new Date(Date.parse(today) - (count - 1) * 86_400_000).toISOString().slice(0, 10)

const ask = async (operation: string, variables: object, session = studio) => {
  const answer = await graphql.ask(session, documentOf(operation), { ...variables })
  expect(answer.errors).toBeUndefined()
  return answer.data
}

/** A video of a creator that was submitted to the studio, so that the studio can review it while it is unlisted. */
const found = await scratch.client.query(
  `SELECT c.id, c.creator_id AS creator, c.connection_id AS channel, c.game_id AS game FROM content c JOIN submission s ON s.content_id = c.id
    WHERE s.company_id = '${studio.companyId}' AND c.type = 'VIDEO' AND c.visibility = 'public' AND c.connection_id IS NOT NULL AND c.game_id IS NOT NULL
      AND c.published_at > now() - interval '80 days' AND (SELECT sum(views) FROM content_day d WHERE d.content_id = c.id) > 0
    ORDER BY c.id LIMIT 1`,
)
const video = z
  .object({ id: z.string(), creator: z.string(), channel: z.string(), game: z.string() })
  .parse(found.rows[0])

const listed = async (channel: string, type: string, count: number) => {
  const data = await ask('InsightChannels', {
    where: { connection_id: { _eq: channel }, type: { _eq: type }, days: { _eq: count } },
    order: [],
    limit: 1,
    offset: 0,
    withTotal: false,
  })
  return sumOf(z.array(days).parse(data?.channel_period))
}

const detailed = async (channel: string, type: string, count: number) => {
  const from = daysBack(count)
  const data = await ask('InsightDays', {
    channelId: channel,
    type,
    from,
    to: today,
    beforeFrom: daysBack(2 * count),
    beforeTo: daysBack(count + 1),
  })
  return sumOf(z.array(days).parse(data?.now))
}

describe('stats of a channel that companies read', () => {
  test("for every channel of the market, the list and the channel's page show a company the same stats", async () => {
    const { rows } = await scratch.client.query<{ channel: string; type: string }>(
      `SELECT DISTINCT ON (connection_id) connection_id AS channel, type FROM channel_period WHERE days = 90 AND type <> 'VOD' ORDER BY connection_id, type DESC`,
    )
    expect(rows.length).toBeGreaterThan(300)
    for (const { channel, type } of rows)
      expect(await detailed(channel, type, 90), `${type} of ${channel}`).toEqual(
        await listed(channel, type, 90),
      )
  })

  test('the list and the page of a channel show the same stats, even after a video was hidden for a while', async () => {
    const before = await detailed(video.channel, 'VIDEO', 90)
    await scratch.client.query(`UPDATE content SET visibility = 'unlisted' WHERE id = '${video.id}'`)
    await scratch.client.query('SELECT refresh_stale_periods(1000)')
    const after = await detailed(video.channel, 'VIDEO', 90)
    expect(after.views).toBeLessThan(before.views)
    expect(await listed(video.channel, 'VIDEO', 90)).toEqual(after)
    await scratch.client.query(`UPDATE content SET visibility = 'public' WHERE id = '${video.id}'`)
    await scratch.client.query('SELECT refresh_stale_periods(1000)')
    expect(await detailed(video.channel, 'VIDEO', 90)).toEqual(before)
  })
})

describe.each(hidden)('reading %s content', (visibility) => {
  beforeAll(async () => {
    await scratch.client.query(`UPDATE content SET visibility = '${visibility}' WHERE id = '${video.id}'`)
    return async () => {
      await scratch.client.query(`UPDATE content SET visibility = 'public' WHERE id = '${video.id}'`)
    }
  })

  const idsIn = (data: unknown): string => JSON.stringify(data)

  test('a hidden video can be read only by its creator and the company that reviews it', async () => {
    for (const { name, session } of tenants) {
      if (session.role === 'anonymous') continue
      const answer = await graphql.ask(session, `{ content(where: {id: {_eq: "${video.id}"}}) { id } }`)
      const mayRead = session.userId === video.creator || session.companyId === studio.companyId
      expect(idsIn(answer.data).includes(video.id), name).toBe(mayRead)
    }
  })

  test('a hidden video is on no list of published content, even for the company that reviews it', async () => {
    const rows = { order: [], limit: 1000, offset: 0, withTotal: false }
    const screens = [
      await ask('CreatorPageContent', {
        creatorId: video.creator,
        videos: true,
        streams: true,
        games: false,
        articles: false,
      }),
      await ask('GamePage', { id: video.game }),
      await ask('InsightPieces', {
        ...rows,
        where: { connection_id: { _eq: video.channel }, visibility: { _eq: 'public' } },
      }),
    ]
    for (const screen of screens) expect(idsIn(screen)).not.toContain(video.id)
  })

  test('a hidden video is not counted in the daily stats that other people read', async () => {
    const dayOf = `SELECT max(day)::text FROM content_day WHERE content_id = '${video.id}'`
    const day = await valueIn(dayOf)
    const rest = await valueIn(
      `SELECT coalesce(sum(views), 0) FROM content_day WHERE connection_id = '${video.channel}' AND type = 'VIDEO' AND day = '${day}' AND content_id <> '${video.id}' AND is_public`,
    )
    const answer = await graphql.ask(
      studio,
      `{ channel_content_day(where: {connection_id: {_eq: "${video.channel}"}, type: {_eq: VIDEO}, day: {_eq: "${day}"}}) { views } }`,
    )
    const found = z.array(z.object({ views: whole })).parse(answer.data?.channel_content_day)
    expect(found.reduce((sum, { views }) => sum + views, 0)).toBe(Number(rest))
  })
})

test('no company can query stats that count unlisted content', async () => {
  for (const table of ['creator_day', 'creator_period']) {
    const { errors } = await graphql.ask(studio, `{ ${table} { creator_id } }`)
    expect(errors?.[0]?.message).toContain(`field '${table}' not found`)
  }
})
