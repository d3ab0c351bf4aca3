import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addDisputeStatement,
  applyQuestRunDeadline,
  approveContent,
  expireContent,
  letDisputeTimePass,
  openDispute,
  rejectContent,
  requestPayout,
  verifyListing,
} from '../index.ts'
import { decideDispute } from '../testing/decideDispute.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, logOf, statusOf } from '../testing/look.ts'
import { arrive, offer, questRunAt, sendOut } from '../testing/questRuns.ts'
import { seeContent } from '../testing/seeContent.ts'
import { walkQuestRun } from '../testing/walkQuestRun.ts'
import {
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  provider,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  quest = await createActivation(world, 'QUEST')
})
afterEach(async () => {
  expect(await findTrouble(world)).toEqual([])
})

const status = (run: string) => statusOf(world, 'quest_run', run)
const disputeOf = async (run: string) => {
  const [row] = await world.run(
    `select id, status, cause, deadline_at - now() > interval '4 days 23 hours' as takes_five_days from quest_run_dispute where quest_run_id = '${run}'`,
  )
  return row
}
const idOf = async (run: string): Promise<string> => String((await disputeOf(run))?.id)
/** The places in which the parts of the agreed amount are: held, earned (including the platform's fee) or returned. */
const moneyOf = async (run: string) => {
  const [row] = await world.run(
    `select held_cents::int as held, creator_cents::int as creator, fee_cents::int as fee, returned_cents::int as returned
       from quest_run_money where quest_run_id = '${run}'`,
  )
  return row
}
const refundOf = (run: string) =>
  world.run(`select back.status, back.amount_cents::int as cents from payment_refund as back
    join quest_run as run on run.payment_id = back.payment_id where run.id = '${run}'`)
/** Finds the payouts by idempotency key, so that the test would notice a second payout of the run. */
const payoutsOf = (run: string) =>
  world.run(
    `select amount_cents::int as cents, (amount_cents - fee_cents)::int as arrives from payout where idempotency_key like '%${run}%'`,
  )
const nothing = { held: 0, creator: 0, fee: 0, returned: 0 }
const held = { ...nothing, held: 50_000 }
const earned = { ...nothing, creator: 45_000, fee: 5000 }
const returned = { ...nothing, returned: 50_000 }

const pass = (run: string) => world.act((transaction) => applyQuestRunDeadline(transaction, run))
const settle = async (run: string) => {
  const id = await idOf(run)
  return world.act((transaction) => letDisputeTimePass(transaction, id))
}
const dispute = (run: string, actor: Parameters<typeof openDispute>[2] = creator, reason = 'It was there.') =>
  world.act((transaction) => openDispute(transaction, run, actor, reason))
const decide = async (run: string, decision: 'release' | 'refund' | 'split', cents?: number) => {
  const id = await idOf(run)
  await world.act((transaction) => decideDispute(transaction, id, decision, cents))
}

/** A stream that a channel check found and the company did not review. */
const autoApproved = async (): Promise<string> => {
  const run = await questRunAt(world, quest, 'CONTENTREVIEW')
  await world.act((transaction) => seeContent(transaction, run))
  await done(pass(run))
  return run
}
const declined = async (): Promise<string> => {
  const run = await questRunAt(world, quest, 'CONTENTREVIEW')
  await done(world.act((transaction) => rejectContent(transaction, run, company, 'Too short.')))
  await done(pass(run))
  return run
}
const video = async (): Promise<string> => {
  const { questRunId } = await offer(world, quest, { postType: 'VIDEO' })
  await world.act((transaction) => walkQuestRun(transaction, questRunId, 'CONTENTREVIEW'))
  return questRunId
}
/** A video that a channel check has found unlisted. */
const foundVideo = async (): Promise<string> => {
  const run = await video()
  await world.act((transaction) => seeContent(transaction, run))
  return run
}
const notListed = async (): Promise<string> => {
  const run = await video()
  await done(world.act((transaction) => approveContent(transaction, run, company)))
  await done(pass(run))
  return run
}

describe('results that can be disputed', () => {
  it.each([
    ['content that was approved automatically', autoApproved, 'PAYOUT', 'auto_approved'],
    [
      'content that was still declined at the deadline',
      declined,
      'CONTENT_SUBMISSION_DEADLINE_EXPIRED',
      'content_declined',
    ],
    [
      'a video that was not listed',
      notListed,
      'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
      'listing_failed',
    ],
  ])('%s can be disputed for five days, and its money is held until then', async (_, create, ends, cause) => {
    const run = await create()
    expect(await status(run)).toBe(ends)
    expect(await disputeOf(run)).toMatchObject({ status: 'possible', cause, takes_five_days: true })
    expect(await moneyOf(run)).toEqual(held)
    expect(await world.act((transaction) => requestPayout(transaction, run, provider))).toEqual({
      ok: false,
      code: 'status-illegal',
    })
  })

  it.each([
    ['content that never came', 'CONTENTPRODUCTION', expireContent],
    ['content that a company approved', 'CONTENTREVIEW', approveContent],
  ] as const)('%s cannot be disputed, and its money moves immediately', async (_, stands, move) => {
    const run = await questRunAt(world, quest, stands)
    await done(
      world.act((transaction) => move(transaction, run, stands === 'CONTENTREVIEW' ? company : time)),
    )
    expect(await disputeOf(run)).toBeUndefined()
    expect(await moneyOf(run)).toMatchObject({ held: 0 })
    expect(await dispute(run)).toEqual({ ok: false, code: 'status-illegal' })
  })
})

describe('opening a dispute', () => {
  it.each([
    ['the company', company, { ok: true }],
    ['the creator', creator, { ok: true }],
    ['another company', stranger, { ok: false, code: 'not-found' }],
    ['another creator', otherCreator, { ok: false, code: 'not-found' }],
    ['a provider', provider, { ok: false, code: 'not-allowed' }],
    ['time', time, { ok: false, code: 'not-allowed' }],
    ['an admin', { by: 'admin' }, { ok: false, code: 'not-allowed' }],
  ] as const)('a dispute can be opened by %s', async (_, actor, result) => {
    const run = await declined()
    expect(await dispute(run, actor)).toEqual(result)
    expect((await disputeOf(run))?.status).toBe(result.ok ? 'open' : 'possible')
    expect(await status(run)).toBe('CONTENT_SUBMISSION_DEADLINE_EXPIRED')
    expect(await moneyOf(run)).toEqual(held)
  })

  it('a dispute needs a reason', async () => {
    const run = await declined()
    expect(await dispute(run, creator, '  ')).toEqual({ ok: false, code: 'dispute-reason' })
    expect(await dispute(run, creator, 'x'.repeat(2001))).toMatchObject({ ok: false, code: 'dispute-reason' })
  })

  it('a dispute must be opened before its deadline, and opening it twice at the same time creates one dispute', async () => {
    const run = await declined()
    const both = await Promise.all([dispute(run, company), dispute(run, creator)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await dispute(run)).toEqual({ ok: false, code: 'status-illegal' })
    expect(await settle(run)).toEqual({ ok: false, code: 'status-illegal' })

    quest = await createActivation(world, 'QUEST')
    const late = await autoApproved()
    await world.run(`update quest_run_dispute set deadline_at = now() where quest_run_id = '${late}'`)
    expect(await dispute(late)).toEqual({ ok: false, code: 'dispute-over' })
    await done(settle(late))
    expect(await dispute(late)).toEqual({ ok: false, code: 'dispute-over' })
  })

  it('a dispute is announced and appears in the history with its reason and decision', async () => {
    const run = await autoApproved()
    await done(dispute(run, company, 'The game is not in it.'))
    await decide(run, 'split', 20_000)
    await done(settle(run))
    expect(await eventsOf(world, await idOf(run))).toEqual([
      'questDisputePossible by time',
      'questDisputeOpened by company',
      'questDisputeAnswered',
      'questDisputeDecided by admin',
    ])
    expect((await logOf(world, run)).slice(-2)).toEqual([
      'DISPUTE_OPENED by company',
      'DISPUTE_DECIDED by admin',
    ])
    expect(
      await world.run(`select payload ->> 'comment' as comment, payload ->> 'side' as side from quest_run_event
        where quest_run_id = '${run}' and type = 'DISPUTE_OPENED'`),
    ).toEqual([{ comment: 'The game is not in it.', side: 'company' }])
  })
})

describe('money of a quest run that no one disputes', () => {
  it('if no one disputes the result, the creator gets the money for content that was approved automatically', async () => {
    const run = await autoApproved()
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(earned)
    await done(arrive(world, await sendOut(world, run)))
    expect(await status(run)).toBe('COMPLETED')
  })

  it.each([
    ['declined content', declined],
    ['a video that was not listed', notListed],
  ])('if no one disputes the result, the company gets the money back for %s', async (_, create) => {
    const run = await create()
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(returned)
    expect(await refundOf(run)).toEqual([{ status: 'requested', cents: 50_000 }])
  })

  it('money that no one disputes is moved once, even if moving it is requested twice', async () => {
    const run = await autoApproved()
    const results = await Promise.all([settle(run), settle(run)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await settle(run)).toEqual({ ok: false, code: 'status-illegal' })
    expect(await payoutsOf(run)).toEqual([{ cents: 45_000, arrives: 44_863 }])
  })
})

describe('disputing a video that was approved automatically', () => {
  it('an automatically approved video can still be checked as listed while its money is held', async () => {
    const run = await foundVideo()
    await done(pass(run))
    await done(world.act((transaction) => verifyListing(transaction, run, provider)))
    expect([await status(run), await moneyOf(run)]).toEqual(['PAYOUT', held])
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(earned)
  })

  it('a video that was approved automatically is paid once it is public, if no one disputed it', async () => {
    const run = await foundVideo()
    await done(pass(run))
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(held)
    await done(world.act((transaction) => verifyListing(transaction, run, provider)))
    expect(await moneyOf(run)).toEqual(earned)
  })

  it('a video that was approved automatically can be disputed again if it is not public by its deadline', async () => {
    const run = await foundVideo()
    await done(pass(run))
    await done(settle(run))
    await done(pass(run))
    expect(await disputeOf(run)).toMatchObject({
      status: 'possible',
      cause: 'listing_failed',
      takes_five_days: true,
    })
    await done(dispute(run))
    await decide(run, 'release')
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(earned)
  })

  it('the dispute period is extended if the video is not public, and both sides are notified', async () => {
    const run = await foundVideo()
    await done(pass(run))
    await done(pass(run))
    expect(await disputeOf(run)).toMatchObject({
      status: 'possible',
      cause: 'listing_failed',
      takes_five_days: true,
    })
    const told = await eventsOf(world, await idOf(run))
    expect(told.filter((event) => event === 'questDisputePossible by time')).toHaveLength(2)
  })

  it('a dispute is decided only once it is known whether the video is public', async () => {
    const run = await foundVideo()
    await done(pass(run))
    await done(dispute(run, company))
    await expect(
      world.run(
        `update quest_run_dispute set decision = 'refund', decision_note = 'Early.' where quest_run_id = '${run}'`,
      ),
    ).rejects.toThrow('only after the deadline to make the content public')
    await done(pass(run))
    expect(await disputeOf(run)).toMatchObject({ status: 'open', cause: 'auto_approved' })
    await decide(run, 'refund')
    await done(settle(run))
    expect(await moneyOf(run)).toEqual(returned)
  })
})

describe("an admin's decision of a dispute", () => {
  const endings = [
    ['declined content', declined, 'CONTENT_SUBMISSION_DEADLINE_EXPIRED'],
    ['a video that was not listed', notListed, 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED'],
    ['content that was approved automatically', autoApproved, 'PAYOUT'],
  ] as const

  it.each(endings)('a decision to release pays the creator of %s as agreed', async (_, create, stands) => {
    const run = await create()
    await done(dispute(run))
    await decide(run, 'release')
    await done(settle(run))
    expect([await status(run), await moneyOf(run)]).toEqual([stands, earned])
    expect(await payoutsOf(run)).toEqual([{ cents: 45_000, arrives: 44_863 }])
  })

  it.each(endings)(
    'a decision to refund returns the money for %s to the company',
    async (_, create, stands) => {
      const run = await create()
      await done(dispute(run, company))
      await decide(run, 'refund')
      await done(settle(run))
      // If there is nothing to pay, a run that waited for its payout has ended.
      expect([await status(run), await moneyOf(run)]).toEqual([
        stands === 'PAYOUT' ? 'COMPLETED' : stands,
        returned,
      ])
      expect(
        await world.run(`select reversed.kind from ledger_transfer as transfer
        join ledger_transfer as reversed on reversed.id = transfer.reverses_id where transfer.kind = 'escrow_returned' and transfer.quest_run_id = '${run}'`),
      ).toEqual([{ kind: 'escrow' }])
      expect(await payoutsOf(run)).toEqual([])
    },
  )

  it.each(endings)(
    "a decision to split the amount takes the fee for %s from the creator's part",
    async (_, create, stands) => {
      const run = await create()
      await done(dispute(run))
      await decide(run, 'split', 20_005)
      await done(settle(run))
      // The platform fee is 10% of $200.05, rounded half up.
      expect([await status(run), await moneyOf(run)]).toEqual([
        stands,
        { held: 0, creator: 18_004, fee: 2001, returned: 29_995 },
      ])
      expect(await refundOf(run)).toEqual([{ status: 'requested', cents: 29_995 }])
      // The payout cost is 25 cents plus 0.25% of the amount that arrives.
      expect(await payoutsOf(run)).toEqual([{ cents: 18_004, arrives: 17_934 }])
    },
  )

  it('a decision to split the amount subtracts the agreed payout cost, whatever payout method is used', async () => {
    const setMethod = (method: string) =>
      world.run(`update payout_account set method = '${method}' where creator_id = '${people.creator}'`)
    await setMethod('paypal')
    const run = await autoApproved()
    await setMethod('card')
    await done(dispute(run))
    await decide(run, 'split', 20_005)
    await done(settle(run))
    expect(await payoutsOf(run)).toEqual([{ cents: 18_004, arrives: 17_651 }])
    await sendOut(world, run)
    expect(
      await world.run(
        `select vendor, sent_cents::int as sent from payout_attempt join quest_run using (payout_id) where quest_run.id = '${run}'`,
      ),
    ).toEqual([{ vendor: 'stripe_connect', sent: 17_651 }])
  })

  it('the decision of a dispute moves the money once and cannot be changed', async () => {
    const run = await declined()
    await done(dispute(run))
    await decide(run, 'split', 10_000)
    const results = await Promise.all([settle(run), settle(run)])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await settle(run)).toEqual({ ok: false, code: 'status-illegal' })
    await expect(
      world.run(`update quest_run_dispute set decision = 'refund' where quest_run_id = '${run}'`),
    ).rejects.toThrow('the statements and the decision of a dispute cannot be changed')
  })

  it('a run whose dispute split the amount is completed when the payout arrives', async () => {
    const run = await autoApproved()
    await done(dispute(run, company))
    await decide(run, 'split', 10_000)
    await done(settle(run))
    const [{ payout_id } = {}] = await world.run(`select payout_id from quest_run where id = '${run}'`)
    expect(await sendOut(world, run)).toBe(payout_id)
    await done(arrive(world, String(payout_id)))
    expect(await status(run)).toBe('COMPLETED')
  })
})

describe('statements in a dispute', () => {
  const state = (
    run: string,
    actor: typeof company | typeof creator,
    body: string,
    pictures: string[] = [],
  ) => world.act((transaction) => addDisputeStatement(transaction, run, actor, { body, pictures }))

  it('both sides can make statements in turn while the dispute is open', async () => {
    const run = await autoApproved()
    expect(await state(run, creator, 'It is in it.')).toMatchObject({ ok: false, code: 'status-illegal' })
    await done(dispute(run, company))
    await done(state(run, creator, 'See https://example.com/minute-3'))
    await done(state(run, company, 'That is another game.'))
    expect(await state(run, otherCreator, 'Me too.')).toEqual({ ok: false, code: 'not-found' })
    const id = await idOf(run)
    const statements = `select side, author_id, body from quest_dispute_statement where dispute_id = '${id}' order by created_at`
    expect(await world.run(statements)).toEqual([
      { side: 'creator', author_id: people.creator, body: 'See https://example.com/minute-3' },
      { side: 'company', author_id: company.personId, body: 'That is another game.' },
    ])
    expect(
      await world.run(
        `select payload ->> 'side' as side from domain_event where type = 'questDisputeStatementAdded' order by id`,
      ),
    ).toHaveLength(2)
    await decide(run, 'release')
    expect(await state(run, creator, 'Thanks.')).toMatchObject({ ok: false, code: 'status-illegal' })
    await done(settle(run))
  })

  it('a statement can show only pictures that its author or their company uploaded', async () => {
    const run = await autoApproved()
    await done(dispute(run, company))
    const upload = async (userId: string) => {
      const [row] = await world.run(
        `insert into upload (user_id, kind, name, path, mime_type, bytes, width, height)
         values ('${userId}', 'image', 'proof.png', gen_random_uuid()::text, 'image/png', 10, 1, 1) returning id`,
      )
      return `/api/uploads/${String(row?.id)}`
    }
    const [own, others] = [await upload(people.creator), await upload(otherCreator.personId)]
    for (const url of [others, 'https://elsewhere.example/a.png'])
      expect(await state(run, creator, 'Look.', [url])).toMatchObject({ code: 'picture-not-uploaded' })
    await done(state(run, creator, 'Look.', [own]))
  })
})
