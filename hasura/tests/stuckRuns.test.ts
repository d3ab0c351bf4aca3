import { timedRows, timedTables } from '@questboard/domain'
import { describe, expect, test } from 'vitest'
import { disputable } from './constraints/quests/disputes.ts'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { prepare } from './support/prepare.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()

const run = (sql: string) => client().query(sql)
/** Inserts broken rows without the triggers that normally prevent them. */
const trouble = (sql: string) =>
  run(`SET LOCAL session_replication_role = replica; ${sql}; SET LOCAL session_replication_role = origin`)
const stuck = async () =>
  (await run(`SELECT workflow_id, entity, what FROM stuck_run ORDER BY entity, what`)).rows
const hourAgo = `now() - interval '1 hour'`
const daysAgo = `now() - interval '2 days'`

type Case = {
  readonly title: string
  readonly given: Parameters<typeof prepare>[1]
  readonly comes: string
  readonly entity: string
  readonly what: RegExp
  /** The statement with which an admin or the restored workflow fixes the problem. */
  readonly goes: string
}

const offer = `INSERT INTO payout (id, creator_id, amount_cents, idempotency_key, updated_at) VALUES ('${a.claim}', '${market.creator}', 100, 'out', ${daysAgo})`
const payment = `INSERT INTO payment (id, company_id, amount_cents, idempotency_key, status, updated_at) VALUES ('${a.claim}', '${market.company}', 100, 'in', 'processing', ${daysAgo})`
const refund = (status: string) =>
  `INSERT INTO payment_refund (id, payment_id, transfer_id, amount_cents, idempotency_key, status, updated_at) VALUES ('${a.claim}', '${a.claim}', '${a.claim}', 100, 'back', '${status}', ${daysAgo})`

const cases: readonly Case[] = [
  {
    title: 'a quest run past its deadline',
    given: given.questRun,
    comes: `UPDATE quest_run SET deadline_at = ${hourAgo}`,
    entity: 'quest_run',
    what: /^overdue/,
    goes: `UPDATE quest_run SET status = 'BID_EXPIRED', finished_at = now(), deadline_at = NULL`,
  },
  {
    title: 'a quest run that has earned its payout but has none',
    given: [given.questRun, given.walkQuestRunTo('PAYOUT')],
    comes: `UPDATE quest_run SET payout_id = NULL, status_changed_at = ${hourAgo}`,
    entity: 'quest_run',
    what: /^it has earned its payout/,
    goes: `UPDATE quest_run SET payout_id = (SELECT id FROM payout)`,
  },
  {
    title: 'a dispute past its deadline',
    given: disputable,
    comes: `UPDATE quest_run_dispute SET deadline_at = ${hourAgo}`,
    entity: 'quest_run_dispute',
    what: /its money has not moved$/,
    goes: `UPDATE quest_run_dispute SET status = 'lapsed'`,
  },
  {
    title: "a dispute that needs an admin's decision",
    given: disputable,
    comes: `UPDATE quest_run_dispute SET status = 'open', opened_side = 'company', opened_at = now(), reason = 'No.'`,
    entity: 'quest_run_dispute',
    what: /^it waits for your decision$/,
    goes: `UPDATE quest_run_dispute SET decision = 'refund', creator_cents = 0, decision_note = 'No.', decided_at = now()`,
  },
  {
    title: 'a dispute whose decision was not carried out',
    given: disputable,
    comes: `UPDATE quest_run_dispute SET status = 'open', opened_side = 'company', opened_at = now(), reason = 'No.', decision = 'refund',
      creator_cents = 0, decision_note = 'No.', decided_at = ${hourAgo}`,
    entity: 'quest_run_dispute',
    what: /it is decided/,
    goes: `UPDATE quest_run_dispute SET status = 'decided'`,
  },
  {
    title: 'a mission run past its deadline',
    given: given.missionRun,
    comes: `UPDATE mission_run SET deadline_at = ${hourAgo}`,
    entity: 'mission_run',
    what: /^overdue/,
    goes: `UPDATE mission_run SET status = 'expired'`,
  },
  {
    title: 'a claimed key past its deadline',
    given: given.participant('accepted'),
    comes: `UPDATE key_campaign_participant SET status = 'claimed_key', deadline_at = ${hourAgo}`,
    entity: 'key_campaign_participant',
    what: /^overdue/,
    goes: `UPDATE key_campaign_participant SET status = 'failed'`,
  },
  {
    title: 'an activation that did not end on its end date',
    given: given.quest,
    comes: `UPDATE activation SET start_date = ${daysAgo}, end_date = ${hourAgo} WHERE id = '${a.quest}'`,
    entity: 'activation',
    what: /has not ended$/,
    goes: `UPDATE activation SET status = 'ended' WHERE id = '${a.quest}'`,
  },
  {
    title: 'an activation that did not start on its start date',
    given: given.quest,
    comes: `UPDATE activation SET status = 'upcoming', start_date = ${hourAgo} WHERE id = '${a.quest}'`,
    entity: 'activation',
    what: /has not started$/,
    goes: `UPDATE activation SET status = 'active' WHERE id = '${a.quest}'`,
  },
  {
    title: 'a company invitation that did not expire',
    given: 'SELECT',
    comes: `INSERT INTO company_invitation (company_id, email, token_hash, created_at, expires_at)
      VALUES ('${market.company}', 'new@example.com', 'x', ${daysAgo}, ${hourAgo})`,
    entity: 'company_invitation',
    what: /^overdue/,
    goes: `UPDATE company_invitation SET status = 'expired'`,
  },
  {
    title: "a creator's invitation past its deadline",
    given: given.quest,
    comes: `INSERT INTO invitation (activation_id, activation_type, company_id, type, creator_id, deadline_at)
      VALUES ('${a.quest}', 'QUEST', '${market.company}', 'USERID', '${market.creator}', ${hourAgo})`,
    entity: 'invitation',
    what: /^overdue/,
    goes: `UPDATE invitation SET status = 'REJECTED'`,
  },
  {
    title: 'a payment without news from its provider',
    given: 'SELECT',
    comes: payment,
    entity: 'payment',
    what: /more than a day$/,
    goes: `UPDATE payment SET updated_at = now()`,
  },
  {
    title: 'a refund that the card rejected',
    given: 'SELECT',
    comes: refund('failed'),
    entity: 'payment_refund',
    what: /^the card takes no money/,
    goes: `UPDATE payment_refund SET status = 'succeeded'`,
  },
  {
    title: 'a refund that stays in processing',
    given: 'SELECT',
    comes: refund('processing'),
    entity: 'payment_refund',
    what: /more than a day$/,
    goes: `UPDATE payment_refund SET status = 'succeeded'`,
  },
  {
    title: 'a refund that waits for an unreported chargeback',
    given: 'SELECT',
    comes: refund('waiting').replace('updated_at', 'created_at'),
    entity: 'payment_refund',
    what: /no dispute was told/,
    goes: `UPDATE payment_refund SET status = 'requested'`,
  },
  {
    title: 'a webhook that was not processed',
    given: 'SELECT',
    comes: `INSERT INTO card_event (provider_reference, type, subject, subject_reference, happened_at, created_at)
      VALUES ('evt', 't', 'page', 'cs', ${hourAgo}, ${hourAgo})`,
    entity: 'card_event',
    what: /not worked off$/,
    goes: `UPDATE card_event SET done_at = now()`,
  },
  {
    title: 'a payout that was not sent',
    given: 'SELECT',
    comes: offer,
    entity: 'payout',
    what: /^it was not sent/,
    goes: `UPDATE payout SET status = 'processing', updated_at = now()`,
  },
  {
    title: 'a payout that its vendor has not accepted',
    given: 'SELECT',
    comes: `${offer}; UPDATE payout SET status = 'processing'`,
    entity: 'payout',
    what: /^its vendor has not accepted it/,
    goes: `UPDATE payout SET expected_on = current_date + 2`,
  },
  {
    title: 'a payout that should have arrived',
    given: 'SELECT',
    comes: `${offer}; UPDATE payout SET status = 'processing', expected_on = current_date - 2`,
    entity: 'payout',
    what: /^it should have arrived by 20.*dashboard$/,
    goes: `UPDATE payout SET expected_on = current_date - 1`,
  },
  {
    title: 'a payout that came back',
    given: 'SELECT',
    comes: `${offer}; UPDATE payout SET status = 'returned', problem = 'no such account'`,
    entity: 'payout',
    what: /^it did not arrive: no such account$/,
    goes: `UPDATE payout SET status = 'paid', paid_at = now()`,
  },
  {
    title: 'a payment that a bank took back',
    given: 'SELECT',
    comes: `${payment}; UPDATE payment SET updated_at = now();
      INSERT INTO payment_dispute (payment_id, amount_cents, provider_reference) VALUES ('${a.claim}', 100, 'du')`,
    entity: 'payment_dispute',
    what: /^a bank decides/,
    goes: `UPDATE payment_dispute SET status = 'won'`,
  },
  {
    title: 'an unsettled difference between the ledger and a vendor',
    given: 'SELECT',
    comes: `INSERT INTO reconciliation (id, vendor, compared_from, compared_until, tries, movements, differences)
      VALUES ('${a.claim}', 'paypal', ${daysAgo}, now(), 0, 1, 1);
      INSERT INTO reconciliation_difference (vendor, kind, subject, ledger_cents, vendor_cents, found_in_id)
      VALUES ('paypal', 'unknown_to_ledger', 'TX1', 0, 100, '${a.claim}')`,
    entity: 'reconciliation_difference',
    what: /^ledger and paypal differ: The vendor moved money that the ledger does not know about$/,
    goes: `SELECT settle_difference(id, 'Sent by hand to a creator') FROM reconciliation_difference`,
  },
  {
    title: 'a mail that was given up',
    given: 'SELECT',
    comes: `INSERT INTO delivery (id, kind, subject_id, due_at, ended_at, problem)
      VALUES ('${a.claim}', 'notification', '${a.claim}', NULL, now(), 'no such mailbox')`,
    entity: 'delivery',
    what: /^a mail was given up: no such mailbox$/,
    goes: `UPDATE delivery SET due_at = now(), ended_at = NULL, attempts = 0`,
  },
]

describe('the list of runs that are stuck', () => {
  test.each(cases)(
    'the list of stuck runs contains $title until the problem is resolved',
    async ({ given: before, comes, entity, what, goes }) => {
      await prepare(client(), before)
      expect(await stuck()).toEqual([])
      await trouble(comes)
      const found = await stuck()
      expect(found).toMatchObject([{ entity }])
      expect(found[0]?.what).toMatch(what)
      await trouble(goes)
      expect(await stuck()).toEqual([])
    },
  )

  test('the list of stuck runs covers every table with deadlines, and knows the ids of its workflows', () => {
    const known = new Set(cases.map(({ entity }) => entity))
    expect(timedTables.filter((table) => !known.has(table))).toEqual([])
  })

  test.each(timedTables)('the list of stuck runs names the workflow of a row of %s', async (table) => {
    const { rows } = await run(`SELECT pg_get_viewdef('stuck_run') AS definition`)
    expect(rows[0]?.definition).toContain(`'${timedRows[table].idPrefix}/'`)
  })
})
