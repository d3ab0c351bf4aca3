/** After a restore: one event per row that something waits for, so that its workflow is started again from the row. */
import { Client } from 'pg'
import { z } from 'zod'

type Waiting = { readonly id: string; readonly statuses: readonly string[] }

/** Tables whose rows wait for a deadline, a person or a vendor: the column that names the row, and where it waits. */
const waiting: Readonly<Record<string, Waiting>> = {
  activation: {
    id: 'id',
    statuses: ['waiting_for_company_verification', 'upcoming', 'active', 'unpublished'],
  },
  channel_verification: { id: 'connection_id', statuses: ['in_progress'] },
  company_invitation: { id: 'id', statuses: ['pending'] },
  custom_domain: { id: 'company_id', statuses: ['not_verified'] },
  export: { id: 'id', statuses: ['requested', 'running'] },
  invitation: { id: 'id', statuses: ['PENDING'] },
  key_campaign_participant: {
    id: 'id',
    statuses: [
      'pending',
      'waitlist',
      'waiting_for_access',
      'pending_accept',
      'accepted',
      'claimed_key',
      'submitted_content',
    ],
  },
  mission_run: { id: 'id', statuses: ['active', 'review', 'claimReward'] },
  payment: { id: 'id', statuses: ['pending', 'processing'] },
  payout: { id: 'id', statuses: ['pending', 'processing'] },
  program_membership: { id: 'id', statuses: ['pending'] },
  quest_run: {
    id: 'id',
    statuses: [
      'INITIAL_BID',
      'COUNTER_BID',
      'PENDING_PAYMENT',
      'PAYMENT',
      'CONTENTPRODUCTION',
      'CONTENTREVIEW',
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
      'PAYOUT',
    ],
  },
}

const announceSql = `
  insert into domain_event (type, entity, entity_id)
  ${Object.entries(waiting)
    .map(
      ([table, { id, statuses }]) =>
        `select 'restored', '${table}', ${id} from ${table} where status in ('${statuses.join("', '")}')`,
    )
    .join(' union all ')}`

const presenceSchema = z.tuple([z.object({ has_market: z.boolean() })])

/** The outbox carries them to the actions service once it is up; there, a workflow that runs already is left alone. */
export async function announceOpenRows(databaseUrl: string): Promise<number> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query(`select to_regclass('domain_event') is not null as has_market`)
    const [{ has_market: hasMarket }] = presenceSchema.parse(rows)
    return hasMarket ? ((await client.query(announceSql)).rowCount ?? 0) : 0
  } finally {
    await client.end()
  }
}
