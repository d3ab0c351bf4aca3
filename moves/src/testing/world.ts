import { randomUUID } from 'node:crypto'
import { createDatabaseOn, createPool, type Database, type DatabaseTransaction } from '@questboard/database'
import { createMigratedScratch } from '@questboard/database/testing'
import type { ActivationKind } from '@questboard/domain'
import type { Mover } from '../mover.ts'

const id = (kind: string, n = 1): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

const creatorIds = [1, 2, 3].map((n) => id('bbbb', n))

export const people = {
  companyId: id('c0de'),
  owner: id('aaaa'),
  /** The first of them takes part in most tests. */
  creators: creatorIds,
  creator: id('bbbb'),
  otherCompanyId: id('c0de', 2),
  game: id('9a9e'),
  item: id('17e3'),
  batch: id('ba7c'),
  program: id('ac04'),
} as const

const channelOf = (creator: string): string => creator.replace('bbbb', 'eeee')

export const company = { by: 'company', companyId: people.companyId, personId: people.owner } as const
export const stranger = { by: 'company', companyId: people.otherCompanyId, personId: people.owner } as const
export const creator = { by: 'creator', personId: people.creator } as const
export const otherCreator = { by: 'creator', personId: creatorIds[1] ?? '' } as const
export const provider: Mover = { by: 'provider' }
export const time: Mover = { by: 'time' }

const begin = `
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
    values ('${people.owner}', 'owner', 'Olive', 'owner@example.com', 'Company', now());
  insert into company (id, name, type, website, verification) values
    ('${people.companyId}', 'Northlight', 'publisher', 'https://northlight.example', 'verified'),
    ('${people.otherCompanyId}', 'Southwind', 'publisher', 'https://southwind.example', 'verified');
  insert into company_settings (company_id, email, billing_email)
    values ('${people.companyId}', 'hello@example.com', 'billing@example.com');
  insert into company_member (user_id, company_id, is_owner) values ('${people.owner}', '${people.companyId}', true);
  insert into company_billing (company_id, legal_name, street_name, street_number, zip_code, city, country)
    values ('${people.companyId}', 'Northlight AB', 'Storgatan', '1', '11122', 'Stockholm', 'SE');
  insert into game (id, name, slug) values ('${people.game}', 'Emberfall', 'emberfall');
  insert into activation (id, kind, company_id, name, status)
    values ('${people.program}', 'CREATOR_PROGRAM', '${people.companyId}', 'Northlight creators', 'active')`

const join = (creatorId: string, n: number): string => `
  insert into "user" (id, username, display_name, email, user_type, email_verified_at)
    values ('${creatorId}', 'pixel${n}', 'Pixel${n}', 'pixel${n}@example.com', 'Creator', now());
  insert into creator (id) values ('${creatorId}');
  insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
    values ('${channelOf(creatorId)}', '${creatorId}', 'twitch', '${n}', 'pixel${n}', 'https://twitch.example/pixel${n}');
  insert into creator_access (creator_id, kind, status)
    select '${creatorId}', value, 'approved' from creator_access_kind where value <> 'creator' on conflict do nothing;
  insert into payout_account (creator_id, method, provider_reference, country, is_ready)
    values ('${creatorId}', 'card', 'acct_${n}', 'SE', true)`

export type World = {
  readonly database: Database
  /** Statements of somebody at psql. */
  readonly run: (statements: string) => Promise<readonly Record<string, unknown>[]>
  /** One move in a transaction of its own. */
  readonly act: <T>(work: (transaction: DatabaseTransaction) => Promise<T>) => Promise<T>
  readonly close: () => Promise<void>
}

/** A verified company with its owner and program, and creators with a channel who can be paid out. */
export const createWorld = async (): Promise<World> => {
  const { url, drop } = await createMigratedScratch()
  const pool = createPool(url)
  const database = createDatabaseOn(pool)
  const run = async (statements: string) => {
    const result = await pool.query(statements)
    const last = Array.isArray(result) ? result.at(-1) : result
    return last?.rows ?? []
  }
  await run(begin)
  for (const [index, each] of creatorIds.entries()) await run(join(each, index + 1))
  return {
    database,
    run,
    act: (work) => database.transaction().execute(work),
    async close() {
      await pool.end()
      await drop()
    },
  }
}

type Live = { readonly status?: string; readonly endsInDays?: number | null; readonly postTypes?: string }

const tables: Readonly<Record<ActivationKind, string>> = {
  CREATOR_PROGRAM: 'creator_program',
  KEY: 'key_campaign',
  MISSION: 'mission',
  QUEST: 'quest',
}

/** As it stands: publishing has its own tests. */
export const createActivation = async (
  { run }: World,
  kind: ActivationKind,
  { status = 'active', endsInDays = 30 }: Live = {},
): Promise<string> => {
  const activation = randomUUID()
  await run(`
    begin;
    set local session_replication_role = replica;
    insert into activation (id, kind, company_id, game_id, name, status, start_date, end_date, published_at) values
      ('${activation}', '${kind}', '${people.companyId}', '${people.game}', 'Emberfall', '${status}',
       now() - interval '1 hour', now() + interval '${endsInDays ?? 1} days' ${endsInDays === null ? '+ null' : ''}, now());
    insert into ${tables[kind]} (id) values ('${activation}');
    update quest set post_types = '{STREAM,VIDEO}' where id = '${activation}';
    insert into requirement (activation_id, allow_all_creators) values ('${activation}', true);
    commit`)
  return activation
}

type Offered = {
  readonly creator?: string
  readonly amountCents?: number
  readonly postType?: 'STREAM' | 'VIDEO'
}

export const buildBid = ({
  creator: of = people.creator,
  amountCents = 50_000,
  postType = 'STREAM',
}: Offered = {}) => ({
  amountCents,
  platform: 'twitch' as const,
  postType,
  contentLengthMinutes: 60,
  connectionId: channelOf(of),
  deliveryType: 'open' as const,
  deliveryDate: null,
  message: '',
})

/** A code that the campaign hands out. */
export const createCode = async ({ run }: World, campaign: string): Promise<string> => {
  const code = randomUUID()
  await run(`
    insert into code_item (id, company_id, game_id, type, name, item_name)
      values ('${people.item}', '${people.companyId}', '${people.game}', 'game', 'Emberfall', 'Emberfall')
      on conflict do nothing;
    insert into code_batch (id, company_id, item_id, distribution_channel_id)
      values ('${people.batch}', '${people.companyId}', '${people.item}', 'steam')
      on conflict do nothing;
    insert into activation_code_item (activation_id, code_item_id) values ('${campaign}', '${people.item}') on conflict do nothing;
    insert into code (id, batch_id, code_ciphertext, key_id, code_hash)
      values ('${code}', '${people.batch}', '\\x00', 'test', sha256('${code}'))`)
  return code
}
