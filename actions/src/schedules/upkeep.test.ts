import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Actions, startActions } from '../testing/actions.ts'
import { schedules } from './schedules.ts'
import { deleteExpired } from './upkeep.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
let actions: Actions

beforeAll(async () => {
  actions = await startActions()
}, 60_000)
afterAll(() => actions?.close())

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows

/** Calls the handler like the engine's schedule does. */
const call = async (name: string, secret = actions.secret) => {
  const response = await fetch(`${actions.url}/hasura/schedules/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-actions-secret': secret },
    body: JSON.stringify({
      id: crypto.randomUUID(),
      name,
      scheduled_time: new Date().toISOString(),
      payload: {},
    }),
  })
  return { status: response.status, body: await response.json() }
}

const facts = `with video as (
    insert into content (creator_id, platform, type, external_id, url, published_at)
    select '${CREATOR}', 'youtube', 'VIDEO', 'upkeep-' || gen_random_uuid(), 'https://youtube.example/v', now() returning id)
  insert into content_day (content_id, day, creator_id, platform, type, views)
  select id, (now() at time zone 'Europe/Stockholm')::date, '${CREATOR}', 'youtube', 'VIDEO', 25 from video`

describe('daily upkeep of the database', () => {
  it('the daily upkeep creates partitions for this month and the next three, and moves waiting rows into them', async () => {
    await query(`select create_month_partitions('2020-01-01', '2020-01-01')`)
    const months = `select (date_trunc('month', now(), 'UTC') + make_interval(months => n))::date as month from generate_series(0, 3) as n`
    for (const table of ['content_day', 'link_click'])
      await query(`do $$ declare part text; begin
        for part in select '${table}_' || to_char(month, 'YYYY_MM') from (${months}) as m loop
          execute format('drop table if exists %I', part);
        end loop; end $$`)
    await query(facts)
    expect(await query('select count(*)::int as waiting from content_day_default')).toEqual([{ waiting: 1 }])

    expect((await call('upkeep')).status).toBe(200)

    expect(await query('select count(*)::int as waiting from content_day_default')).toEqual([{ waiting: 0 }])
    const made =
      await query(`select table_name, to_regclass(table_name || '_' || to_char(month, 'YYYY_MM')) is not null as made
      from (${months}) as m, unnest(array['content_day', 'link_click']) as table_name`)
    expect(made).toHaveLength(8)
    expect(made.filter((partition) => partition.made !== true)).toEqual([])
  })

  it('the daily upkeep deletes expired rows in small batches until none is left', async () => {
    await query(`create table lapsed (n integer); insert into lapsed select generate_series(1, 7)`)
    const client = await actions.services.pool.connect()
    const counts: (number | null)[] = []
    const counted = {
      query: async (text: string, values: unknown[]) => {
        const result = await client.query(text, values)
        counts.push(result.rowCount)
        return result
      },
    }
    await deleteExpired(counted, 'lapsed', 'n <= 6', 3)
    client.release()
    expect(counts).toEqual([3, 3, 0])
    expect(await query('select n from lapsed')).toEqual([{ n: 7 }])
    await query('drop table lapsed')
  })

  it('the daily upkeep deletes expired sessions, links, idempotency keys and counters, and no valid ones', async () => {
    const link = (minutes: number, used: string) =>
      `('${CREATOR}', 'verify_email', gen_random_uuid()::text::bytea, 'a@mail.example', now() - interval '90 days',
        now() + make_interval(mins => ${minutes}), ${used})`
    await query(`
      insert into session (user_id, token_hash, created_at, expires_at) values
        ('${CREATOR}', 'over', now() - interval '31 days', now() - interval '1 minute'),
        ('${CREATOR}', 'open', now(), now() + interval '1 minute');
      insert into verification_token (user_id, kind, token_hash, email, created_at, expires_at, used_at) values
        ${link(-60 * 24 * 31, 'null')}, ${link(-60 * 24 * 31, 'now()')}, ${link(-1, 'null')};
      insert into signing_key (kid, public_jwk, private_jwk_sealed, retires_at) values
        ('over', '{}', '', now() - interval '1 minute'), ('open', '{}', '', now() + interval '1 minute');
      insert into rate_limit (key, tries, forget_at) values
        ('over', array[now() - interval '1 hour'], now() - interval '1 minute'),
        ('open', array[now()], now() + interval '1 minute')`)

    expect((await call('upkeep')).status).toBe(200)

    const [left] = await query(`select
      (select array_agg(convert_from(token_hash, 'UTF8')) from session where token_hash in ('over', 'open')) as sessions,
      (select count(*)::int from verification_token where user_id = '${CREATOR}') as links,
      (select array_agg(kid) from signing_key where kid in ('over', 'open')) as keys,
      (select array_agg(key) from rate_limit where key in ('over', 'open')) as counters`)
    expect(left).toEqual({ sessions: ['open'], links: 2, keys: ['open'], counters: ['open'] })
  })

  it('the daily upkeep deletes an unsent program application that was not continued for 90 days', async () => {
    const [program] = await query(`insert into activation (kind, company_id, name, status) values
      ('CREATOR_PROGRAM', 'd0000000-0000-4000-8000-000000000010', 'Ours', 'active') returning id`)
    const leftAfter = async (days: number) => {
      await query(`delete from program_application;
        insert into program_application (program_id, creator_id, step, created_at, updated_at)
          values ('${program?.id}', '${CREATOR}', 'hardware', now() - interval '99 days', now() - make_interval(days => ${days}))`)
      expect((await call('upkeep')).status).toBe(200)
      return query('select step from program_application')
    }
    expect(await leftAfter(89)).toEqual([{ step: 'hardware' }])
    expect(await leftAfter(91)).toEqual([])
  })

  it('the daily upkeep deletes old sign-in attempts, old client reports and old unsent mails', async () => {
    await query(`
      insert into sign_in_attempt (identifier, succeeded, created_at)
        select 'over', false, now() - interval '31 days' from generate_series(1, 10001)
        union all select 'open', false, now() - interval '29 days';
      insert into client_event (name, created_at) values
        ('over', now() - interval '181 days'), ('open', now() - interval '179 days');
      insert into farewell (user_id, email, display_name, created_at)
        values ('${CREATOR}', 'gone@mail.example', 'Gone', now() - interval '8 days');
      insert into summary (user_id, kind, frequency, morning, told_from, told_until, content, created_at)
        select '${CREATOR}', 'mission_status_summary', 'daily', current_date - days, now() - interval '1 day', now(), '[{}]',
               now() - make_interval(days => days)
          from unnest('{59, 61}'::int[]) as days`)

    expect((await call('upkeep')).status).toBe(200)

    const [left] = await query(`select
      (select array_agg(identifier::text) from sign_in_attempt where identifier in ('over', 'open')) as tries,
      (select array_agg(name) from client_event where name in ('over', 'open')) as reports,
      (select count(*)::int from farewell) as farewells,
      (select array_agg(current_date - morning) from summary) as summaries`)
    expect(left).toEqual({ tries: ['open'], reports: ['open'], farewells: 0, summaries: [59] })
  })

  it("the daily upkeep deletes Hasura's logs of delivered and, later, failed events, but never of pending events", async () => {
    await query(`
      create schema hdb_catalog;
      create table hdb_catalog.event_log (id text primary key, delivered boolean not null, error boolean not null,
        archived boolean not null default false, created_at timestamp not null);
      create table hdb_catalog.event_invocation_logs (id text primary key, event_id text references hdb_catalog.event_log);
      create table hdb_catalog.hdb_cron_events (id text primary key, status text not null, scheduled_time timestamptz not null);
      insert into hdb_catalog.event_log (id, delivered, error, created_at)
        select name, delivered, error, (now() at time zone 'UTC') - make_interval(days => days)
          from (values ('told 8', true, false, 8), ('told 6', true, false, 6), ('failed 29', false, true, 29),
                       ('failed 31', false, true, 31), ('waits', false, false, 99)) as event (name, delivered, error, days);
      insert into hdb_catalog.event_invocation_logs select 'try of ' || id, id from hdb_catalog.event_log;
      insert into hdb_catalog.hdb_cron_events
        select status || ' ' || days, status, now() - make_interval(days => days)
          from (values ('delivered', 31), ('delivered', 29), ('scheduled', 31)) as event (status, days)`)

    expect((await call('upkeep')).status).toBe(200)

    const [left] = await query(`select
      (select array_agg(id order by id) from hdb_catalog.event_log) as events,
      (select array_agg(event_id order by event_id) from hdb_catalog.event_invocation_logs) as tries,
      (select array_agg(id order by id) from hdb_catalog.hdb_cron_events) as calls`)
    const kept = ['failed 29', 'told 6', 'waits']
    expect(left).toEqual({ events: kept, tries: kept, calls: ['delivered 29', 'scheduled 31'] })
    await query('drop schema hdb_catalog cascade')
  })

  it('the daily upkeep computes outdated stats again, and each only once', async () => {
    await call('upkeep')
    await query(facts)
    expect((await call('upkeep')).body).toEqual({ refreshed: 1 })
    expect((await call('upkeep')).body).toEqual({ refreshed: 0 })
    const [period] = await query(
      `select views = (select sum(views) from creator_day where creator_id = '${CREATOR}') as summed
         from creator_period where creator_id = '${CREATOR}' and days = 180`,
    )
    expect(period).toEqual({ summed: true })
  })

  it('the daily upkeep counts the public numbers about the market again', async () => {
    const counted = async () => (await query('select creators, companies from market_figure'))[0]
    await call('upkeep')
    const before = await counted()
    await query(`
      insert into "user" (id, username, email, display_name, user_type)
        select gen_random_uuid(), 'countme', 'countme@mail.example', 'CountMe', 'Creator'`)
    await query(
      `insert into creator (id) select id from "user" where username = 'countme' on conflict do nothing`,
    )
    expect(await counted()).toEqual(before)
    await call('upkeep')
    expect(await counted()).toEqual({ ...before, creators: Number(before?.creators) + 1 })
  })

  it('if the daily upkeep starts twice at the same moment, only one of the two does the work', async () => {
    await query(facts)
    const answers = await Promise.all([call('upkeep'), call('upkeep')])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await call('upkeep')).body).toEqual({ refreshed: 0 })
  })

  it('only the engine can start the daily upkeep', async () => {
    expect((await call('upkeep', 'guessed')).status).toBe(401)
    expect((await call('nothing')).status).toBe(404)
  })
})

describe('schedules in the code and in cron_triggers.yaml have the same names', () => {
  it('each schedule exists in cron_triggers.yaml and has a handler', async () => {
    const yaml = await readFile(
      new URL('../../../hasura/metadata/cron_triggers.yaml', import.meta.url),
      'utf8',
    )
    const triggers = [...yaml.matchAll(/^- name: (\w+)$/gm)].map(([, name]) => name)
    const called = [...yaml.matchAll(/webhook: "\{\{ACTIONS_URL\}\}\/hasura\/schedules\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    expect(triggers).toContain('upkeep')
    expect(called).toEqual(triggers)
    expect([...schedules.keys()]).toEqual(triggers)
  })
})
