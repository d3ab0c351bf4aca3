import type { Database } from '@questboard/database'
import { csvHead, csvLine, type InsightExportFilter, insightExportFilter } from '@questboard/domain'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Lines } from './writeDraft.ts'

const PAGE = 1000

type Type = 'STREAM' | 'VIDEO' | 'SHORTS'

const figure = z.coerce.number().nullable()
const channel = z.object({
  connection_id: z.string(),
  channel_name: z.string(),
  channel_url: z.string(),
  platform: z.string(),
  country: z.string().nullable(),
  language: z.string().nullable(),
  size_tier: z.string().nullable(),
  followers: figure,
  followers_gained: figure,
  items: figure,
  views: z.coerce.number(),
  hours_watched: figure,
  average_ccv: figure,
  views_per_item: figure,
})
type Channel = z.output<typeof channel>

const within = (column: string, values: readonly string[]) =>
  sql`(${values.length} = 0 or ${sql.ref(column)} = any(${[...values]}::text[]))`

const between = (column: string, from: number | null, to: number | null) =>
  sql`(${from}::bigint is null or ${sql.ref(column)} >= ${from}::bigint)
     and (${to}::bigint is null or ${sql.ref(column)} <= ${to}::bigint)`

/** Escapes `%` and `_`, so that they are literal characters, as in the list on screen. */
const toLike = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`

/** Keyset pagination, so that the last page is as fast as the first. */
const channelsAfter = (type: Type, wanted: InsightExportFilter, last: Channel | undefined) => sql`
  select row.connection_id, channel.channel_name, channel.channel_url, row.platform, row.country, row.language, row.size_tier,
         row.followers, row.followers_gained, row.items, row.views, row.hours_watched, row.average_ccv, row.views_per_item
    from channel_period as row join user_connection as channel on channel.id = row.connection_id
   where row.type = ${type} and row.days = ${wanted.days}
     and ${within('row.platform', wanted.platforms)} and ${within('row.size_tier', wanted.sizes)}
     and ${within('row.country', wanted.countries)} and ${within('row.language', wanted.languages)}
     and ${between('row.followers', wanted.followersFrom, wanted.followersTo)}
     and ${between('row.average_ccv', wanted.viewersFrom, wanted.viewersTo)}
     and ${between('row.views', wanted.viewsFrom, wanted.viewsTo)}
     and (${wanted.search} = '' or channel.channel_name ilike ${toLike(wanted.search)})
     and (${last?.connection_id ?? null}::uuid is null or row.views <= ${last?.views ?? null}::bigint
          and (row.views < ${last?.views ?? null}::bigint or row.connection_id > ${last?.connection_id ?? null}::uuid))
   order by row.views desc, row.connection_id limit ${PAGE}`

const told = (value: number | null): string => (value === null ? '' : String(value))

async function* pages(database: Database, type: Type, wanted: InsightExportFilter): AsyncGenerator<Lines> {
  yield {
    text: csvHead([
      ...['Channel', 'Address', 'Platform', 'Country', 'Language', 'Size', 'Followers', 'Followers gained'],
      ...['Pieces of content', 'Views', 'Views per piece', 'Hours watched', 'Average viewers'],
    ]),
    rows: 0,
  }
  let last: Channel | undefined
  for (;;) {
    const answer: { rows: unknown[] } = await channelsAfter(type, wanted, last).execute(database)
    const page = z.array(channel).parse(answer.rows)
    const lines = page.map((row) =>
      csvLine([
        ...[row.channel_name, row.channel_url, row.platform],
        ...[row.country ?? '', row.language ?? '', row.size_tier ?? ''],
        ...[row.followers, row.followers_gained, row.items, row.views, row.views_per_item].map(told),
        ...[row.hours_watched, row.average_ccv].map(told),
      ]),
    )
    yield { text: lines.join(''), rows: page.length }
    last = page.at(-1)
    if (page.length < PAGE) return
  }
}

/** Insight channels, most watched first, with the export's stored filters. */
export const insightLines =
  (type: Type) =>
  (database: Database, { filter }: { readonly filter: unknown }): AsyncGenerator<Lines> =>
    pages(database, type, insightExportFilter.parse(filter))
