import { DAY_MS } from '@questboard/domain'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptBid,
  applyQuestRunDeadline,
  counterBid,
  expireBid,
  makeOffer,
  rejectBid,
  sendInvitation,
  withdrawBid,
} from '../index.ts'
import { buildBid as buildAnyBid } from '../testing/buildBid.ts'
import { createInvitation } from '../testing/createInvitation.ts'
import { done } from '../testing/done.ts'
import { findTrouble } from '../testing/findTrouble.ts'
import { eventsOf, logOf, statusOf } from '../testing/look.ts'
import { offer } from '../testing/questRuns.ts'
import {
  buildBid,
  company,
  createActivation,
  createWorld,
  creator,
  otherCreator,
  people,
  stranger,
  time,
  type World,
} from '../testing/world.ts'

let world: World
let quest: string
let run: string
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())
beforeEach(async () => {
  quest = await createActivation(world, 'QUEST')
  run = (await offer(world, quest)).questRunId
})

const status = () => statusOf(world, 'quest_run', run)
const answers = async () =>
  (await world.run(`select answer from quest_bid where quest_run_id = '${run}' order by created_at`)).map(
    ({ answer }) => answer,
  )
/** Moves the offer's delivery day into the past. */
const letDayPass = (of: string) =>
  world.run(
    `set session_replication_role = replica;
     update quest_bid set delivery_type = 'specific_date', delivery_date = now() - interval '1 day' where quest_run_id = '${of}' and answer is null;
     set session_replication_role = default`,
  )
const invite = (activationId: string, creatorId: string) =>
  world.act((transaction) =>
    createInvitation(transaction, {
      activationId,
      creatorId,
      deadline: new Date(Date.now() + 3 * DAY_MS),
    }),
  )

describe('making an offer for a quest', () => {
  it('an offer starts a quest run, and can be answered for five days', async () => {
    expect(await eventsOf(world, run)).toEqual(['questRunCreated by creator'])
    expect(await logOf(world, run)).toEqual(['NEW_OFFER by creator'])
    const [row] =
      await world.run(`select deadline_at = date_trunc('milliseconds', now_then) + interval '5 days' as is_five
      from (select deadline_at, created_at as now_then from quest_run where id = '${run}') as run`)
    expect(row).toEqual({ is_five: true })
  })

  it('a creator cannot have two active runs in one quest', async () => {
    expect(
      await world.act((transaction) =>
        makeOffer(transaction, { questId: quest, creatorId: people.creator, bid: buildBid() }, creator),
      ),
    ).toMatchObject({ ok: false, code: 'already-joined' })
  })

  it.each([
    ['a closed quest', 'closed', 'activation-not-open'],
    ["a quest that the creator's company cannot see", 'active', 'not-found'],
  ] as const)('an offer is refused for %s', async (_, quests, code) => {
    const other = await createActivation(world, 'QUEST', { status: quests })
    const actor = code === 'not-found' ? stranger : creator
    expect(
      await world.act((transaction) =>
        makeOffer(transaction, { questId: other, creatorId: people.creator, bid: buildBid() }, actor),
      ),
    ).toMatchObject({ ok: false, code })
  })

  it.each([
    ['company', company],
    ['creator', creator],
  ] as const)(
    "an offer by the %s below the creator's minimum is refused and creates no quest run",
    async (_, actor) => {
      const other = await createActivation(world, 'QUEST')
      await world.run(`update creator set minimum_deal_size_cents = 60000 where id = '${people.creator}'`)
      const result = await world.act((transaction) =>
        makeOffer(transaction, { questId: other, creatorId: people.creator, bid: buildBid() }, actor),
      )
      await world.run(`update creator set minimum_deal_size_cents = null where id = '${people.creator}'`)
      expect(result).toMatchObject({ ok: false, code: 'minimum-deal-size' })
      expect(await world.run(`select from quest_run where quest_id = '${other}'`)).toEqual([])
    },
  )

  it('a company cannot make an offer for a platform on which the creator has no channel', async () => {
    const other = await createActivation(world, 'QUEST')
    const bid = { ...buildBid(), platform: 'youtube', connectionId: null } as const
    const result = await world.act((transaction) =>
      makeOffer(transaction, { questId: other, creatorId: people.creator, bid }, company),
    )
    expect(result).toMatchObject({ ok: false, code: 'creator-channel' })
    expect(await world.run(`select from quest_run where quest_id = '${other}'`)).toEqual([])
  })
})

describe('accepting an offer', () => {
  const offered = async (platform: 'twitch' | 'youtube') => {
    const questId = await createActivation(world, 'QUEST')
    const invitation = { activationId: questId, creatorId: people.creator, message: '', deadline: null }
    const offer = buildAnyBid({ platform, connectionId: null })
    const { questRunId } = await done(
      world.act((transaction) => sendInvitation(transaction, { ...invitation, offer }, company)),
    )
    return String(questRunId)
  }
  const accept = (questRunId: string) =>
    world.act((transaction) => acceptBid(transaction, questRunId, creator))

  it("a creator can accept a company's offer with a channel of their choice if the company allows that", async () => {
    const questRunId = await offered('twitch')
    expect(await accept(questRunId)).toEqual({ ok: true })
    expect(await statusOf(world, 'quest_run', questRunId)).toBe('PENDING_PAYMENT')
  })

  it('a creator who removed the channel of an offer must connect another one before accepting the offer', async () => {
    await world.run(`insert into user_connection (user_id, provider_id, channel_id, channel_name, channel_url)
      values ('${people.creator}', 'youtube', 'left', 'left', 'https://youtube.example/left')`)
    const questRunId = await offered('youtube')
    await world.run(`set session_replication_role = replica; delete from user_connection where channel_id = 'left';
      set session_replication_role = origin`)
    expect(await accept(questRunId)).toEqual({ ok: false, code: 'channel-needed' })
    expect(await statusOf(world, 'quest_run', questRunId)).toBe('INITIAL_BID')
  })

  it('accepting an offer fixes its payout cost, even if the creator changes the payout method later', async () => {
    const setMethod = (method: string) =>
      world.run(`update payout_account set method = '${method}' where creator_id = '${people.creator}'`)
    const agreed = () =>
      world.run(
        `select payout_method as method, payout_cost_cents::int as cost, net_cents::int as net, quest_run_expected_payout_method(quest_run) as expected
           from quest_run where id = '${run}'`,
      )
    await setMethod('paypal')
    expect(await agreed()).toEqual([{ method: null, cost: null, net: null, expected: 'paypal' }])
    await done(world.act((transaction) => acceptBid(transaction, run, company)))
    await setMethod('card')
    expect(await agreed()).toEqual([{ method: 'paypal', cost: 882, net: 44_118, expected: 'paypal' }])
  })

  it('accepting an offer fixes the agreed terms and starts the time to pay', async () => {
    expect(await world.act((transaction) => acceptBid(transaction, run, company))).toEqual({ ok: true })
    expect(await status()).toBe('PENDING_PAYMENT')
    expect(await answers()).toEqual(['accepted'])
    expect(await eventsOf(world, run)).toEqual(['questRunCreated by creator', 'bidAccepted by company'])
    const [row] = await world.run(
      `select amount_cents::int, fee_cents::int, payout_method, payout_cost_cents::int, net_cents::int, deadline_at = date_trunc('milliseconds', accepted_at) + interval '5 days' as in_time from quest_run where id = '${run}'`,
    )
    expect(row).toEqual({
      amount_cents: 50_000,
      fee_cents: 5000,
      payout_method: 'card',
      payout_cost_cents: 137,
      net_cents: 44_863,
      in_time: true,
    })
    const [logged] = await world.run(
      `select payload ->> 'deadline_at' is not null as has_deadline, actor_id from quest_run_event where type = 'QUEST_RUN_AWAITING_PAYMENT' and quest_run_id = '${run}'`,
    )
    expect(logged).toEqual({ has_deadline: true, actor_id: people.owner })
  })

  it("accepting an offer fixes the game, even if the quest's game changes later", async () => {
    await done(world.act((transaction) => acceptBid(transaction, run, company)))
    await world.run(`
      insert into game (id, name, slug) values ('${people.program}', 'Frostfall', 'frostfall');
      update activation set game_id = '${people.program}' where id = '${quest}'`)
    expect(
      await world.run(`select brief ->> 'game_id' as game_id from quest_run where id = '${run}'`),
    ).toEqual([{ game_id: people.game }])
  })

  it.each([
    ['the creator who made the offer', creator, 'bid-turn'],
    ['another creator', otherCreator, 'not-found'],
    ['another company', stranger, 'not-found'],
    ['the deadline workflow', time, 'not-allowed'],
  ])('%s cannot accept the offer', async (_, actor, code) => {
    expect(await world.act((transaction) => acceptBid(transaction, run, actor))).toEqual({ ok: false, code })
    expect(await status()).toBe('INITIAL_BID')
  })

  it('an offer cannot be accepted if the creator cannot receive payouts', async () => {
    const ready = (isReady: boolean) =>
      world.run(`update payout_account set is_ready = ${isReady} where creator_id = '${people.creator}'`)
    await ready(false)
    const result = await world.act((transaction) => acceptBid(transaction, run, company))
    await ready(true)
    expect(result).toEqual({ ok: false, code: 'creator-payout-setup' })
    expect(await answers()).toEqual([null])
  })

  it('an offer cannot be accepted by either side after its delivery day', async () => {
    await letDayPass(run)
    expect(await world.act((transaction) => acceptBid(transaction, run, company))).toEqual({
      ok: false,
      code: 'bid-day-over',
    })
    expect(await answers()).toEqual([null])
  })

  it('an offer cannot be accepted after its publishing window has ended', async () => {
    const deliver = (quest: string, bid: string) =>
      world.run(`set session_replication_role = replica;
        update quest_bid set delivery_type = '${bid}' where quest_run_id = '${run}' and answer is null;
        update quest set ${quest} where id = (select quest_id from quest_run where id = '${run}');
        set session_replication_role = default`)
    await deliver(
      `delivery_type = 'date_range', publish_from = now() - interval '9 days', publish_until = now() - interval '1 day'`,
      'date_range',
    )
    const result = await world.act((transaction) => acceptBid(transaction, run, company))
    await deliver(`delivery_type = 'open', publish_from = null, publish_until = null`, 'open')
    expect(result).toEqual({ ok: false, code: 'bid-day-over' })
    expect(await answers()).toEqual([null])
  })

  it('an offer cannot be accepted if the account of the other side is closed', async () => {
    const open = (isOpen: boolean) =>
      world.run(`update "user" set active = ${isOpen} where id = '${people.creator}'`)
    await open(false)
    const result = await world.act((transaction) => acceptBid(transaction, run, company))
    await open(true)
    expect(result).toEqual({ ok: false, code: 'creator-payout-setup' })
    expect(await answers()).toEqual([null])
  })

  it('an offer cannot be accepted if its amount is above the limit of PayPal payouts', async () => {
    const account = (method: string) =>
      world.run(`update payout_account set method = '${method}' where creator_id = '${people.creator}'`)
    const [before] = await world.run(
      `select method from payout_account where creator_id = '${people.creator}'`,
    )
    await world.run(
      `set session_replication_role = replica; update quest_bid set amount_cents = 2000001 where quest_run_id = '${run}'; set session_replication_role = default`,
    )
    await account('paypal')
    const result = await world.act((transaction) => acceptBid(transaction, run, company))
    await account(String(before?.method))
    expect(result).toEqual({ ok: false, code: 'creator-payout-limit' })
    expect(await answers()).toEqual([null])
  })

  it('an offer cannot be accepted after it has changed, or twice', async () => {
    expect(
      await world.act((transaction) => acceptBid(transaction, { id: run, version: 1 }, company)),
    ).toEqual({
      ok: false,
      code: 'status-illegal',
    })
    await done(world.act((transaction) => acceptBid(transaction, run, company)))
    expect(await world.act((transaction) => acceptBid(transaction, run, company))).toMatchObject({
      ok: false,
    })
    expect(await eventsOf(world, run)).toEqual(['questRunCreated by creator', 'bidAccepted by company'])
  })

  it('if an offer is accepted and declined at the same time, only one of the two answers counts', async () => {
    const results = await Promise.all([
      world.act((transaction) => acceptBid(transaction, run, company)),
      world.act((transaction) => rejectBid(transaction, run, company)),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await eventsOf(world, run)).toHaveLength(2)
    expect(await findTrouble(world)).toEqual([])
  })
})

describe('making counter-offers', () => {
  it('only invited creators can get counter-offers', async () => {
    expect(
      await world.act((transaction) =>
        counterBid(transaction, run, company, buildBid({ amountCents: 40_000 })),
      ),
    ).toEqual({ ok: false, code: 'counter-not-allowed' })
    expect(await answers()).toEqual([null])
  })

  it('a counter-offer replaces the offer, and can be answered with another counter-offer', async () => {
    const invited = await createActivation(world, 'QUEST')
    await invite(invited, people.creator)
    run = (await offer(world, invited)).questRunId
    await done(
      world.act((transaction) => counterBid(transaction, run, company, buildBid({ amountCents: 40_000 }))),
    )
    expect(await status()).toBe('COUNTER_BID')
    await done(
      world.act((transaction) => counterBid(transaction, run, creator, buildBid({ amountCents: 45_000 }))),
    )
    expect(await world.act((transaction) => counterBid(transaction, run, creator, buildBid()))).toEqual({
      ok: false,
      code: 'bid-turn',
    })
    expect(await answers()).toEqual(['countered', 'countered', null])
    expect(await logOf(world, run)).toEqual([
      'NEW_OFFER by creator',
      'COUNTER_OFFER by company',
      'COUNTER_OFFER by creator',
    ])
    // A counter-offer gets its own deadline, so no event reports a changed deadline.
    expect(await eventsOf(world, run)).not.toContainEqual(expect.stringContaining('deadlineMoved'))
    await done(world.act((transaction) => acceptBid(transaction, run, company)))
    expect(await world.run(`select amount_cents::int from quest_run where id = '${run}'`)).toEqual([
      { amount_cents: 45_000 },
    ])
  })
})

describe('declined and expired offers', () => {
  it('declining an offer ends the bidding', async () => {
    await done(world.act((transaction) => rejectBid(transaction, run, company)))
    expect([await status(), await answers()]).toEqual(['BID_REJECTED', ['declined']])
    expect(await logOf(world, run)).toEqual(['NEW_OFFER by creator', 'BID_REJECTED by company'])
  })

  it('a creator can withdraw an unanswered offer and make another one', async () => {
    expect(await world.act((transaction) => withdrawBid(transaction, run, company))).toEqual({
      ok: false,
      code: 'bid-not-yours',
    })
    expect(await world.act((transaction) => withdrawBid(transaction, run, otherCreator))).toEqual({
      ok: false,
      code: 'not-found',
    })
    await done(world.act((transaction) => withdrawBid(transaction, run, creator)))
    expect([await status(), await answers()]).toEqual(['BID_REJECTED', ['withdrawn']])
    expect(await logOf(world, run)).toEqual(['NEW_OFFER by creator', 'BID_WITHDRAWN by creator'])
    expect(await eventsOf(world, run)).toEqual(['questRunCreated by creator', 'bidRejected by creator'])
    expect(await world.act((transaction) => withdrawBid(transaction, run, creator))).toMatchObject({
      ok: false,
    })
    await done(
      world.act((transaction) =>
        makeOffer(transaction, { questId: quest, creatorId: people.creator, bid: buildBid() }, creator),
      ),
    )
    expect(await findTrouble(world)).toEqual([])
  })

  it('a company can withdraw its counter-offer, and the invitation stays accepted', async () => {
    const invited = await createActivation(world, 'QUEST')
    await invite(invited, people.creator)
    run = (await offer(world, invited)).questRunId
    await done(world.act((transaction) => counterBid(transaction, run, company, buildBid())))
    expect(await world.act((transaction) => withdrawBid(transaction, run, creator))).toEqual({
      ok: false,
      code: 'bid-not-yours',
    })
    await done(world.act((transaction) => withdrawBid(transaction, run, company)))
    expect([await status(), await answers()]).toEqual(['BID_REJECTED', ['countered', 'withdrawn']])
    expect(await world.run(`select status from invitation where activation_id = '${invited}'`)).toEqual([
      { status: 'ACCEPTED' },
    ])
  })

  it('an offer is either accepted or withdrawn when both sides act at the same time', async () => {
    const results = await Promise.all([
      world.act((transaction) => acceptBid(transaction, run, company)),
      world.act((transaction) => withdrawBid(transaction, run, creator)),
    ])
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await answers()).toEqual([results[0]?.ok ? 'accepted' : 'withdrawn'])
    expect(await findTrouble(world)).toEqual([])
  })

  it('a first offer expires only at its deadline, and no person can make it expire earlier', async () => {
    expect(await world.act((transaction) => expireBid(transaction, run, company))).toEqual({
      ok: false,
      code: 'not-allowed',
    })
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, run)))
    expect([await status(), await answers()]).toEqual(['BID_EXPIRED', ['expired']])
    expect(await eventsOf(world, run)).toContain('bidExpired by time')
  })

  it.each([
    [
      'declined at its deadline if no maximum is set',
      'null',
      'manual_review',
      'BID_REJECTED',
      'bidRejected by time',
    ],
    ['accepted within the maximum', '60000', 'manual_review', 'PENDING_PAYMENT', 'bidAccepted by autoBid'],
    ['declined above the maximum', '10000', 'auto_decline', 'BID_REJECTED', 'bidRejected by autoBid'],
  ])('a counter-offer that the company did not answer is %s', async (_, maximum, over, becomes, event) => {
    const invited = await createActivation(world, 'QUEST')
    await world.run(`
      update quest set auto_bid_max_cents = ${maximum}, auto_bid_within = 'auto_accept', auto_bid_over = '${over}' where id = '${invited}'`)
    await invite(invited, people.creator)
    const { questRunId } = await done(
      world.act((transaction) =>
        makeOffer(transaction, { questId: invited, creatorId: people.creator, bid: buildBid() }, company),
      ),
    )
    await done(world.act((transaction) => counterBid(transaction, questRunId, creator, buildBid())))
    expect(await world.run(`select status from invitation where activation_id = '${invited}'`)).toEqual([
      { status: 'ACCEPTED' },
    ])
    await done(world.act((transaction) => applyQuestRunDeadline(transaction, questRunId)))
    expect(await statusOf(world, 'quest_run', questRunId)).toBe(becomes)
    expect(await eventsOf(world, questRunId)).toContain(event)
  })

  it.each([
    ['whose creator can no longer be paid out', 'creator-payout-setup'],
    ['whose delivery date has passed', 'bid-day-over'],
  ] as const)(
    'auto-bidding declines a counter-offer %s, even within the maximum, and the history gives the reason',
    async (_, why) => {
      const invited = await createActivation(world, 'QUEST')
      await world.run(
        `update quest set auto_bid_max_cents = 60000, auto_bid_within = 'auto_accept' where id = '${invited}'`,
      )
      await invite(invited, people.creator)
      const { questRunId } = await done(
        world.act((transaction) =>
          makeOffer(transaction, { questId: invited, creatorId: people.creator, bid: buildBid() }, company),
        ),
      )
      await done(world.act((transaction) => counterBid(transaction, questRunId, creator, buildBid())))
      const ready = (isReady: boolean) =>
        world.run(`update payout_account set is_ready = ${isReady} where creator_id = '${people.creator}'`)
      if (why === 'bid-day-over') await letDayPass(questRunId)
      else await ready(false)
      const result = await world.act((transaction) => applyQuestRunDeadline(transaction, questRunId))
      await ready(true)
      expect(result).toEqual({ ok: true })
      expect(await statusOf(world, 'quest_run', questRunId)).toBe('BID_REJECTED')
      expect(await eventsOf(world, questRunId)).toContain('bidRejected by time')
      expect(
        await world.run(
          `select payload ->> 'why' as why from quest_run_event where type = 'BID_REJECTED' and quest_run_id = '${questRunId}'`,
        ),
      ).toEqual([{ why }])
    },
  )

  it('auto-bidding accepts counter-offers one after the other until the remaining budget is used up', async () => {
    const invited = await createActivation(world, 'QUEST')
    await world.run(
      `update quest set budget_cents = 75000, auto_bid_max_cents = 60000, auto_bid_within = 'auto_accept' where id = '${invited}'`,
    )
    const countered = async (actor: typeof creator | typeof otherCreator) => {
      await world.run(
        `insert into invitation (activation_id, activation_type, creator_id) values ('${invited}', 'QUEST', '${actor.personId}')`,
      )
      const bid = buildBid({ creator: actor.personId })
      const made = await done(
        world.act((transaction) =>
          makeOffer(transaction, { questId: invited, creatorId: actor.personId, bid }, company),
        ),
      )
      await done(world.act((transaction) => counterBid(transaction, made.questRunId, actor, bid)))
      return made.questRunId
    }
    const runs = [await countered(creator), await countered(otherCreator)]
    await Promise.all(
      runs.map((each) => done(world.act((transaction) => applyQuestRunDeadline(transaction, each)))),
    )
    const outcomes = await Promise.all(runs.map((each) => statusOf(world, 'quest_run', each)))
    expect(outcomes.toSorted()).toEqual(['BID_REJECTED', 'PENDING_PAYMENT'])
    expect(await world.run(`select * from quest_budget where quest_id = '${invited}'`)).toEqual([
      {
        quest_id: invited,
        company_id: people.companyId,
        spent_cents: 0,
        held_cents: 0,
        awaiting_cents: 50_000,
      },
    ])
  })

  it('when the bidding ends, an unanswered invitation counts as answered', async () => {
    await invite(quest, otherCreator.personId)
    const { questRunId } = await done(
      world.act((transaction) =>
        makeOffer(
          transaction,
          {
            questId: quest,
            creatorId: otherCreator.personId,
            bid: buildBid({ creator: otherCreator.personId }),
          },
          company,
        ),
      ),
    )
    await done(world.act((transaction) => rejectBid(transaction, questRunId, otherCreator)))
    expect(await world.run(`select status from invitation where activation_id = '${quest}'`)).toEqual([
      { status: 'REJECTED' },
    ])
  })
})
