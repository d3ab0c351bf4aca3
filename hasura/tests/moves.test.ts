import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()
const run = (sql: string) => client().query(sql)
const asAdmin = `SELECT set_config('hasura.user', '{"x-hasura-role": "admin"}', true)`
const asMove = `SELECT set_config('questboard.move', '{"name": "acceptBid", "by": "company"}', true)`

const payment = `INSERT INTO payment (id, company_id, status, amount_cents, idempotency_key)
  VALUES ('${a.claim}', '${market.company}', 'pending', 100, 'k')`
const payout = `INSERT INTO payout (id, creator_id, status, amount_cents, idempotency_key)
  VALUES ('${a.claim}', '${market.creator}', 'pending', 100, 'k')`
const invitation = `${given.quest};
  INSERT INTO invitation (id, activation_id, activation_type, creator_id) VALUES ('${a.claim}', '${a.quest}', 'QUEST', '${market.creator}')`

describe('hints for admins who change a status in the console', () => {
  test.each([
    [
      'the console refuses to answer an offer and gives a hint',
      given.questRun,
      `UPDATE quest_bid SET answer = 'declined', answered_at = now()`,
      'deadline_at',
    ],
    [
      'the console refuses to change the status of a quest run and gives a hint',
      given.questRun,
      `UPDATE quest_run SET status = 'BID_EXPIRED'`,
      'deadline_at',
    ],
    [
      'the console refuses to change the status of a mission run and gives a hint',
      given.missionRun,
      `UPDATE mission_run SET status = 'expired'`,
      'deadline_at',
    ],
    [
      'the console refuses to change the status of a key participant and gives a hint',
      given.participant('pending'),
      `UPDATE key_campaign_participant SET status = 'accepted'`,
      'deadline_at',
    ],
    [
      'the console refuses to change the status of a membership and gives a hint',
      given.membership,
      `UPDATE program_membership SET status = 'accepted'`,
      'the company decides',
    ],
    [
      'the console refuses to change the status of an invitation and gives a hint',
      invitation,
      `UPDATE invitation SET status = 'REJECTED'`,
      'only the creator',
    ],
    [
      'the console refuses to change the status of an activation and gives a hint',
      given.quest,
      `UPDATE activation SET status = 'closed' WHERE id = '${a.quest}'`,
      'end_date',
    ],
    [
      'the console refuses to change the status of a payment and gives a hint',
      payment,
      `UPDATE payment SET status = 'processing'`,
      'the card provider',
    ],
    [
      'the console refuses to change the status of a payout and gives a hint',
      payout,
      `UPDATE payout SET status = 'processing'`,
      'the payout provider',
    ],
  ])('status changes in the console: %s', async (_, before, change, words) => {
    await run(`${before}; ${asAdmin}; SAVEPOINT before`)
    await expect(run(change)).rejects.toMatchObject({
      constraint: 'move_has_its_home',
      message: expect.stringContaining(words),
    })
    await run(`ROLLBACK TO SAVEPOINT before`)
  })

  test("an admin can change a run's dates in the console", async () => {
    await run(`${given.questRun}; ${asAdmin}`)
    const { rowCount } = await run(`UPDATE quest_run SET deadline_at = now() WHERE id = '${a.questRun}'`)
    expect(rowCount).toBe(1)
  })

  test('when an admin verifies a company, everything that waited for this continues', async () => {
    await run(`UPDATE company SET verification = 'rejected', verification_reason = 'No.' WHERE id = '${market.company}';
      ${given.draftQuest}; ${given.go(a.quest)}; ${asAdmin};
      UPDATE company SET verification = 'verified' WHERE id = '${market.company}'`)
    const { rows } = await run(`SELECT status, (SELECT payload ->> 'by' FROM domain_event
      WHERE entity_id = '${a.quest}' AND type = 'questPublished') AS by FROM activation WHERE id = '${a.quest}'`)
    expect(rows).toEqual([{ status: 'active', by: 'admin' }])
  })
})

test('each status change stores its author in its event and history, and a change from psql has no author', async () => {
  const log = (type: string) =>
    `INSERT INTO quest_run_event (quest_run_id, type) VALUES ('${a.questRun}', '${type}')`
  await run(`${given.questRun}; ${log('NEW_OFFER')}; ${asMove};
    UPDATE quest_bid SET answer = 'declined', answered_at = now(); UPDATE quest_run SET status = 'BID_REJECTED';
    ${log('BID_REJECTED')}`)
  const { rows } =
    await run(`SELECT * FROM (SELECT type, payload ->> 'by' AS by FROM domain_event WHERE entity_id = '${a.questRun}'
    UNION ALL SELECT type, payload ->> 'by' FROM quest_run_event) AS said ORDER BY by, type COLLATE "C"`)
  expect(rows).toEqual([
    { type: 'BID_REJECTED', by: 'company' },
    { type: 'bidRejected', by: 'company' },
    { type: 'NEW_OFFER', by: null },
    { type: 'questRunCreated', by: null },
  ])
})

test('before an activation is deleted, its open invitations count as rejected by the company', async () => {
  await run(`${invitation}; DELETE FROM activation WHERE id = '${a.quest}'`)
  const { rows } = await run(
    `SELECT type, payload ->> 'by' AS by FROM domain_event WHERE entity_id = '${a.claim}' AND type = 'invitationRejected'`,
  )
  expect(rows).toEqual([{ type: 'invitationRejected', by: 'company' }])
})
