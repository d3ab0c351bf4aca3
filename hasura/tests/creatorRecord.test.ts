import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDatabase, type Scratch } from './support/database.ts'

const creator = '00000000-0000-4000-8000-0000000000b1'

let scratch: Scratch
beforeAll(async () => {
  scratch = await createDatabase()
  await scratch.client.query(`SET session_replication_role = replica`)
  await scratch.client.query(`INSERT INTO creator (id) VALUES ('${creator}')`)
})
afterAll(() => scratch.drop())
beforeEach(() => scratch.client.query('DELETE FROM quest_bid; DELETE FROM quest_run'))

const ended = (status: string, count: number) =>
  scratch.client.query(
    `INSERT INTO quest_run (quest_id, company_id, creator_id, started_by, status, amount_cents, platform, post_type, content_length_minutes,
                            delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at)
       SELECT gen_random_uuid(), gen_random_uuid(), '${creator}', 'creator', '${status}', 100, 'twitch', 'STREAM', 60,
              'open', 5, 0, 1000, 10, 'card', 1, '{}', now() FROM generate_series(1, ${count})`,
  )
const answered = (minutes: number, { answer = 'accepted', side = 'company' } = {}) =>
  scratch.client.query(
    `INSERT INTO quest_bid (quest_run_id, company_id, creator_id, side, amount_cents, platform, post_type, content_length_minutes,
                            delivery_type, created_at, answer, answered_at)
       VALUES (gen_random_uuid(), gen_random_uuid(), '${creator}', '${side}', 100, 'twitch', 'STREAM', 60, 'open',
               now() - interval '9 days', '${answer}', now() - interval '9 days' + interval '${minutes} minutes')`,
  )
const record = async (): Promise<unknown> =>
  (
    await scratch.client.query(
      `SELECT completed, ended, answer_minutes FROM creator_record WHERE creator_id = '${creator}'`,
    )
  ).rows[0]
const unknown = { completed: null, ended: null, answer_minutes: null }

describe("computing a creator's reliability", () => {
  test("a creator's reliability is shown after three finished runs, whether with one company or several", async () => {
    await ended('COMPLETED', 2)
    expect(await record()).toEqual(unknown)
    await ended('CONTENT_SUBMISSION_DEADLINE_EXPIRED', 1)
    await ended('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED', 1)
    expect(await record()).toEqual({ ...unknown, completed: 2, ended: 4 })
  })

  test.each(['BID_REJECTED', 'BID_EXPIRED', 'PAYMENT_EXPIRED', 'CONTENTPRODUCTION', 'PAYOUT'])(
    "a creator's reliability does not count a run in %s, because it is not the creator's fault",
    async (status) => {
      await ended('COMPLETED', 3)
      await ended(status, 5)
      expect(await record()).toEqual({ ...unknown, completed: 3, ended: 3 })
    },
  )
})

describe("computing a creator's response time", () => {
  test("a creator's response time is the median of at least three answers", async () => {
    await answered(10)
    await answered(3000)
    expect(await record()).toEqual(unknown)
    await answered(90, { answer: 'countered' })
    expect(await record()).toEqual({ ...unknown, answer_minutes: 90 })
  })

  test("a creator's response time counts only the creator's own answers", async () => {
    for (const minutes of [10, 20, 30]) await answered(minutes)
    await answered(7200, { answer: 'declined' })
    await answered(7200, { answer: 'expired' })
    await answered(7200, { side: 'creator' })
    expect(await record()).toEqual({ ...unknown, answer_minutes: 20 })
  })
})
