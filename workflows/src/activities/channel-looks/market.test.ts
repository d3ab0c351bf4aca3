import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createChannelTokenSealer } from '@questboard/database'
import { channelProviders } from '@questboard/domain'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Sandbox, startSandbox } from '../../testing/sandbox.ts'
import { createScratchDatabase, type Scratch } from '../../testing/scratchDatabase.ts'
import { createChannelLookActivities } from '../channelLooks.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const seeds = join(root, 'hasura/seeds/default')
const SESSION_SECRET = 'a secret of this test alone'

let scratch: Scratch
let sandbox: Sandbox
let activities: ReturnType<typeof createChannelLookActivities>

beforeAll(async () => {
  scratch = await createScratchDatabase()
  for (const file of readdirSync(seeds).sort())
    await scratch.run(`begin; ${readFileSync(join(seeds, file), 'utf8')}; commit`)
  sandbox = await startSandbox()
  await promisify(execFile)(
    process.execPath,
    [join(root, 'database/src/market/main.ts'), 'connect', sandbox.marketFile],
    { env: { ...process.env, DATABASE_URL: scratch.url, SESSION_SECRET } },
  )
  // Chooses three channels per vendor, starting with those that hide some content.
  await scratch.run(`
    create table chosen as
    select id from (select w.connection_id as id, row_number() over (partition by w.provider_id order by exists (
                             select from content c where c.connection_id = w.connection_id and c.visibility <> 'public') desc, w.connection_id) as nth
                      from channel_watch w) as ranked where nth <= 3;
    create table at_first as select w.*, exists (select from deal where creator_id = c.user_id and stage = 'active') as in_deal
      from channel_watch w join user_connection c on c.id = w.connection_id;
    create table before as select * from content; create table channel_before as select * from user_connection`)
  activities = createChannelLookActivities({
    database: scratch.database,
    channels: sandbox.providers,
    channelTokens: createChannelTokenSealer(SESSION_SECRET),
    log: pino({ level: 'silent' }),
  })
}, 180_000)
afterAll(async () => {
  await sandbox?.stop()
  await scratch?.drop()
})

/** Checks the chosen channels, as the rounds every few minutes do. */
const lookAtChosen = async (): Promise<{ looked: number; failed: number }> => {
  await scratch.run(`
    update channel_watch set due_at = 'infinity';
    update channel_watch set due_at = now() - interval '1 second', priority = 5 where connection_id in (select id from chosen)`)
  const all = { looked: 0, failed: 0 }
  for (const provider of channelProviders) {
    const { looked, failed } = await activities.lookAtChannels(provider)
    all.looked += looked
    all.failed += failed
  }
  return all
}
const one = async (query: string): Promise<Record<string, unknown>> => (await scratch.run(query))[0] ?? {}

describe('channel checks in the demo market', () => {
  it('channels with a deal in progress are checked within minutes, and other channels during the day', async () => {
    const waiting = await scratch.run(`
      select in_deal, count(*)::int as channels, count(*) filter (where due_at < now() + interval '5 minutes')::int as soon,
             count(*) filter (where due_at < now() + interval '12 hours')::int as half_a_day
        from at_first group by 1 order by 1 desc`)
    const [inDeal, idle] = waiting
    expect(Number(inDeal?.channels)).toBeGreaterThan(10)
    expect(inDeal?.soon).toBe(inDeal?.channels)
    expect(Number(idle?.half_a_day)).toBeGreaterThan(Number(idle?.channels) * 0.3)
    expect(Number(idle?.half_a_day)).toBeLessThan(Number(idle?.channels) * 0.7)
  })

  it('channel checks in the demo market add and remove nothing, because the sandbox has the same content', async () => {
    expect(await lookAtChosen()).toEqual({ looked: 9, failed: 0 })
    expect(
      await one(`
        select count(*) filter (where b.id is null and c.published_at < (select max(created_at) from channel_before))::int as doubled,
               count(*) filter (where c.visibility <> b.visibility)::int as hidden,
               count(*) filter (where c.views < b.views)::int as fewer_views,
               count(*) filter (where c.title <> b.title or c.game_id is distinct from b.game_id
                                   or c.disclosed_by is distinct from b.disclosed_by or c.language <> b.language)::int as told_differently
          from content c left join before b using (id)`),
    ).toEqual({ doubled: 0, hidden: 0, fewer_views: 0, told_differently: 0 })
    expect(
      await one(`
        select count(*)::int as channels from user_connection c join channel_before b using (id)
         where c.followers is distinct from b.followers or c.channel_name <> b.channel_name
            or c.picture_url is distinct from b.picture_url or c.affiliation <> b.affiliation or c.total_views < b.total_views`),
    ).toEqual({ channels: 0 })
  })

  it('a second channel check of the demo market finds nothing new', async () => {
    const counted = () =>
      one(
        `select count(*)::int as pieces, count(*) filter (where visibility = 'removed')::int as gone from content`,
      )
    const before = await counted()
    await lookAtChosen()
    expect(await counted()).toEqual(before)
  })

  it('a video made private at the vendor is hidden in Questboard', async () => {
    const [piece] = await scratch.run(`
      select external_id, channel_id from content join user_connection c on c.id = connection_id join chosen on chosen.id = c.id
       where platform = 'youtube' and visibility = 'public' and published_at > now() - interval '60 days' limit 1`)
    await sandbox.press('youtube', `channels/${piece?.channel_id}`, {
      deed: `private ${piece?.external_id}`,
      title: 'x',
    })
    await lookAtChosen()
    expect(await one(`select visibility from content where external_id = '${piece?.external_id}'`)).toEqual({
      visibility: 'private',
    })
  })
})
