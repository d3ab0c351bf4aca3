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

/** What every moment has to hold, whatever was done; empty when all is well. */
export const findTrouble = async ({ run }: World): Promise<readonly Record<string, unknown>[]> =>
  run(`
    select 'transfer does not sum to zero' as trouble, transfer_id::text as what from ledger_entry
     group by transfer_id having sum(amount_cents) <> 0
    union all
    select 'overdrawn ' || kind, account_id::text from ledger_balance
     where kind in ('company', 'escrow', 'creator') and balance_cents < 0
    union all
    select 'money is neither set aside nor paid back', account_id::text from ledger_balance
     where kind = 'company' and balance_cents <> 0
    union all
    select 'escrow is not what was set aside less what left it: ' || run.status, run.id::text from quest_run as run
     where escrow_of(run.id) <> case when run.status in ('CONTENTPRODUCTION', 'CONTENTREVIEW',
             'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION') then run.amount_cents else 0 end
    union all
    select 'lacks ' || quest_run_lacks(run, run), run.id::text from quest_run as run
     where quest_run_lacks(run, run) is not null
       -- A payout account may be lost after the acceptance, content is made anew after a review, and a payment that arrives
       -- too late goes back, as the companies' accounts say.
       and status not in ('PENDING_PAYMENT', 'CONTENTPRODUCTION', 'PAYMENT_EXPIRED')
    union all
    select 'an ended run has an open offer', run.id::text from quest_run as run join quest_bid as bid on bid.quest_run_id = run.id
     where run.status not in ('INITIAL_BID', 'COUNTER_BID') and bid.answer is null
    union all
    select 'a payment has more back than it brought', id::text from payment where refunded_cents > amount_cents
    union all
    select 'money of a failed run is kept', run.id::text from quest_run as run
     where run.status in ('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED')
       and not exists (select from ledger_transfer where quest_run_id = run.id and kind = 'escrow_returned')
    union all
    select 'a cart holds what nobody can pay', item.id::text from cart_item as item join quest_run as run on run.id = item.quest_run_id
     where run.finished_at is not null and item.payment_id is null
    union all
    select 'a move without its event: ' || audit.entity || ' to ' || (audit.after ->> 'status'), audit.entity_id from audit_event as audit
     where audit.operation = 'UPDATE' and audit.entity in ('quest_run', 'mission_run', 'key_campaign_participant', 'program_membership', 'invitation')
       and audit.before ->> 'status' <> audit.after ->> 'status'
       and (select count(*) from domain_event as event
             where event.entity = audit.entity and event.entity_id = audit.entity_id::uuid
               and event.payload ->> 'from' = audit.before ->> 'status' and event.payload ->> 'to' = audit.after ->> 'status'
               and event.payload ->> 'version' = audit.after ->> 'version') <> 1`)
