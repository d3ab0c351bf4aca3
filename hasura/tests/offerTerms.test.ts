import { shareAmount } from '@questboard/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { activation as a, given } from './support/activations.ts'
import { market } from './support/market.ts'
import { useMarket } from './support/useMarket.ts'

const client = useMarket()
const { company, creator, connection } = market

const run = (sql: string) => client().query(sql)
const ask = async (expression: string, from: string): Promise<unknown> =>
  (await run(`SELECT ${expression} AS told FROM ${from}`)).rows[0]?.told

const canBeCountered = () =>
  ask('quest_run_can_be_countered(run)', `quest_run AS run WHERE id = '${a.questRun}'`)
const invite = `INSERT INTO invitation (activation_id, activation_type, creator_id) VALUES ('${a.quest}', 'QUEST', '${creator}')`
const begin = `INSERT INTO quest_run (id, quest_id, creator_id) VALUES ('${a.questRun}', '${a.quest}', '${creator}');
  INSERT INTO quest_bid (quest_run_id, side, amount_cents, platform, connection_id, post_type, content_length_minutes, delivery_type)
    VALUES ('${a.questRun}', 'creator', 50000, 'twitch', '${connection}', 'STREAM', 60, 'open')`
const invited = `${given.quest}; ${invite}; ${begin}`
const counter = `UPDATE quest_bid SET answer = 'countered', answered_at = now();
  INSERT INTO quest_bid (quest_run_id, side, amount_cents, platform, post_type, content_length_minutes, delivery_type)
    VALUES ('${a.questRun}', 'company', 60000, 'twitch', 'STREAM', 60, 'open')`

describe('answering an offer with a counter-offer', () => {
  test('an offer can be answered with a counter-offer if the creator was invited', async () => {
    await run(invited)
    expect(await canBeCountered()).toBe(true)
    await run(counter)
  })

  test('an offer without an invitation cannot be answered with a counter-offer', async () => {
    await run(given.questRun)
    expect(await canBeCountered()).toBe(false)
    await expect(run(counter)).rejects.toThrow('quest_bid_counter_after_invitation')
  })

  test('an offer cannot be answered with a counter-offer after the creator declined the invitation', async () => {
    await run(`${invited};
      UPDATE invitation SET status = 'REJECTED'`)
    expect(await canBeCountered()).toBe(false)
    await expect(run(counter)).rejects.toThrow('quest_bid_counter_after_invitation')
  })

  test('a creator cannot answer with a counter-offer for a quest that they joined before', async () => {
    await run(`${invited};
      SET LOCAL session_replication_role = replica;
      INSERT INTO quest_run (quest_id, company_id, creator_id, started_by, status, accepted_at)
        VALUES ('${a.quest}', '${company}', '${creator}', 'creator', 'BID_REJECTED', now());
      SET LOCAL session_replication_role = origin`)
    expect(await canBeCountered()).toBe(false)
    await expect(run(counter)).rejects.toThrow('quest_bid_counter_after_invitation')
  })

  test('an offer cannot be answered with a counter-offer after the bidding has ended', async () => {
    await run(`${invited};
      SET LOCAL session_replication_role = replica;
      UPDATE quest_run SET status = 'BID_EXPIRED';
      SET LOCAL session_replication_role = origin`)
    expect(await canBeCountered()).toBe(false)
  })
})

test("a quest's fee is set by the plan of its company", async () => {
  await run(given.quest)
  const fee = () => ask('quest_fee_basis_points(quest)', `quest WHERE id = '${a.quest}'`)
  expect(await fee()).toBe(1000)
  await run(
    `UPDATE plan SET quest_fee_basis_points = 750 WHERE id = (SELECT id FROM company_plan('${company}'))`,
  )
  expect(await fee()).toBe(750)
})

test('the fee shown before the confirmation equals the booked fee to the cent', async () => {
  const amount = fc.integer({ min: 0, max: 100_000_000 })
  const basisPoints = fc.integer({ min: 0, max: 10_000 })
  const offers = fc.array(fc.tuple(amount, basisPoints), { minLength: 200, maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(offers, async (asked) => {
      const { rows } = await client().query<{ fee: number }>({
        text: `SELECT fee_of(amount, rate)::int AS fee FROM unnest($1::bigint[], $2::int[]) AS offer (amount, rate)`,
        values: [asked.map(([cents]) => cents), asked.map(([, rate]) => rate)],
      })
      expect(rows.map(({ fee }) => fee)).toEqual(
        asked.map(([cents, rate]) => shareAmount(cents, rate, null).feeCents),
      )
    }),
    { numRuns: 20 },
  )
})
