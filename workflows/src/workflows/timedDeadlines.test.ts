import type { QuestRunStatus, TimedTable } from '@questboard/domain'
import { MINUTE_MS } from '@questboard/domain'
import { counterBid } from '@questboard/moves'
import { buildBid } from '@questboard/moves/testing'
import { describe, expect, it } from 'vitest'
import {
  createActivation,
  createCompanyInvitation,
  createCounterOffer,
  createInvitation,
  createMissionRun,
  createParticipant,
  createQuestRun,
  eventsOf,
  market,
  seeContent,
  statusOf,
  walkQuestRun,
} from '../testing/market.ts'
import { patience, useRowWorld } from '../testing/rowWorld.ts'
import { findTimeSkippingServer } from '../testing/timeSkippingServer.ts'

const server = await findTimeSkippingServer()
if ('missing' in server) console.warn(server.missing)

const HOUR_MS = 60 * 60_000
/** Each deadline follows from its rule (rules §4, §9), so the tests store only the times of the earlier events. */
describe.skipIf('missing' in server)('each deadline, tested one minute before and one minute after', () => {
  const rows = useRowWorld(server)
  const iso = async (days: number) => new Date(await rows().inDays(days)).toISOString()

  /** Shifts all dates to the test clock's current time, so that deadlines still follow from the rules. */
  const renew = async (run: string, agreed = '') => {
    const now = await iso(0)
    const stamp = (column: string) =>
      `${column} = case when ${column} is not null then timestamptz '${now}' end`
    await rows().scratch.run(`
      begin;
      set local session_replication_role = replica;
      update quest_bid set created_at = '${now}', deadline_at = null where quest_run_id = '${run}';
      update quest_run set ${['status_changed_at', 'accepted_at', 'paid_at', 'content_submitted_at', 'content_approved_at'].map(stamp).join(', ')},
             deadline_at = null, content_deadline_at = null, listing_deadline_at = null ${agreed && `, ${agreed}`}
       where id = '${run}';
      commit`)
    return run
  }

  type Moment = { readonly days: number; readonly kind: string }
  type Row = { readonly table: TimedTable; readonly id: string }
  type Becomes = {
    readonly days: number
    readonly from: string
    readonly to: string
    readonly said: readonly Moment[]
  }

  const sleepUntil = async (moment: number) =>
    rows().world.sleep(Math.max(0, moment - (await rows().world.currentTimeMs())))

  const live = async (row: Row, begun: number, { days, from, to, said }: Becomes) => {
    const { scratch } = rows()
    await rows().start(row)
    for (const { days: at, kind } of said) {
      const moment = begun + at * 24 * HOUR_MS
      await sleepUntil(moment - MINUTE_MS)
      expect(await eventsOf(scratch, row.id), `${kind} a minute before`).not.toContain(kind)
      await sleepUntil(moment + MINUTE_MS)
      await expect.poll(() => eventsOf(scratch, row.id), patience).toContain(kind)
    }
    const end = begun + days * 24 * HOUR_MS
    await sleepUntil(end - MINUTE_MS)
    expect(await statusOf(scratch, row.table, row.id)).toBe(from)
    await sleepUntil(end + MINUTE_MS)
    await expect.poll(() => statusOf(scratch, row.table, row.id), patience).toBe(to)
  }

  const pressed = (kind: string, days: number): readonly Moment[] => [
    { days: days - 3, kind: `${kind}_72h` },
    { days: days - 1, kind: `${kind}_24h` },
  ]

  type Ended = {
    readonly days: number
    readonly from: QuestRunStatus
    readonly to: QuestRunStatus
    readonly said?: readonly Moment[]
  }
  type RunCase = Ended & {
    readonly isNotFound?: boolean
    /** Columns of the agreement in SQL. `day` gives a date in a number of days from now. */
    readonly agreed?: (day: (days: number) => string) => string
    readonly offer?: () => Promise<string>
  }

  const counterOffer = async (): Promise<string> =>
    createCounterOffer(rows().scratch, { quest: await createActivation(rows().scratch, 'QUEST') })
  const offeredBack = async (): Promise<string> => {
    const run = await counterOffer()
    const company = { by: 'company', companyId: market.company, personId: market.owner } as const
    const made = await rows()
      .scratch.database.transaction()
      .execute((transaction) => counterBid(transaction, run, company, buildBid()))
    expect(made).toMatchObject({ ok: true })
    return run
  }
  const invitedUntil = (days: number, offer: () => Promise<string>) => async () => {
    const run = await offer()
    await rows().scratch.run(`begin; set local session_replication_role = replica;
      update invitation set deadline_at = '${await iso(days)}' where activation_id = (select quest_id from quest_run where id = '${run}'); commit`)
    return run
  }

  const range = (until: number) => (day: (days: number) => string) =>
    `delivery_type = 'date_range', publish_from = ${day(0)}, publish_until = ${day(until)}`
  const specific =
    (date: number, postType = 'STREAM') =>
    (day: (days: number) => string) =>
      `delivery_type = 'specific_date', delivery_date = ${day(date)}, post_type = '${postType}'`
  const video = (also = '') => `post_type = 'VIDEO'${also && `, ${also}`}`

  const production = { from: 'CONTENTPRODUCTION', to: 'CONTENT_SUBMISSION_DEADLINE_EXPIRED' } as const
  const listing = {
    from: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
    to: 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION_FAILED',
  } as const
  const producing = (days: number) => pressed('content_production_deadline', days)

  const runs: Readonly<Record<string, RunCase>> = {
    'a first offer lasts 5 days': {
      ...{ days: 5, from: 'INITIAL_BID', to: 'BID_EXPIRED', said: pressed('bid_deadline', 5) },
    },
    'a creator’s counter-offer lasts 5 days': {
      ...{ days: 5, from: 'COUNTER_BID', to: 'BID_REJECTED', said: pressed('bid_deadline', 5) },
      offer: counterOffer,
    },
    'a creator’s counter-offer lasts until the invitation’s deadline': {
      ...{ days: 8, from: 'COUNTER_BID', to: 'BID_REJECTED', said: pressed('bid_deadline', 8) },
      offer: invitedUntil(8, counterOffer),
    },
    'a company’s counter-offer lasts 5 days, whatever deadline the invitation has': {
      ...{ days: 5, from: 'COUNTER_BID', to: 'BID_EXPIRED', said: pressed('bid_deadline', 5) },
      offer: invitedUntil(8, offeredBack),
    },
    'a payment is due within 5 days': {
      ...{ days: 5, from: 'PENDING_PAYMENT', to: 'PAYMENT_EXPIRED', said: pressed('payment_deadline', 5) },
    },
    'a payment in progress is due within the same 5 days': {
      days: 5,
      from: 'PAYMENT',
      to: 'PAYMENT_EXPIRED',
    },
    'content of an open quest is due within 10 days': { ...production, days: 10, said: producing(10) },
    'content of a date range is due before the end of the range, by the days of the review': {
      ...production,
      days: 15,
      said: producing(15),
      agreed: range(20),
    },
    'a stream is due in 48 hours or more': { ...production, days: 2, agreed: range(4) },
    'a video is due in 72 hours or more': {
      ...production,
      days: 3,
      agreed: (day) => video(range(4)(day)),
    },
    'a stream of a specific date is due 48 hours after it': { ...production, days: 8, agreed: specific(6) },
    'a video of a specific date is due before it': { ...production, days: 6, agreed: specific(6, 'VIDEO') },
    'unreviewed content is approved after 5 days': {
      ...{ days: 5, from: 'CONTENTREVIEW', to: 'PAYOUT', said: pressed('content_review_deadline', 5) },
    },
    "unreviewed content is approved after the quest's review days": {
      ...{ days: 9, from: 'CONTENTREVIEW', to: 'PAYOUT', said: pressed('content_review_deadline', 9) },
      agreed: () => 'auto_approve_days = 9',
    },
    'content that no channel check has found goes back to the creator after 3 more days': {
      ...{ days: 8, from: 'CONTENTREVIEW', to: 'CONTENTPRODUCTION', isNotFound: true },
      said: [...pressed('content_review_deadline', 5), { days: 5, kind: 'questContentNotFound' }],
    },
    'a video of an open quest is public within 10 days': {
      ...{ ...listing, days: 10, agreed: () => video() },
      said: [
        { days: 7, kind: 'public_availability_72h' },
        { days: 9, kind: 'publish_deadline' },
      ],
    },
    'a video of a date range is public by its end': {
      ...{ ...listing, days: 12, agreed: (day) => video(range(12)(day)) },
    },
    'a video of a date range has 24 hours or more to become public': {
      ...{ ...listing, days: 1, agreed: (day) => video(range(0.5)(day)) },
    },
    'a video of a specific date is public 24 hours after it': {
      ...{ ...listing, days: 4, agreed: specific(3, 'VIDEO') },
      said: [{ days: 3, kind: 'public_availability_open' }],
    },
  }

  it.each(Object.entries(runs))(
    'a deadline has no effect one minute before its time, and has its effect one minute after: %s',
    async (_what, { agreed, offer, from, to, days, isNotFound, said = [] }) => {
      const run = await (offer?.() ?? createQuestRun(rows().scratch))
      if (from === listing.from) {
        await walkQuestRun(rows().scratch, run, 'CONTENTPRODUCTION')
        await renew(run, video())
      }
      if (!offer) await walkQuestRun(rows().scratch, run, from)
      if (from === 'CONTENTREVIEW' && !isNotFound) await seeContent(rows().scratch, run)
      const begun = await rows().inDays(0)
      const day = (ahead: number) => `'${new Date(begun + ahead * 24 * HOUR_MS).toISOString()}'`
      await renew(run, agreed?.(day))
      await live({ table: 'quest_run', id: run }, begun, { days, from, to, said })
    },
    90_000,
  )

  it('late content is accepted during the grace days, and no longer afterwards', async () => {
    const run = await createQuestRun(rows().scratch)
    await walkQuestRun(rows().scratch, run, 'CONTENTPRODUCTION')
    const begun = await rows().inDays(0)
    await renew(run, 'grace_days = 2')
    await live({ table: 'quest_run', id: run }, begun, { ...production, days: 12, said: producing(10) })
  }, 90_000)

  type Other = {
    readonly days: number
    readonly said?: readonly Moment[]
    readonly from: string
    readonly to: string
  }
  const others: Readonly<Record<string, Other & { readonly make: (until: number) => Promise<Row> }>> = {
    'content for a claimed key is due within its days': {
      ...{ days: 30, from: 'claimed_key', to: 'failed', said: pressed('key_content_deadline', 30) },
      make: async (until) => {
        const campaign = await createActivation(rows().scratch, 'KEY')
        const id = await createParticipant(rows().scratch, campaign, { status: 'claimed_key', until })
        return { table: 'key_campaign_participant', id }
      },
    },
    'a mission run expires at its deadline, with a reminder 5 days before': {
      ...{ days: 9, from: 'active', to: 'expired', said: [{ days: 4, kind: 'mission_deadline_5_days' }] },
      make: async (until) => {
        const mission = await createActivation(rows().scratch, 'MISSION')
        return { table: 'mission_run', id: await createMissionRun(rows().scratch, mission, { until }) }
      },
    },
    'an invitation is open until its deadline': {
      ...{ days: 5, from: 'PENDING', to: 'REJECTED', said: pressed('invitation_deadline', 5) },
      make: async (until) => {
        const mission = await createActivation(rows().scratch, 'MISSION')
        return { table: 'invitation', id: await createInvitation(rows().scratch, mission, until) }
      },
    },
    'a company invitation works until it expires': {
      ...{ days: 7, from: 'pending', to: 'expired' },
      make: async (until) => ({
        table: 'company_invitation',
        id: await createCompanyInvitation(rows().scratch, until),
      }),
    },
    'a quest ends at its end date': {
      ...{ days: 6, from: 'active', to: 'ended' },
      make: async (endsAt) => ({
        table: 'activation',
        id: await createActivation(rows().scratch, 'QUEST', { endsAt }),
      }),
    },
  }

  it.each(Object.entries(others))(
    'a deadline has no effect one minute before its time, and has its effect one minute after: %s',
    async (_what, { make, days, from, to, said = [] }) => {
      const begun = await rows().inDays(0)
      await live(await make(begun + days * 24 * HOUR_MS), begun, { days, from, to, said })
    },
    90_000,
  )
})
