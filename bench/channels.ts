/**
 * Measures how fast channel content is stored: a batch of channel checks, whose statement computes the growth since the last
 * check, compared with a bare `copy` and upsert of the same rows into the same tables and triggers.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { marketUrl } from './data/markets.ts'
import { median } from './harness/quantile.ts'
import { type Benchmark, compared } from './harness/report.ts'

const PROGRAM = join(import.meta.dirname, '../workflows/src/testing/measureContent.ts')
const ITEMS = 100
const TURNS = 6
/** Shifts the ids of one side, so that neither side overwrites the other's rows. */
const SIDE = 10_000_000

type Batch = {
  readonly first: number
  readonly channels: number
  readonly items: number
  readonly views: number
}
type Side = { readonly write: (batch: Batch) => Promise<number>; readonly stop: () => Promise<void> }

const isAnswer = (value: unknown): value is { readonly kept: number; readonly ms: number } =>
  typeof value === 'object' && value !== null && 'kept' in value && 'ms' in value

const startOurs = (url: string): Side => {
  const child = spawn(process.execPath, [PROGRAM], {
    env: { ...process.env, DATABASE_URL: url },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  return {
    async write(batch) {
      child.stdin.write(`${JSON.stringify(batch)}\n`)
      const { value } = await answers.next()
      const told: unknown = JSON.parse(value ?? 'null')
      if (!isAnswer(told) || told.kept !== batch.channels * batch.items)
        throw new Error(`not every row was kept: ${value}`)
      return told.ms
    },
    async stop() {
      child.stdin.end()
      await once(child, 'exit')
    },
  }
}

const STAGE = `create temp table stage (creator_id uuid, connection_id uuid, external_id text, url text, title text, game_id uuid,
  published_at timestamptz, views bigint) on commit drop`
const UPSERT = `with before as materialized (
    select c.id, c.external_id, c.views from stage s join content c on c.platform = 'youtube' and c.external_id = s.external_id
  ), written as (
    insert into content (creator_id, connection_id, platform, type, external_id, url, title, game_id, published_at, views, checked_at)
    select creator_id, connection_id, 'youtube', 'VIDEO', external_id, url, title, game_id, published_at, views, now() from stage
    on conflict (platform, external_id) do update set title = excluded.title, views = excluded.views, checked_at = excluded.checked_at
    returning id, external_id, creator_id, game_id, views)
  insert into content_day as d (content_id, day, creator_id, game_id, platform, type, views)
  select w.id, current_date, w.creator_id, w.game_id, 'youtube', 'VIDEO', w.views - coalesce(b.views, 0)
    from written w left join before b using (external_id) where w.views > coalesce(b.views, 0)
  on conflict (content_id, day) do update set views = d.views + excluded.views`

/** The comparison: Postgres reads the file itself, which is the fastest possible import. */
const startBare = async (url: string): Promise<Side> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: channels } = await client.query<{ id: string; user_id: string }>(
    `select id, user_id from user_connection where provider_id = 'youtube' order by id`,
  )
  const { rows: games } = await client.query<{ id: string; name: string }>('select id, name from game')
  const folder = mkdtempSync(join(tmpdir(), 'bench-channels-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'rows.csv')
  const lines = ({ first, channels: count, items, views }: Batch): string =>
    channels
      .slice(0, count)
      .flatMap((channel, place) =>
        Array.from({ length: items }, (_, index) => {
          const id = `bench-${first + place * items + index}`
          const game = games[index % games.length]
          const at = new Date(Date.now() - index * 60_000).toISOString()
          return `${channel.user_id},${channel.id},${id},https://www.youtube.com/watch?v=${id},"Why ${game?.name} is worth it",${game?.id},${at},${views}`
        }),
      )
      .join('\n')
  return {
    async write(batch) {
      writeFileSync(file, lines(batch))
      const start = performance.now()
      await client.query('begin')
      await client.query(STAGE)
      await client.query(`copy stage from '${file}' with (format csv)`)
      await client.query(UPSERT)
      await client.query('commit')
      return performance.now() - start
    },
    async stop() {
      rmSync(folder, { recursive: true })
      await client.end()
    },
  }
}

const clean = async (url: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`delete from content where platform = 'youtube' and external_id like 'bench-%'`)
  const { rows } = await client.query<{ count: number }>(
    `select least(50, count(*))::integer as count from user_connection where provider_id = 'youtube'`,
  )
  await client.end()
  return rows[0]?.count ?? 0
}

export const run: Benchmark = async (log) => {
  const url = await marketUrl('demo', log)
  const channels = await clean(url)
  const sides = { ours: startOurs(url), bare: await startBare(url) }
  const times = {
    new: { ours: [] as number[], bare: [] as number[] },
    again: { ours: [] as number[], bare: [] as number[] },
  }
  try {
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const side of turn % 2 === 0 ? (['ours', 'bare'] as const) : (['bare', 'ours'] as const)) {
        const first = (side === 'ours' ? 0 : SIDE) + turn * channels * ITEMS
        times.new[side].push(await sides[side].write({ first, channels, items: ITEMS, views: 100 }))
        times.again[side].push(await sides[side].write({ first, channels, items: ITEMS, views: 150 }))
      }
  } finally {
    await sides.ours.stop()
    await sides.bare.stop()
    await clean(url)
  }
  const perSecond = (ms: readonly number[]): number => (channels * ITEMS * 1000) / median(ms)
  return (['new', 'again'] as const).map((which) =>
    compared(
      which === 'new' ? 'content seen for the first time' : 'content seen again, with new views',
      'rows/s',
      perSecond(times[which].ours),
      'copy and upsert',
      perSecond(times[which].bare),
      { atLeast: 0.5 },
    ),
  )
}
