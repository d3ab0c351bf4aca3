import { createActivation, createKeyParticipant } from '@questboard/moves/testing'
import { createAccount } from './accounts.ts'
import { verifyCompany } from './companies.ts'
import { sql } from './database.ts'
import { transact } from './questRuns.ts'
import { createApprovedStreamer } from './streamers.ts'

/** A company with a live campaign whose item has no codes yet. */
export const createKeyCampaign = async ({ name = 'Emberfall keys', isWaitlist = false } = {}) => {
  const company = await createAccount('company')
  const companyId = await verifyCompany(company)
  const [game] = await sql<{ id: string; name: string }>('select id, name from game order by name limit 1')
  if (!game) throw new Error('the market has no game')
  const campaignId = await transact((transaction) =>
    createActivation(transaction, {
      kind: 'KEY',
      companyId,
      gameId: game.id,
      name,
      endsAt: new Date(Date.now() + 30 * 24 * 60 * 60 * 1000),
    }),
  )
  const [item] = await sql<{ id: string }>(
    `insert into code_item (company_id, game_id, type, name, item_name) values ($1, $2, 'game', 'Standard', 'The game') returning id`,
    [companyId, game.id],
  )
  if (!item) throw new Error('no item was made')
  await sql('insert into company_game (company_id, game_id) values ($1, $2) on conflict do nothing', [
    companyId,
    game.id,
  ])
  if (isWaitlist)
    await sql(`begin; set local session_replication_role = replica;
      update key_campaign set waitlist = true where id = '${campaignId}'; commit`)
  else
    await sql(`insert into activation_code_item (activation_id, code_item_id) values ($1, $2)`, [
      campaignId,
      item.id,
    ])
  return { company, companyId, campaignId, itemId: item.id, game }
}

/** A creator with a channel and access to keys. */
export const createKeyCreator = async () => {
  const streamer = await createApprovedStreamer({ viewers: 50 })
  await sql(
    `insert into channel_verification (connection_id, user_id, status, finished_at) values ($1, $2, 'meets_requirements', now())
       on conflict do nothing`,
    [streamer.connectionId, streamer.creatorId],
  )
  return streamer
}

type Status = NonNullable<Parameters<typeof createKeyParticipant>[1]['status']>

/** Creates a participant and gives it a status through the status changes of both sides. */
export const takePart = (campaignId: string, creatorId: string, status: Status): Promise<string> =>
  transact((transaction) => createKeyParticipant(transaction, { campaignId, creatorId, status }))
