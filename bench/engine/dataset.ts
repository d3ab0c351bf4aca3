import type pg from 'pg'

export type Size = {
  readonly companies: number
  readonly quests: number
  readonly creators: number
  readonly bids: number
}

export const BASE: Size = { companies: 200, quests: 2_000, creators: 20_000, bids: 100_000 }

export const times = (size: Size, factor: number): Size => ({
  companies: size.companies * factor,
  quests: size.quests * factor,
  creators: size.creators * factor,
  bids: size.bids * factor,
})

/** The id of row n, the same as in SQL: `00000000-0000-4000-8000-00000000002a`. */
export const idOf = (n: number): string => `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`

const SCHEMA = `
create function nth_id(n bigint) returns uuid immutable language sql as
  $$ select ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid $$;

create table company (id uuid primary key default gen_random_uuid(), name text not null, country text not null);
create table creator (id uuid primary key default gen_random_uuid(), name text not null, followers integer not null);
create table quest (
  id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company on delete cascade,
  title text not null,
  status text not null,
  budget_cents bigint not null,
  created_at timestamptz not null default now()
);
create table bid (
  id uuid primary key default gen_random_uuid(),
  quest_id uuid not null references quest on delete cascade,
  creator_id uuid not null references creator on delete cascade,
  amount_cents bigint not null,
  note text,
  created_at timestamptz not null default now()
);`

const INDEXES = `
create index on quest (created_at desc);
create index on quest (company_id);
create index on quest (status);
create index on bid (quest_id, created_at desc);
create index on bid (creator_id);
analyze;`

/**
 * SQL that fills the tables. Every tenth of the first 5,000 bids belongs to creator 1, so that clients rarely update
 * the same row.
 */
const rows = ({ companies, quests, creators, bids }: Size): string => `
insert into company select nth_id(n), 'Company ' || n, (array['SE', 'US', 'JP', 'DE'])[1 + n % 4]
  from generate_series(1, ${companies}) n;
insert into creator select nth_id(n), 'Creator ' || n, (n * 7919) % 1000000 from generate_series(1, ${creators}) n;
insert into quest select nth_id(n), nth_id(1 + n % ${companies}), 'Quest number ' || n,
    (array['open', 'open', 'closed', 'draft'])[1 + n % 4], 10000 + n * 13, timestamptz '2026-01-01' + n * interval '1 minute'
  from generate_series(1, ${quests}) n;
insert into bid select nth_id(n), nth_id(1 + n % ${quests}),
    nth_id(case when n <= 5000 and n % 10 = 0 then 1 else 1 + (n * 31) % ${creators} end),
    1000 + n % 5000, null, timestamptz '2026-01-02' + n * interval '1 second'
  from generate_series(1, ${bids}) n;`

export const OWN_BIDS = Array.from({ length: 500 }, (_, n) => (n + 1) * 10)

export const fill =
  (size: Size, otherTables = 0) =>
  async (client: pg.Client): Promise<void> => {
    await client.query(SCHEMA)
    await client.query(rows(size))
    await client.query(INDEXES)
    for (let n = 1; n <= otherTables; n += 1) {
      await client.query(
        `create table filler_${n} (id uuid primary key, company_id uuid not null references company, ` +
          'name text not null, amount bigint, payload jsonb, created_at timestamptz not null default now())',
      )
    }
  }

export const clean = async (client: pg.Client): Promise<void> => {
  await client.query("delete from bid where note = 'bench'")
  await client.query('vacuum analyze bid')
}
