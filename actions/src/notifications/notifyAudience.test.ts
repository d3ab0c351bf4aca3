import { randomUUID } from 'node:crypto'
import { createDatabaseOn, createPool, type Database } from '@questboard/database'
import { createMigratedScratch, forgetEvents } from '@questboard/database/testing'
import { type EventName, eventEntry, eventNames, noticeOf, unpaidReasons } from '@questboard/domain'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { notifyAudience } from './notifyAudience.ts'

const id = (kind: string, n = 1): string => `00000000-0000-4000-8000-${kind}${String(n).padStart(8, '0')}`

const company = id('c0de')
const [owner, member] = [id('aaaa'), id('aaaa', 2)]
const [mira, fan, gone] = [id('bbbb'), id('bbbb', 2), id('bbbb', 3)]
const connection = id('eeee')
const [program, quest, mission, campaign] = [id('ac04'), id('ac02'), id('ac03'), id('ac01')]
const [questRun, missionRun, participant, membership] = [id('aa02'), id('aa03'), id('aa01'), id('aa04')]
const [offer, counter, message] = [id('ab01'), id('ab02'), id('ab03')]
/** Fanny's run, which started without an invitation. */
const [otherRun, ownOffer] = [id('aa02', 2), id('ab01', 2)]
const [withOffer, without, byMail] = [id('a101'), id('a102'), id('a103')]
/** Mira's video is approved and must go public next. */
const [otherQuest, listedRun] = [id('ac02', 2), id('aa02', 3)]
/** A Quest whose end date has passed. */
const endedQuest = id('ac02', 3)
const questDispute = id('ac09')
const statement = id('ac0a')
const [announcement, payout, report, item] = [id('a201'), id('a202'), id('a203'), id('a204')]

const submission = id('c0b1')
const [batch, code, reward] = [id('a401'), id('a402'), id('a403')]
const [payment, refund, dispute, planPayment] = [id('a301'), id('a302'), id('a303'), id('a304')]
const [approved, declined, atBank] = [id('a305'), id('a306'), id('a309')]
const exported = id('a501')

/** Rows that already have the status that the event reports. Other tests cover how rows reach these statuses. */
const market = `
  begin;
  set local session_replication_role = replica;
  insert into "user" (id, username, display_name, email, user_type, active) values
    ('${owner}', 'owner', 'Olive', 'owner@example.com', 'Company', true),
    ('${member}', 'member', 'Mona', 'member@example.com', 'Company', true),
    ('${mira}', 'mira', 'Mira', 'mira@example.com', 'Creator', true),
    ('${fan}', 'fanny', 'Fanny', 'fanny@example.com', 'Creator', true),
    ('${gone}', 'gone', 'Gone', 'gone@example.com', 'Creator', false);
  insert into company (id, name, type, website, verification) values ('${company}', 'Northlight', 'publisher', 'https://northlight.example', 'verified');
  insert into company_member (user_id, company_id, is_owner) values ('${owner}', '${company}', true), ('${member}', '${company}', false);
  insert into creator (id) values ('${mira}'), ('${fan}'), ('${gone}');
  insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
    values ('${connection}', '${mira}', 'twitch', '1', 'miraplays', 'https://twitch.example/mira');
  insert into activation (id, kind, company_id, name, status) values
    ('${program}', 'CREATOR_PROGRAM', '${company}', 'Northlight creators', 'active'),
    ('${quest}', 'QUEST', '${company}', 'Lumen Tactics', 'active'),
    ('${otherQuest}', 'QUEST', '${company}', 'Emberfall', 'active'),
    ('${mission}', 'MISSION', '${company}', 'Stream an hour', 'active'),
    ('${campaign}', 'KEY', '${company}', 'Emberfall keys', 'active');
  insert into activation (id, kind, company_id, name, status, end_date)
    values ('${endedQuest}', 'QUEST', '${company}', 'Old Tale', 'ended', '2026-01-08T13:00Z');
  insert into quest (id) values ('${quest}');
  insert into mission (id) values ('${mission}');
  insert into key_campaign (id) values ('${campaign}');
  insert into creator_program (id) values ('${program}');
  insert into program_membership (id, program_id, company_id, creator_id, status, rejection_message) values
    ('${membership}', '${program}', '${company}', '${mira}', 'accepted', ''),
    (gen_random_uuid(), '${program}', '${company}', '${fan}', 'accepted', ''),
    (gen_random_uuid(), '${program}', '${company}', '${gone}', 'accepted', '');
  insert into payout (id, creator_id, amount_cents, fee_cents, idempotency_key) values ('${payout}', '${mira}', 38000, 200, 'out');
  insert into payment (id, company_id, amount_cents, description, idempotency_key, status, created_by)
    values ('${payment}', '${company}', 50000, 'Quest: Lumen Tactics', 'in', 'waiting_approval', '${owner}');
  insert into payment (id, company_id, amount_cents, description, idempotency_key, status, created_by, approved_by, approved_at, due_at)
    values ('${approved}', '${company}', 50000, '2 Quests', 'approved', 'pending', '${owner}', '${member}', '2026-11-26T20:00Z', '2026-11-28T20:00Z');
  insert into payment (id, company_id, amount_cents, description, idempotency_key, status, created_by, approved_by, approved_at, by_saved_card, next_url)
    values ('${atBank}', '${company}', 50000, '2 Quests', 'at bank', 'processing', '${owner}', '${member}', '2026-11-26T20:00Z', true, 'https://bank.example/consent');
  insert into payment (id, company_id, amount_cents, description, idempotency_key, status, created_by, problem, declined_by, decline_reason)
    values ('${declined}', '${company}', 50000, '2 Quests', 'declined', 'expired', '${owner}', 'It was not approved', '${member}', 'Too expensive');
  insert into subscription (company_id, plan_id, valid_to, reminded_days) values ('${company}', 'growth', '2026-11-27T13:00Z', 7);
  insert into payment (id, company_id, amount_cents, description, idempotency_key, status, succeeded_at, plan_id, plan_valid_to)
    values ('${planPayment}', '${company}', 29900, 'Plan: Growth', 'plan', 'succeeded', now(), 'growth', '2026-12-23T09:00Z');
  insert into payment_refund (id, payment_id, transfer_id, amount_cents, idempotency_key)
    values ('${refund}', '${payment}', '${refund}', 50000, 'refund/1/late');
  insert into payment_dispute (id, payment_id, amount_cents, provider_reference) values ('${dispute}', '${payment}', 50000, 'du_1');
  insert into quest_run (id, quest_id, company_id, creator_id, payout_id, deadline_at, amount_cents)
    values ('${questRun}', '${quest}', '${company}', '${mira}', '${payout}', '2027-01-08T13:00Z', 50000),
           ('${otherRun}', '${quest}', '${company}', '${fan}', null, '2027-01-08T13:00Z', null);
  insert into quest_run (id, quest_id, company_id, creator_id, status, deadline_at, amount_cents, platform, post_type, content_length_minutes,
                         delivery_type, auto_approve_days, kit_codes, fee_basis_points, fee_cents, payout_method, payout_cost_cents, brief, accepted_at, content_approved_at)
    values ('${listedRun}', '${otherQuest}', '${company}', '${mira}', 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION', '2027-01-08T13:00Z', 50000,
            'youtube', 'VIDEO', 1, 'open', 5, 1, 1000, 5000, 'card', 137, '{}', now(), now());
  insert into quest_run_dispute (id, quest_run_id, company_id, creator_id, cause, status, deadline_at, opened_side, opened_at, reason,
                                 decision, creator_cents, decision_note, decided_at)
    values ('${questDispute}', '${questRun}', '${company}', '${mira}', 'auto_approved', 'decided', '2027-01-13T13:00Z', 'company', now(),
            'The game is not in it.', 'split', 42222, 'Most of it is.', now());
  insert into quest_bid (id, quest_run_id, company_id, creator_id, side, amount_cents, platform, post_type, content_length_minutes, delivery_type, answer, answered_at, created_at, message, deadline_at) values
    ('${offer}', '${questRun}', '${company}', '${mira}', 'company', 42000, 'twitch', 'STREAM', 60, 'open', 'countered', now(), now() - interval '1 day', 'We loved your stream.', '2027-01-05T13:00Z'),
    ('${counter}', '${questRun}', '${company}', '${mira}', 'creator', 50000, 'twitch', 'STREAM', 60, 'open', null, null, now(), '', null),
    ('${ownOffer}', '${otherRun}', '${company}', '${fan}', 'creator', 30000, 'twitch', 'STREAM', 60, 'open', null, null, now(), '', null);
  insert into quest_dispute_statement (id, dispute_id, company_id, creator_id, side, body, picture_urls)
    values ('${statement}', '${questDispute}', '${company}', '${mira}', 'creator', 'See minute 3.', '{/api/uploads/1}');
  insert into quest_message (id, quest_run_id, company_id, creator_id, side, body)
    values ('${message}', '${questRun}', '${company}', '${mira}', 'creator', 'When do we begin?');
  insert into submission (id, quest_run_id, activation_id, company_id, creator_id, url, post_type)
    values ('${submission}', '${questRun}', '${quest}', '${company}', '${mira}', 'https://www.twitch.tv/videos/1', 'STREAM');
  insert into mission_run (id, mission_id, company_id, creator_id) values ('${missionRun}', '${mission}', '${company}', '${mira}');
  insert into key_campaign_participant (id, campaign_id, company_id, creator_id) values ('${participant}', '${campaign}', '${company}', '${mira}');
  insert into invitation (id, activation_id, activation_type, company_id, type, creator_id, email, quest_run_id) values
    ('${withOffer}', '${quest}', 'QUEST', '${company}', 'USERID', '${mira}', null, '${questRun}'),
    ('${without}', '${campaign}', 'KEY', '${company}', 'USERID', '${fan}', null, null),
    ('${byMail}', '${mission}', 'MISSION', '${company}', 'EMAIL', null, 'new@example.com', null);
  insert into announcement (id, company_id, title, body) values ('${announcement}', '${company}', 'Spring', E'## News\\nThe [calendar](https://studio.example) is **out**');
  insert into export (id, company_id, requested_by, kind, activation_id) values ('${exported}', '${company}', '${member}', 'quest_runs', '${quest}');
  insert into user_report (id, company_id, reporter_id, status) values ('${report}', '${company}', '${member}', 'resolved');
  insert into game (id, name, slug) values ('${id('9a9e')}', 'Emberfall', 'emberfall');
  insert into code_item (id, company_id, game_id, type, name, item_name) values ('${item}', '${company}', '${id('9a9e')}', 'game', 'Emberfall', 'Standard');
  insert into code_batch (id, company_id, item_id, distribution_channel_id) values ('${batch}', '${company}', '${item}', 'steam');
  insert into code (id, batch_id, company_id, item_id, distribution_channel_id, code_ciphertext, key_id, code_hash)
    values ('${code}', '${batch}', '${company}', '${item}', 'steam', '\\x00', 'test', sha256('one'));
  insert into code_request (participant_id, distribution_channel_id, activation_id, company_id, creator_id)
    values ('${participant}', 'steam', '${campaign}', '${company}', '${mira}'),
           ('${participant}', 'gog', '${campaign}', '${company}', '${mira}');
  insert into mission_reward (id, mission_id, kind, code_item_id, quantity) values ('${reward}', '${mission}', 'code', '${item}', 1);
  insert into code_request (mission_run_id, reward_id, distribution_channel_id, activation_id, company_id, creator_id)
    values ('${missionRun}', '${reward}', 'steam', '${mission}', '${company}', '${mira}');
  commit`

/** One row for each table that sends notifications. */
const rowOf: Readonly<Record<string, string>> = {
  quest_run: questRun,
  quest_run_dispute: questDispute,
  quest_dispute_statement: statement,
  quest_bid: counter,
  quest_message: message,
  submission,
  mission_run: missionRun,
  key_campaign_participant: participant,
  program_membership: membership,
  invitation: withOffer,
  announcement,
  activation: mission,
  user: mira,
  creator: mira,
  company,
  company_invitation: id('a601'),
  custom_domain: company,
  user_report: report,
  export: exported,
  user_connection: connection,
  payout,
  payment,
  payment_refund: refund,
  payment_dispute: dispute,
  subscription: company,
  code_item: item,
  key_campaign: campaign,
  code,
}
const rowTold: Readonly<Partial<Record<EventName, string>>> = {
  planPaid: planPayment,
  contentAccepted: listedRun,
  questVideoEarly: listedRun,
  paymentApproved: approved,
  paymentConfirmationWanted: atBank,
  paymentExpired: declined,
  keyCampaignEnded: endedQuest,
  questEnded: endedQuest,
  missionEnded: endedQuest,
  creatorProgramEnded: endedQuest,
  invitationAccepted: without,
  invitationRejected: without,
  invitationExpired: without,
  invitationWithdrawn: without,
}
const verified = { from: 'waiting_for_company_verification', to: 'active' }
const unready = { from: 'waiting_for_company_verification', to: 'draft' }
const payloadOf: Readonly<Partial<Record<EventName, object>>> = {
  creatorAccessApproved: { kind: 'quests', reason: '' },
  creatorAccessRejected: { kind: 'quests', reason: 'Too few videos' },
  memberJoined: { user_id: member },
  memberRemoved: { company: 'Northlight' },
  companyVerified: { reason: '' },
  companyRejected: { reason: 'No web site' },
  companyChangeApproved: { name: 'Southlight', reason: '' },
  companyChangeRejected: { name: 'Southlight', reason: 'Taken' },
  customDomainMissing: { domain: 'play.example' },
  customDomainLost: { domain: 'play.example' },
  codesRunningOut: { company_id: company, item: 'Emberfall', platform: 'Steam', left: 9 },
  codesOverpromised: { company_id: company, activation: 'Emberfall keys', promised: 9, left: 2 },
  codesCame: { company_id: company, platform: 'steam', from: '2020-01-01', to: '2999-01-01' },
  codeRevoked: { company_id: company, creator_id: mira, replaced: true, reason: 'They leaked' },
  exportReady: { kind: 'quest_runs' },
  codeHandedOut: { company_id: company, creator_id: mira },
  missionPublished: { kind: 'MISSION', from: 'draft', to: 'active' },
  missionStarted: { kind: 'MISSION', from: 'upcoming', to: 'active' },
  missionPublishFailed: unready,
  keyCampaignPublished: verified,
  keyCampaignPublishFailed: unready,
  questPublished: verified,
  questPublishFailed: unready,
  creatorProgramPublished: verified,
  creatorProgramPublishFailed: unready,
  deadlineMoved: { from: '2027-01-08T13:00Z', to: '2027-01-10T13:00Z', company_id: company },
  deadlineNear: { kind: 'payment_deadline_24h', to: 'company' },
  questContentNotFound: { company_id: company, creator_id: mira },
  questEmbargoBroken: { company_id: company, creator_id: mira },
  keyEmbargoBroken: { company_id: company, creator_id: mira },
  questVideoEarly: { company_id: company, creator_id: mira },
  contentWithdrawn: { activation_id: quest, company_id: company, creator_id: mira, visibility: 'private' },
}

let pool: pg.Pool
let database: Database
let drop: () => Promise<void>
beforeAll(async () => {
  const scratch = await createMigratedScratch()
  drop = scratch.drop
  pool = createPool(scratch.url)
  database = createDatabaseOn(pool)
  await pool.query(market)
}, 180_000)
afterAll(async () => {
  await pool?.end()
  await drop?.()
})

const told = z.object({ who: z.string(), kind: z.string(), params: z.unknown(), event_id: z.string() })

type Given = { readonly row?: string; readonly entity?: string; readonly payload?: object }

/** Delivers an event twice and returns its notifications, as people read them. */
const tell = async (type: EventName, { row, entity, payload = payloadOf[type] ?? {} }: Given = {}) => {
  const about = entity ?? [eventEntry(type).entity].flat()[0] ?? ''
  const event = {
    id: randomUUID(),
    type,
    entity: about,
    entityId: row ?? rowTold[type] ?? rowOf[about] ?? '',
    payload: { ...payload },
  }
  // The tested code reads decisions that were made together from the outbox.
  await pool.query(forgetEvents)
  await pool.query(
    'insert into domain_event (id, type, entity, entity_id, payload) values ($1, $2, $3, $4, $5)',
    [event.id, event.type, event.entity, event.entityId, event.payload],
  )
  for (const _delivery of [1, 2])
    await database.transaction().execute((transaction) => notifyAudience(transaction, event))
  const { rows } = await pool.query(
    `select "user".display_name as who, kind, params, event_id from notification join "user" on "user".id = user_id
      where event_id = $1 order by kind, who`,
    [event.id],
  )
  return z
    .array(told)
    .parse(rows)
    .map(({ who, kind, params }) => ({ who, kind, ...noticeOf(kind, params) }))
}
const said = async (...given: Parameters<typeof tell>) =>
  (await tell(...given)).map(({ who, title }) => `${who}: ${title}`)

describe('notifications that an event sends', () => {
  const telling = eventNames.filter((name) => eventEntry(name).tells !== 'nobody')

  it.each(telling)(
    'the event %s sends its notifications once, however often the event is delivered, and sends no other kinds',
    async (name) => {
      const notices = await tell(name)
      expect(notices.length).toBeGreaterThan(0)
      const { tells } = eventEntry(name)
      for (const { kind, title } of notices) {
        expect(tells).toContain(kind)
        expect(title).toBeTruthy()
      }
      expect(new Set(notices.map(({ who, kind }) => `${who} ${kind}`)).size).toBe(notices.length)
    },
  )

  it('an event without notifications notifies no one', async () => {
    const silent = eventNames.filter((name) => !telling.includes(name))
    for (const type of silent)
      for (const entity of [eventEntry(type).entity].flat())
        expect(await tell(type, { entity, row: rowOf[entity] ?? questRun }), type).toEqual([])
  })
})

describe('recipients and texts of notifications', () => {
  it('an offer or counter-offer notifies the side that must answer', async () => {
    expect(await said('bidMade', { row: ownOffer })).toEqual([
      'Mona: Fanny sent you a $300 offer for Lumen Tactics',
      'Olive: Fanny sent you a $300 offer for Lumen Tactics',
    ])
    expect(await said('bidMade', { row: counter })).toEqual([
      'Mona: Mira sent you a $500 counter-offer for Lumen Tactics',
      'Olive: Mira sent you a $500 counter-offer for Lumen Tactics',
    ])
  })

  it('an invitation with an offer sends one notification, which contains the offer and the deadline', async () => {
    expect(await said('bidMade', { row: offer })).toEqual([])
    expect(await tell('invitationSent')).toMatchObject([
      {
        who: 'Mira',
        body: 'Answer by Jan 5, 2027, 14:00.',
        quote: { author: 'Northlight', text: 'We loved your stream.' },
        path: `/campaigns/quests/${quest}/${questRun}`,
      },
    ])
  })

  it('both sides are notified when content was not found or was sent back, with the next step', async () => {
    expect(await said('questContentNotFound')).toEqual([
      'Mira: We didn’t find your content for Lumen Tactics on your channel',
      'Mona: Your decision is needed: we didn’t find Mira’s content for Lumen Tactics',
      'Olive: Your decision is needed: we didn’t find Mira’s content for Lumen Tactics',
    ])
    const sentBack = (by: string) => said('contentRejected', { payload: { by } })
    expect(await sentBack('company')).toEqual([
      'Mira: Northlight asked you to change your content for Lumen Tactics',
    ])
    expect(await sentBack('provider')).toEqual(['Mira: Your content for Lumen Tactics was sent back'])
    expect(await sentBack('time')).toEqual([
      'Mira: Your content for Lumen Tactics was sent back because we didn’t find it on your channel',
      'Mona: Mira’s content for Lumen Tactics was sent back',
      'Olive: Mira’s content for Lumen Tactics was sent back',
    ])
  })

  it('the notification of a review promises automatic approval only if a channel check found the content', async () => {
    const became = (status: string) =>
      pool.query(`begin; set local session_replication_role = replica;
        update quest_run set status = '${status}' where id = '${listedRun}'; commit`)
    const { rows } = await pool.query('select status from quest_run where id = $1', [listedRun])
    await became('CONTENTREVIEW')
    const reviewedOf = async () => (await tell('contentSubmitted', { row: listedRun }))[0]?.body
    expect(await reviewedOf()).toContain('After the deadline, we approve the content automatically.')
    await pool.query(`begin; set local session_replication_role = replica;
      insert into submission (quest_run_id, activation_id, company_id, creator_id, url, post_type)
        values ('${listedRun}', '${otherQuest}', '${company}', '${mira}', 'https://youtu.be/invented001', 'VIDEO'); commit`)
    expect(await reviewedOf()).toContain('we won’t approve it automatically')
    await became(rows[0].status)
  })

  it('a refund for one of several Quests names this Quest and its creator', async () => {
    await pool.query(`begin; set local session_replication_role = replica;
      update quest_run set payment_id = '${payment}' where id = '${listedRun}';
      update payment_refund set idempotency_key = 'refund/${payment}/${listedRun}' where id = '${refund}'; commit`)
    expect(await said('refundSucceeded')).toEqual([
      'Olive: We refunded $500 for Emberfall with Mira to your card',
    ])
  })

  it('a dispute notifies both sides of who opened it and, after the decision, of where the money goes', async () => {
    expect(await said('questDisputeOpened')).toEqual([
      'Mira: Northlight opened a dispute about Lumen Tactics',
      'Mona: You opened a dispute about Lumen Tactics',
      'Olive: You opened a dispute about Lumen Tactics',
    ])
    expect(await said('questDisputeDecided')).toEqual([
      'Mira: We decided the dispute about Lumen Tactics with Northlight',
      'Mona: We decided the dispute about Lumen Tactics with Mira',
      'Olive: We decided the dispute about Lumen Tactics with Mira',
    ])
    const [row] = (
      await pool.query(`select kind, params from notification where kind = 'dispute_decided' limit 1`)
    ).rows
    expect(noticeOf(row.kind, row.params)).toMatchObject({
      body: 'We release $422.22 to Mira and return $77.78 to Northlight. $378 arrives after the platform fee and the payout cost.',
      quote: { author: 'Questboard’s review team', text: 'Most of it is.' },
    })
  })

  it('a statement in a dispute notifies the other side and quotes the statement', async () => {
    expect(await said('questDisputeStatementAdded')).toEqual([
      'Mona: Mira made a statement in the dispute about Lumen Tactics',
      'Olive: Mira made a statement in the dispute about Lumen Tactics',
    ])
    const [row] = (
      await pool.query(`select kind, params from notification where kind = 'dispute_statement' limit 1`)
    ).rows
    expect(noticeOf(row.kind, row.params)).toMatchObject({
      body: 'The statement has pictures. You can answer in the quest log until we decide.',
      quote: { author: 'Mira', text: 'See minute 3.' },
    })
  })

  it('when a video is approved, its creator is notified of the time when the video can go public', async () => {
    const approved = () => tell('contentAccepted')
    const opens = (columns: string) =>
      pool.query(`begin; set local session_replication_role = replica;
        update quest_run set ${columns} where id = '${listedRun}'; commit`)
    const now = [
      {
        who: 'Mira',
        title: 'You can make your content for Emberfall public now',
        body: 'Make your content public by Jan 8, 2027, 14:00.',
      },
    ]
    expect(await approved()).toMatchObject(now)
    const window = `delivery_type = 'date_range', publish_until = now() + interval '9 days', publish_from`
    await opens(`${window} = now() - interval '1 minute'`)
    expect(await approved()).toMatchObject(now)
    // Another notification comes later, from the run's deadline.
    await opens(`${window} = '2027-01-06T13:00Z'`)
    expect(await approved()).toMatchObject([
      {
        who: 'Mira',
        title: 'Your content for Emberfall is approved',
        body: 'Make your content public from Jan 6, 2027, 14:00.',
      },
    ])
  })

  it('when a stream is approved, its creator is notified of the payout, and of a dispute deadline before it', async () => {
    const body = async () => (await tell('contentAccepted')).map(({ body: words }) => words)
    await pool.query(`begin; set local session_replication_role = replica;
      update quest_run set status = 'PAYOUT', publish_from = now() where id = '${listedRun}'; commit`)
    const arrives = '$448.63 arrives after the platform fee and the payout cost.'
    expect(await body()).toEqual([`We’re sending your payout. ${arrives}`])
    await pool.query(`begin; set local session_replication_role = replica;
      insert into quest_run_dispute (quest_run_id, company_id, creator_id, cause, status, deadline_at)
        values ('${listedRun}', '${company}', '${mira}', 'auto_approved', 'possible', '2027-01-13T13:00Z'); commit`)
    expect(await body()).toEqual([`We send your payout after the dispute deadline. ${arrives}`])
  })

  it('a message in a quest log notifies the other side', async () => {
    expect(await said('questMessageSent')).toEqual([
      'Mona: Mira sent you a message about Lumen Tactics',
      'Olive: Mira sent you a message about Lumen Tactics',
    ])
  })

  it('an invitation with an offer notifies its creator of the offer, and an invitation to an unknown email address notifies no one', async () => {
    expect(await said('invitationSent')).toEqual([
      'Mira: Northlight invited you to Lumen Tactics and offers $420',
    ])
    expect(await said('invitationSent', { row: without })).toEqual([
      'Fanny: Northlight invited you to the Key campaign Emberfall keys',
    ])
    expect(await said('invitationSent', { row: byMail })).toEqual([])
  })

  it('the end of an invitation notifies the side that did not end it', async () => {
    const ended = (type: EventName) => said(type, { row: without })
    expect(await ended('invitationAccepted')).toEqual([
      'Mona: Fanny accepted your invitation to Emberfall keys',
      'Olive: Fanny accepted your invitation to Emberfall keys',
    ])
    expect(await ended('invitationRejected')).toEqual([
      'Mona: Fanny declined your invitation to Emberfall keys',
      'Olive: Fanny declined your invitation to Emberfall keys',
    ])
    expect(await ended('invitationExpired')).toEqual([
      'Fanny: Northlight’s invitation to Emberfall keys has expired',
      'Mona: Fanny didn’t answer your invitation to Emberfall keys',
      'Olive: Fanny didn’t answer your invitation to Emberfall keys',
    ])
    expect(await ended('invitationWithdrawn')).toEqual([
      'Fanny: Northlight withdrew the invitation to Emberfall keys',
    ])
    // The events of the quest run send the notifications.
    expect(await said('invitationAccepted', { row: withOffer })).toEqual([])
  })

  it('an invitation that expires soon notifies the creator', async () => {
    const reminder = { kind: 'invitation_deadline_24h', to: 'creator' }
    expect(await said('deadlineNear', { entity: 'invitation', row: without, payload: reminder })).toEqual([
      'Fanny: 24 hours left to answer Northlight’s invitation to Emberfall keys',
    ])
  })

  it('a rejected applicant and a removed member get different notifications', async () => {
    const rejected = (from: string) => said('programMemberRejected', { payload: { from, to: 'rejected' } })
    expect(await rejected('pending')).toEqual([
      'Mira: Northlight declined your application to Northlight creators',
    ])
    expect(await rejected('accepted')).toEqual([
      'Mira: Northlight ended your membership in Northlight creators',
    ])
  })

  it('an announcement notifies every current member of the program', async () => {
    expect(await said('announcementPublished')).toEqual([
      'Fanny: Northlight posted an announcement',
      'Mira: Northlight posted an announcement',
    ])
  })

  it('the notification of an announcement shows its first words without markup and links to the full text', async () => {
    const [notice] = await tell('announcementPublished')
    expect(notice).toMatchObject({
      body: 'Read it in the Creator Program.',
      quote: { author: 'Northlight', text: 'Spring\nNews\nThe calendar is out' },
      path: `/creator-programs/${program}`,
    })
    await pool.query(`update announcement set body = repeat('Long. ', 3000)`)
    await tell('announcementPublished')
    const longest = await pool.query(
      `select max(length(params ->> 'text')) as most from notification where kind = 'announcement'`,
    )
    expect(longest.rows).toEqual([{ most: 300 }])
  })

  it('a creator whose mission ends is notified, with the reason if the company declined the work', async () => {
    await pool.query(
      `update mission_run set review_message = 'Another game', reviewed_at = now(), finished_at = now() where id = '${missionRun}'`,
    )
    expect(await tell('missionDeclined')).toMatchObject([
      {
        who: 'Mira',
        title: 'Northlight declined your work for Stream an hour',
        quote: { author: 'Northlight', text: 'Another game' },
      },
    ])
    await pool.query(
      `update mission_run set finished_at = now() + interval '1 day' where id = '${missionRun}'`,
    )
    expect(await said('missionDeclined')).toEqual(['Mira: Stream an hour ended before you completed it'])
    expect(await said('missionCanceled')).toEqual(['Mira: Northlight canceled Stream an hour'])
    expect(await said('missionExpired')).toEqual([
      'Mira: You didn’t complete Stream an hour before the deadline',
    ])
  })

  it('requests and content in a Key campaign notify the company, and a missed deadline notifies both sides', async () => {
    expect(await said('keyRequested')).toContain('Olive: Mira requested a key from Emberfall keys')
    expect(await said('keyContentSubmitted')).toContain('Olive: Mira submitted content for Emberfall keys')
    expect(await said('keyContentAccepted')).toEqual([
      'Mira: Northlight approved your content for Emberfall keys',
    ])
    expect(await said('keyContentDeadlineExpired')).toEqual([
      'Mira: You didn’t submit content for Emberfall keys before the deadline',
      'Mona: Mira didn’t submit content for Emberfall keys before the deadline',
      'Olive: Mira didn’t submit content for Emberfall keys before the deadline',
    ])
  })

  it('the company of a mission is notified of work to review', async () => {
    expect(await said('missionContentSubmitted')).toEqual([
      'Mona: Mira’s work for Stream an hour needs your review',
      'Olive: Mira’s work for Stream an hour needs your review',
    ])
  })

  it('a company is notified when its activation starts or ends by date, or is published by its verification', async () => {
    const own = async (type: EventName, payload: object, row = quest) =>
      (await tell(type, { row, payload })).filter(({ who }) => who === 'Olive').map(({ title }) => title)
    expect(await own('questStarted', { from: 'upcoming', to: 'active' })).toEqual(['Lumen Tactics is live'])
    expect(await own('questEnded', { from: 'active', to: 'ended' }, endedQuest)).toEqual([
      'Old Tale has ended',
    ])
    // A member ended the Quest before its end date.
    expect(await own('questEnded', { from: 'active', to: 'ended' })).toEqual([])
    expect(await own('questPublished', verified)).toEqual(['Lumen Tactics is published'])
    expect(await own('questPublished', { from: 'draft', to: 'active' })).toEqual([])
    expect(await own('questPublishFailed', unready)).toEqual(['We couldn’t publish Lumen Tactics'])
  })

  it("a new mission notifies the program's members once, when it opens", async () => {
    const published = (to: string, from: string) =>
      said('missionPublished', { payload: { kind: 'MISSION', from, to } })
    expect(await published('active', 'draft')).toHaveLength(2)
    expect(await published('upcoming', 'draft')).toEqual([])
    expect(await published('active', 'unpublished')).toEqual([])
    await pool.query(`update mission set access = 'creator_lists'`)
    expect(await published('active', 'draft')).toEqual([])
    await pool.query(`update mission set access = 'none'`)
  })

  it('if submitted content disappears, both sides are notified of what happened', async () => {
    expect(await said('contentWithdrawn')).toEqual([
      'Mira: Your content for Lumen Tactics is now private',
      'Mona: Mira’s content for Lumen Tactics is now private',
      'Olive: Mira’s content for Lumen Tactics is now private',
    ])
    const removed = { ...payloadOf.contentWithdrawn, visibility: 'removed' }
    expect(await said('contentWithdrawn', { payload: removed })).toContain(
      'Olive: Mira’s content for Lumen Tactics was removed',
    )
  })

  it('content that is public before its embargo ends notifies both sides', async () => {
    expect(await said('questEmbargoBroken')).toEqual([
      'Mira: Your content for Lumen Tactics is public before the embargo ends',
      'Mona: Mira’s content for Lumen Tactics is public before the embargo ends',
      'Olive: Mira’s content for Lumen Tactics is public before the embargo ends',
    ])
  })

  it('content that is public before the embargo of its key campaign ends notifies both sides', async () => {
    expect(await said('keyEmbargoBroken')).toEqual([
      'Mira: Your content for Emberfall keys is public before the embargo ends',
      'Mona: Mira’s content for Emberfall keys is public before the embargo ends',
      'Olive: Mira’s content for Emberfall keys is public before the embargo ends',
    ])
  })

  it('a video that is public before its publishing window opens notifies both sides', async () => {
    expect(await said('questVideoEarly')).toEqual([
      'Mira: Your video for Emberfall is public too early',
      'Mona: Mira’s video for Emberfall is public too early',
      'Olive: Mira’s video for Emberfall is public too early',
    ])
  })

  it('a payout notifies its creator and names the quest', async () => {
    expect(await said('payoutSent')).toEqual(['Mira: $378.00 is on its way: Lumen Tactics (Northlight)'])
  })

  it('only the owners of a company are notified of a decision about the company', async () => {
    expect(await said('companyVerified')).toEqual(['Olive: Your company is verified'])
    expect(await said('customDomainLost')).toEqual(['Olive: play.example is no longer verified'])
  })

  it('a payment above the limit notifies every member who can approve it, and the result notifies the member who requested it', async () => {
    expect(await said('paymentApprovalWanted')).toEqual([
      'Mona: Olive asked you to approve $500 for “Quest: Lumen Tactics”',
    ])
    // The time when the card provider's checkout page closes. It is never later than the offer's expiry.
    expect(await tell('paymentApproved')).toMatchObject([
      {
        who: 'Olive',
        title: 'Mona approved $500 for “2 Quests”',
        body: 'Continue to payment. The approval is valid until Nov 27, 2026, 20:00.',
      },
    ])
    expect(await tell('paymentConfirmationWanted')).toMatchObject([
      {
        who: 'Olive',
        title: 'Your bank asks you to confirm $500 for “2 Quests”',
        body: 'Your saved card isn’t charged until you do. Confirm by Nov 27, 2026, 20:00.',
      },
    ])
    expect(await said('paymentExpired')).toEqual(['Olive: Mona declined $500 for “2 Quests”'])
    const becomes = (problem: string) =>
      pool.query('update payment set problem = $1 where id = $2', [problem, declined])
    await becomes(unpaidReasons.left)
    expect(await said('paymentExpired')).toEqual([])
    await becomes(unpaidReasons.unapproved)
    expect(await said('paymentExpired')).toEqual([])
    await pool.query(
      `set session_replication_role = replica;
       update quest_run set payment_id = '${declined}', status = 'PENDING_PAYMENT', amount_cents = 30000, platform = 'twitch',
              post_type = 'STREAM', content_length_minutes = 60, delivery_type = 'open', auto_approve_days = 7, kit_codes = 0,
              fee_basis_points = 1000, fee_cents = 3000,
              payout_method = 'card', payout_cost_cents = 93, brief = '{}', accepted_at = now()
        where id = '${otherRun}';
       set session_replication_role = origin`,
    )
    expect(await tell('paymentExpired')).toMatchObject([
      { who: 'Olive', body: expect.stringContaining('can still be paid') },
    ])
  })

  it("the company's owners are notified when a plan is paid or ends soon, but not if the end date has changed", async () => {
    expect(await said('planPaid')).toEqual(['Olive: Your company is on the Growth plan until Dec 23, 2026'])
    expect(await said('planEndsSoon')).toEqual(['Olive: Your Growth plan ends on Nov 27, 2026, 14:00'])
    await pool.query(`update subscription set valid_to = valid_to + interval '1 month'`)
    expect(await said('planEndsSoon')).toEqual([])
  })

  it('codes that run out notify every member of the company', async () => {
    expect(await said('codesRunningOut')).toEqual([
      'Mona: Emberfall is running out of Steam codes',
      'Olive: Emberfall is running out of Steam codes',
    ])
  })

  it('the other owners are notified of a new member, but not if the member has left again', async () => {
    expect(await tell('memberJoined')).toMatchObject([
      { who: 'Olive', title: 'Mona joined Northlight', path: '/company/settings/members' },
    ])
    expect(await said('memberJoined', { payload: { user_id: owner } })).toEqual([])
    expect(await said('memberJoined', { payload: { user_id: mira } })).toEqual([])
    expect(await said('memberJoined', { payload: {} })).toEqual([])
  })

  it('new codes notify creators who requested that platform in that campaign', async () => {
    expect(await tell('codesCame')).toMatchObject([
      {
        who: 'Mira',
        title: 'Northlight has new Steam codes for Emberfall keys',
        path: `/campaigns/${campaign}`,
      },
    ])
    expect(await said('codesCame', { payload: { ...payloadOf.codesCame, platform: 'egs' } })).toEqual([])
    expect(await said('codesCame', { entity: 'quest', row: quest })).toEqual([])
  })

  it("new codes of a store that is not in Questboard's list are announced by the name that the company entered", async () => {
    await pool.query(
      `insert into code_batch (id, company_id, item_id, distribution_channel_id, platform_name)
         values (gen_random_uuid(), '${company}', '${item}', 'other', 'Humble');
       insert into activation_code_item (activation_id, code_item_id) values ('${campaign}', '${item}') on conflict do nothing;
       update code_request set distribution_channel_id = 'other'
        where activation_id = '${campaign}' and distribution_channel_id = 'steam'`,
    )
    const payload = { ...payloadOf.codesCame, platform: 'other' }
    expect(await said('codesCame', { payload })).toEqual([
      'Mira: Northlight has new Humble codes for Emberfall keys',
    ])
    await pool.query(
      `update code_request set distribution_channel_id = 'steam' where distribution_channel_id = 'other'`,
    )
  })

  it('new reward codes notify creators who requested codes of the reward', async () => {
    const came = (reward_id: string) =>
      said('codesCame', { entity: 'mission', row: mission, payload: { ...payloadOf.codesCame, reward_id } })
    expect(await came(reward)).toEqual(['Mira: Northlight has new Steam codes for Stream an hour'])
    expect(await came(randomUUID())).toEqual([])
  })

  it('a creator is notified when a deadline changes, but not when a deadline is removed', async () => {
    expect(await said('deadlineMoved')).toEqual(['Mira: Your deadline for Lumen Tactics has changed'])
    expect(
      await said('deadlineMoved', { payload: { from: '2027-01-08T13:00Z', to: null, company_id: company } }),
    ).toEqual([])
  })
})
