import { randomUUID } from 'node:crypto'
import { shareAmount } from '@questboard/domain'
import pg from 'pg'
import type { Account } from './accounts.ts'
import { databaseUrl } from './addresses.ts'
import { sql } from './database.ts'

const columnsOf = async (client: pg.Client, table: string): Promise<string> => {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

/** Copies a row of the demo market and changes some of its values. */
const copy = async (client: pg.Client, table: string, from: string, to: object): Promise<void> => {
  const columns = await columnsOf(client, table)
  await client.query(
    `insert into ${table} (${columns})
     select ${columns} from jsonb_populate_record(null::${table}, (select to_jsonb(t) || $2::jsonb from ${table} t where id = $1))`,
    [from, JSON.stringify(to)],
  )
}

type Offer = { readonly runId: string; readonly creator: string; readonly quest: string }

/** Copies accepted, unpaid offers of demo creators to the company. */
export const acceptedOffers = async (owner: Account, amounts: readonly number[]): Promise<Offer[]> => {
  const [company] = await sql<{ id: string }>(
    `select company_id as id from company_member join "user" on "user".id = user_id where username = $1`,
    [owner.username],
  )
  const client = new pg.Client({ connectionString: databaseUrl() })
  await client.connect()
  try {
    await client.query('begin; set local session_replication_role = replica')
    const { rows: models } = await client.query<{
      id: string
      quest_id: string
      bid_id: string
      creator: string
    }>(
      `select distinct on (creator_id) run.id, quest_id, current_bid_id as bid_id, display_name as creator from quest_run as run join "user" on "user".id = creator_id
        where accepted_at is not null and post_type = 'STREAM' and delivery_type = 'open' order by creator_id, run.id limit $1`,
      [amounts.length],
    )
    const offers: Offer[] = []
    for (const [index, cents] of amounts.entries()) {
      const model = models[index]
      if (!model || !company) throw new Error('the demo market has too few accepted streams')
      const [questId, bidId, runId] = [randomUUID(), randomUUID(), randomUUID()]
      const quest = `Journey ${index + 1}`
      const { feeCents, payoutCostCents } = shareAmount(cents, 1000, 'card')
      const agreed = {
        ...{ amount_cents: cents, fee_basis_points: 1000, fee_cents: feeCents },
        ...{ payout_method: 'card', payout_cost_cents: payoutCostCents },
      }
      await copy(client, 'activation', model.quest_id, { id: questId, company_id: company.id, name: quest })
      await copy(client, 'quest', model.quest_id, { id: questId })
      await copy(client, 'quest_bid', model.bid_id, {
        id: bidId,
        quest_run_id: runId,
        company_id: company.id,
        amount_cents: cents,
      })
      await copy(client, 'quest_run', model.id, {
        ...{ id: runId, quest_id: questId, company_id: company.id, current_bid_id: bidId, ...agreed },
        ...{ status: 'PENDING_PAYMENT', accepted_at: new Date(), status_changed_at: new Date() },
        ...{ deadline_at: new Date(Date.now() + (index + 2) * 24 * 3600_000), payment_id: null },
        ...{ paid_at: null, content_deadline_at: null, content_submitted_at: null, payout_id: null },
        ...{ content_approved_at: null, finished_at: null, listing_deadline_at: null, kit_claimed_at: null },
      })
      await client.query(
        `insert into cart_item (company_id, kind, quest_run_id, description, amount_cents) values ($1, 'quest_run', $2, $3, $4)`,
        [company.id, runId, quest, cents],
      )
      offers.push({ runId, creator: model.creator, quest })
    }
    await client.query('commit')
    return offers
  } finally {
    await client.end()
  }
}
