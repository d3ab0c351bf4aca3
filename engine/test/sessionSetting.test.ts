/** Tests that everything that Postgres runs for a write can read `hasura.user`. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { createFolder } from '../src/testing.ts'
import { createScratchDatabase, type ScratchDatabase, withClient } from './harness/database.ts'
import { createRecorder, createTestCore, sessionOf } from './harness/library.ts'

/**
 * The function `who()` fails if the session is not set. The setting is missing on a new connection, and empty on a used
 * one.
 */
const SQL = `
create table seen (place text not null, who text not null);
create function who() returns text stable language sql as
  $$ select current_setting('hasura.user')::json ->> 'x-hasura-user-id' $$;
create function note_writer() returns trigger language plpgsql as $$ begin
  insert into seen values (concat_ws(' ', tg_table_name, tg_when, tg_level), who());
  return coalesce(new, old);
end $$;
create function passes(place text) returns boolean language plpgsql as
  $$ begin insert into seen values (place, who()); return true; end $$;

create table shelf (id serial primary key, owner text not null default who(), label text not null check (passes('check')));
create table item (
  id serial primary key,
  shelf_id integer not null references shelf on delete cascade,
  owner text not null default who(),
  label text
);
create trigger a before insert or update or delete on shelf for each statement execute function note_writer();
create trigger b before insert or update or delete on shelf for each row execute function note_writer();
create trigger c after insert or update or delete on shelf for each row execute function note_writer();
create trigger d after insert or update or delete on shelf for each statement execute function note_writer();
create constraint trigger e after insert or update or delete on shelf
  deferrable initially deferred for each row execute function note_writer();
create trigger a before insert or update or delete on item for each statement execute function note_writer();

create function is_mine(shelf) returns boolean stable language sql as $$ select $1.owner = who() $$;
create view my_shelf as select id, owner, label from shelf where owner = who();
create view label as select id, label from shelf;
create function write_label() returns trigger language plpgsql as
  $$ begin insert into shelf (label) values (new.label); return new; end $$;
create trigger f instead of insert on label for each row execute function write_label();
create table filed (id serial primary key, label text);
create rule filed as on insert to filed do instead
  insert into shelf (label, owner) values (new.label, who()) returning shelf.id, shelf.label;
create function add_shelf(name text) returns setof shelf language sql as
  $$ insert into shelf (label) values (name) returning * $$;

create table guarded (id serial primary key, owner text not null default who(), label text not null);
alter table guarded enable row level security;
create policy own on guarded using (owner = who());

create table drawer (owner text not null default who(), label text not null, primary key (owner, label)) partition by list (owner);
create table drawer_a partition of drawer for values in ('ada');
create table drawer_b partition of drawer default;
create trigger a before insert or update or delete on drawer for each statement execute function note_writer();
create trigger b before insert on drawer for each row execute function note_writer();

create table answer (who text);
create function ask() returns setof answer stable language sql as $$ select current_setting('hasura.user', true) $$;
`

const everything = { columns: '*', filter: {}, allow_aggregations: true }
const writer = (table: string, computed: readonly string[] = []): object => ({
  table: { schema: 'public', name: table },
  select_permissions: [{ role: 'writer', permission: { ...everything, computed_fields: computed } }],
  insert_permissions: [{ role: 'writer', permission: { columns: '*', check: {} } }],
  update_permissions: [{ role: 'writer', permission: { columns: '*', filter: {}, check: {} } }],
  delete_permissions: [{ role: 'writer', permission: { filter: {} } }],
})

const METADATA = {
  name: 'default',
  kind: 'postgres',
  configuration: { connection_info: { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } } },
  tables: [
    {
      ...writer('shelf', ['is_mine']),
      array_relationships: [
        {
          name: 'items',
          using: {
            foreign_key_constraint_on: { table: { schema: 'public', name: 'item' }, column: 'shelf_id' },
          },
        },
      ],
      computed_fields: [{ name: 'is_mine', definition: { function: { schema: 'public', name: 'is_mine' } } }],
    },
    writer('item'),
    ...['my_shelf', 'label', 'filed', 'guarded', 'drawer', 'answer'].map((table) => writer(table)),
  ],
  functions: [
    {
      function: { schema: 'public', name: 'add_shelf' },
      configuration: { exposed_as: 'mutation' },
      permissions: [{ role: 'writer' }],
    },
    { function: { schema: 'public', name: 'ask' } },
  ],
}

const role = `engine_test_${randomUUID().slice(0, 8)}`
const recorder = createRecorder()
let database: ScratchDatabase
let pool: pg.Pool
let core: Core

beforeAll(async () => {
  const owned = `${SQL} create role ${role}; grant all on all tables in schema public to ${role};
    grant all on all sequences in schema public to ${role};`
  database = await createScratchDatabase(owned)
  const folder = createFolder({
    'version.yaml': 'version: 3',
    'databases/databases.yaml': JSON.stringify([METADATA]),
  })
  // Uses one connection, so that each request would see settings left over from the previous one. The user is not a
  // superuser, because policies do not apply to superusers.
  pool = new pg.Pool({
    connectionString: database.url,
    max: 1,
    options: `-c role=${role}`,
    Client: recorder.Client,
  })
  core = await createTestCore(pool, loadMetadata(folder.path))
  folder.remove()
})

afterAll(async () => {
  await pool?.end()
  if (!database) return
  await withClient(database.url, (client) => client.query(`drop owned by ${role}; drop role ${role}`))
  await database.drop()
})

const send = async (user: string, query: string): Promise<unknown> => {
  recorder.statements.length = 0
  const session = sessionOf('writer', { 'x-hasura-user-id': user })
  const { body } = await core.execute({ query }, { session, headers: {}, requestId: 'session' })
  return JSON.parse(body).data
}

const seen = (): Promise<{ place: string; who: string }[]> =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query<{ place: string; who: string }>('select * from seen')
    await client.query('truncate seen')
    return rows
  })

const SHELF = ['BEFORE STATEMENT', 'BEFORE ROW', 'AFTER ROW', 'AFTER STATEMENT'].map(
  (when) => `shelf ${when}`,
)

type Write = { readonly title: string; readonly mutation: string; readonly places: readonly string[] }

const writes: { readonly alone: readonly Write[]; readonly after: readonly Write[] } = {
  alone: [
    {
      title: 'one row',
      mutation: 'insert_shelf_one(object: {label: "a"}) { id owner }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'many rows',
      mutation: 'insert_shelf(objects: [{label: "a"}, {label: "b", owner: "c"}]) { affected_rows }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'an upsert',
      mutation: `insert_shelf(objects: [{id: 1, label: "a"}],
        on_conflict: {constraint: shelf_pkey, update_columns: [label]}) { affected_rows }`,
      places: [...SHELF, 'check'],
    },
    {
      title: 'a nested insert',
      mutation:
        'insert_shelf_one(object: {label: "a", items: {data: [{label: "b"}]}}) { id items { owner } }',
      places: [...SHELF, 'check', 'item BEFORE STATEMENT'],
    },
    {
      title: 'an update by key',
      mutation: 'update_shelf_by_pk(pk_columns: {id: 1}, _set: {label: "b"}) { id }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'an update',
      mutation: 'update_shelf(where: {id: {_lte: 2}}, _set: {label: "b"}) { affected_rows returning { id } }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'an update that matches no row',
      mutation: 'update_shelf_by_pk(pk_columns: {id: -1}, _set: {label: "b"}) { id }',
      places: ['shelf BEFORE STATEMENT', 'shelf AFTER STATEMENT'],
    },
    {
      title: 'several updates',
      mutation: 'update_shelf_many(updates: [{where: {id: {_eq: 1}}, _set: {label: "b"}}]) { affected_rows }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'an update that returns related rows',
      mutation: 'update_shelf_by_pk(pk_columns: {id: 1}, _set: {label: "b"}) { id items { label } }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'an answer that calls a function',
      mutation: 'update_shelf_by_pk(pk_columns: {id: 1}, _set: {label: "b"}) { is_mine }',
      places: [...SHELF, 'check'],
    },
    {
      title: 'a deletion that cascades to other rows',
      mutation: 'delete_shelf(where: {id: {_gt: 2}}) { affected_rows }',
      places: ['shelf BEFORE STATEMENT', 'shelf AFTER STATEMENT'],
    },
    {
      title: 'a partitioned table',
      mutation:
        'insert_drawer(objects: [{label: "a"}], on_conflict: {constraint: drawer_pkey}) { affected_rows }',
      places: ['drawer BEFORE STATEMENT'],
    },
    {
      title: 'several fields',
      mutation: `a: update_shelf_by_pk(pk_columns: {id: 1}, _set: {label: "b"}) { id }
        b: insert_item_one(object: {shelf_id: 1}) { owner } c: insert_my_shelf_one(object: {label: "c"}) { id }`,
      places: [...SHELF, 'item BEFORE STATEMENT'],
    },
  ],
  after: [
    {
      title: 'a view that filters by the session',
      mutation: 'update_my_shelf(where: {}, _set: {label: "b"}) { affected_rows }',
      places: ['shelf BEFORE STATEMENT'],
    },
    {
      title: 'a view with a trigger in place of the write',
      mutation: 'insert_label(objects: [{label: "a"}]) { affected_rows }',
      places: SHELF,
    },
    {
      title: 'a table with a rule in place of the write',
      mutation: 'insert_filed_one(object: {label: "a"}) { id }',
      places: SHELF,
    },
    {
      title: 'a condition that calls a function',
      mutation: 'update_shelf(where: {is_mine: {_eq: true}}, _set: {label: "b"}) { affected_rows }',
      places: ['shelf BEFORE STATEMENT'],
    },
    {
      title: 'a function',
      mutation: 'add_shelf(args: {name: "a"}) { owner }',
      places: SHELF,
    },
  ],
}

const users = ['ada', 'bob']

/** The number of runs after which Postgres has switched to a generic plan. */
const TURNS = 8

const isSeenBy = async ({ mutation, places }: Write): Promise<void> => {
  for (let turn = 0; turn < TURNS; turn += 1) {
    const user = users[turn % users.length] ?? ''
    await send(user, `mutation { ${mutation} }`)
    const rows = await seen()
    expect(rows.filter(({ who }) => who !== user)).toEqual([])
    expect(rows.map(({ place }) => place)).toEqual(expect.arrayContaining([...places]))
  }
}

const announcements = (): number =>
  recorder.statements.filter(({ text }) => text.startsWith('SELECT 1 WHERE set_config')).length

describe('writes that set the session in the same statement', () => {
  beforeAll(() =>
    send('ada', 'mutation { insert_shelf(objects: [{label: "1"}, {label: "2"}]) { affected_rows } }'),
  )
  test.each(writes.alone)('this write sets the session without an extra statement: $title', async (write) => {
    await isSeenBy(write)
    expect(announcements()).toBe(0)
  })
})

describe('writes that need an extra statement for the session', () => {
  test.each(writes.after)('an extra statement sets the session before a write: $title', async (write) => {
    await isSeenBy(write)
    expect(announcements()).toBe(1)
  })

  test('an extra statement sets the session before a write to a table with a policy', async () => {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const user = users[turn % users.length] ?? ''
      await send(user, 'mutation { insert_guarded_one(object: {label: "a"}) { id } }')
      const updated = await send(
        user,
        'mutation { update_guarded(where: {}, _set: {label: "b"}) { returning { owner } } }',
      )
      const owners = Array.from({ length: 1 + Math.floor(turn / 2) }, () => ({ owner: user }))
      expect(updated).toEqual({ update_guarded: { returning: owners } })
      expect(announcements()).toBe(1)
    }
  })
})

describe('session settings after a write', () => {
  const nothing = { ask: [{ who: '' }] }

  test('the next request has no session after a write', async () => {
    await send('ada', 'mutation { insert_shelf_one(object: {label: "a"}) { id } }')
    expect(await send('bob', '{ ask { who } }')).toEqual(nothing)
  })

  test('the next request has no session after a failed write', async () => {
    await expect(send('ada', 'mutation { insert_item_one(object: {shelf_id: -1}) { id } }')).rejects.toThrow(
      'Foreign key violation',
    )
    expect(await send('bob', '{ ask { who } }')).toEqual(nothing)
  })
})
