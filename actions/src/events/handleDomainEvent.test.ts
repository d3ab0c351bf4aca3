import { randomUUID } from 'node:crypto'
import { forgetEvents } from '@questboard/database/testing'
import { noticeOf } from '@questboard/domain'
import { createActivation, createQuestRun } from '@questboard/moves/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { type Actions, startActions } from '../testing/actions.ts'
import { createTemporalDouble } from '../testing/temporalDouble.ts'
import { handleDomainEvent } from './handleDomainEvent.ts'

const STUDIO = 'd0000000-0000-4000-8000-000000000010'
const OWNER = 'd0000000-0000-4000-8000-000000000001'
const CREATOR = 'd0000000-0000-4000-8000-000000000002'

let quest: string
let run: string
let actions: Actions
let temporal: ReturnType<typeof createTemporalDouble>

const query = async (text: string): Promise<readonly Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows ?? []

beforeAll(async () => {
  actions = await startActions()
  await query(`insert into payout_account (creator_id, method, provider_reference, country, is_ready)
    values ('${CREATOR}', 'card', 'acct_demo', 'SE', true)`)
  await actions.services.database.transaction().execute(async (transaction) => {
    quest = await createActivation(transaction, { kind: 'QUEST', companyId: STUDIO, name: 'Play Emberfall' })
    run = await createQuestRun(transaction, { questId: quest, creatorId: CREATOR })
  })
}, 120_000)
afterAll(() => actions?.close())
beforeEach(async () => {
  temporal = createTemporalDouble()
  await query('delete from notification; delete from delivery')
})

const decided = z.object({
  id: z.string(),
  type: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  payload: z.record(z.string(), z.unknown()),
})
const deliver = (event: { id?: string; type: string; entity: string; entity_id: string; payload?: object }) =>
  handleDomainEvent(
    { ...actions.services, temporal: temporal.client },
    { event: { data: { new: { id: randomUUID(), payload: {}, ...event } } } },
  )
const restored = (to: string, ...ids: string[]) => ({
  type: 'restored',
  entity_id: ids[0] ?? '',
  payload: { rows: ids.map((id) => ({ id, to })) },
})
/** The texts of the notifications, as people read them. */
const notifications = async () => {
  const rows = await query('select user_id, kind, params from notification order by kind, user_id')
  return rows.map(({ user_id, kind, params }) => ({ user_id, kind, ...noticeOf(String(kind), params) }))
}
const quoted = (reason: string) =>
  reason === '' ? null : { author: 'Questboard’s review team', text: reason }
const deliveries = () => query('select id, kind, subject_id from delivery order by created_at')
/** The event that the outbox delivers when a run's status changes to `to`. */
const moved = (to: string) => ({
  to,
  version: 2,
  company_id: STUDIO,
  creator_id: CREATOR,
  activation_id: quest,
})

describe('an event about a row with deadlines', () => {
  const ofRun = (type: string, to: string) =>
    deliver({ type, entity: 'quest_run', entity_id: run, payload: moved(to) })

  it("an event about a row signals the row's workflow, which is started if needed", async () => {
    expect(await ofRun('bidAccepted', 'PENDING_PAYMENT')).toBe(true)
    expect(temporal.told[0]).toEqual({ what: 'refresh', workflowId: `quest-run/${run}`, name: 'timedRow' })
  })

  it('a new creator’s completed applications are sent when creator access is granted, even if the event repeats', async () => {
    const applicant = randomUUID()
    await query(`insert into "user" (id, username, display_name, email, user_type)
        values ('${applicant}', 'applicant1', 'applicant1', 'applicant1@mail.example', 'User');
      insert into creator (id) values ('${applicant}')`)
    const program = await actions.services.database.transaction().execute((transaction) =>
      createActivation(transaction, {
        kind: 'CREATOR_PROGRAM',
        companyId: STUDIO,
        name: 'Studio creators',
      }),
    )
    await query(`insert into program_application (program_id, creator_id, step, entries, sends_on_access)
      select id, '${applicant}', 'application_form', jsonb_build_object('consents', false, 'answers', '{}'::jsonb,
        'agreedTo', terms_version, 'demographics', '{"ageGroup": null, "gender": null, "occupation": null}'::jsonb), true
        from creator_program where id = '${program}'`)
    await query(`update "user" set user_type = 'Creator' where id = '${applicant}'`)
    const event = {
      type: 'creatorAccessApproved',
      entity: 'creator',
      entity_id: applicant,
      payload: { kind: 'creator', reason: '' },
    }
    await deliver({ ...event, payload: { kind: 'keys', reason: '' } })
    const membership = () => query(`select status from program_membership where creator_id = '${applicant}'`)
    expect(await membership()).toEqual([])
    await deliver(event)
    await deliver(event)
    expect(await membership()).toEqual([{ status: 'pending' }])
  })

  it('one event about restored rows starts the workflow of each row in the event', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()]
    expect(await deliver({ ...restored('active', ...ids), entity: 'mission_run' })).toBe(true)
    expect(temporal.told).toEqual(
      ids.map((id) => ({ what: 'refresh', workflowId: `mission-run/${id}`, name: 'timedRow' })),
    )
  })

  it('the workflows of restored rows start eight at a time, and a failure does not stop the others', async () => {
    const ids = Array.from({ length: 24 }, () => randomUUID())
    vi.spyOn(temporal.client.workflow, 'signalWithStart').mockRejectedValueOnce(new Error('Temporal is away'))
    await expect(deliver({ ...restored('active', randomUUID()), entity: 'activation' })).rejects.toThrow(
      'away',
    )
    temporal.tellings.meet = 8
    const announced = [ids.slice(0, 12), ids.slice(12)].map((some) =>
      deliver({ ...restored('active', ...some), entity: 'activation' }),
    )
    expect(await Promise.all(announced)).toEqual([true, true])
    expect(temporal.told.map(({ workflowId }) => workflowId).sort()).toEqual(
      ids.map((id) => `activation/${id}`).sort(),
    )
    expect(temporal.tellings.mostAtOnce).toBe(8)
  })

  it('if an event about restored rows is delivered twice at the same time, no workflow starts twice', async () => {
    const announced = { id: randomUUID(), ...restored('active', randomUUID()), entity: 'activation' }
    await Promise.all([deliver(announced), deliver(announced)])
    expect(temporal.told).toHaveLength(1)
    await deliver(announced)
    expect(temporal.told).toHaveLength(2)
  })

  it('an event about a finished row starts no workflow', async () => {
    await ofRun('bidRejected', 'BID_REJECTED')
    expect(temporal.told[0]).toEqual({ what: 'refresh if it runs', workflowId: `quest-run/${run}` })
  })

  it.each([
    ['creator', 'DemoCreator withdrew the $500 offer to you', null],
    ['company', 'You declined DemoCreator’s $500 offer', 'Northlight Studio declined your $500 offer'],
    [
      'autoBid',
      'Auto-bidding declined DemoCreator’s $500 offer',
      'Northlight Studio declined your $500 offer',
    ],
  ])(
    'when the bidding ends, both sides are notified of who ended it, except a creator who ended it: %s',
    async (by, title, told) => {
      const payload = { ...moved('BID_REJECTED'), by }
      await deliver({ type: 'bidRejected', entity: 'quest_run', entity_id: run, payload })
      const toCreator = { user_id: CREATOR, kind: 'bid_rejected', title: told }
      expect(await notifications()).toMatchObject([
        { user_id: OWNER, kind: 'bid_rejected', title },
        ...(told === null ? [] : [toCreator]),
      ])
    },
  )

  it.each([
    ['mission_run', 'mission-run/', 'active'],
    ['key_campaign_participant', 'key-claim/', 'claimed_key'],
    ['activation', 'activation/', 'active'],
    ['company_invitation', 'company-invitation/', 'pending'],
    ['invitation', 'invitation/', 'PENDING'],
  ])('an event about a row starts the workflow of that row: %s', async (entity, prefix, to) => {
    const id = randomUUID()
    await deliver({ ...restored(to, id), entity })
    expect(temporal.told).toEqual([{ what: 'refresh', workflowId: prefix + id, name: 'timedRow' }])
  })

  it('a member invitation is mailed once, and its workflow handles the expiry of the invitation', async () => {
    const [id, invitation] = [randomUUID(), randomUUID()]
    const event = { id, type: 'memberInvited', entity: 'company_invitation', entity_id: invitation }
    await deliver(event)
    expect(temporal.told).toEqual([
      { what: 'refresh', workflowId: `company-invitation/${invitation}`, name: 'timedRow' },
    ])
    await deliver(event)
    expect(await deliveries()).toEqual([{ id, kind: 'companyInvitation', subject_id: invitation }])
  })

  it.each([
    ['quest_bid', 'bidMade', () => ({ side: 'creator' })],
    ['submission', 'submissionMade', () => ({ activation_id: quest })],
  ])('the event of a %s signals the workflow of its quest run', async (entity, type, rest) => {
    const payload = { quest_run_id: run, company_id: STUDIO, creator_id: CREATOR, ...rest() }
    await deliver({ type, entity, entity_id: randomUUID(), payload })
    expect(temporal.told[0]?.workflowId).toBe(`quest-run/${run}`)
  })

  it('a key request starts no workflow, and neither does a draft of an activation', async () => {
    await deliver({
      type: 'keyRequested',
      entity: 'key_campaign_participant',
      entity_id: run,
      payload: moved('pending'),
    })
    await deliver({
      type: 'questCreated',
      entity: 'activation',
      entity_id: quest,
      payload: { ...moved('draft'), kind: 'QUEST' },
    })
    expect(temporal.told.map(({ what }) => what)).toEqual(['refresh if it runs', 'refresh if it runs'])
  })

  it('a reminder sent by a workflow does not signal the workflow that sent it', async () => {
    const payload = { kind: 'bid_deadline_24h', to: 'company' }
    await deliver({ type: 'deadlineNear', entity: 'quest_run', entity_id: run, payload })
    expect(temporal.told).toEqual([])
    expect(await deliveries()).toMatchObject([{ kind: 'notification' }])
  })

  it('an event without a handler is ignored', async () => {
    expect(await deliver({ type: 'userReported', entity: 'user_report', entity_id: randomUUID() })).toBe(
      false,
    )
    // An event that only another version of the product knows.
    expect(await deliver({ type: 'questLiked', entity: 'activation', entity_id: quest })).toBe(false)
    expect(temporal.told).toEqual([])
  })
})

describe('a channel that was just connected', () => {
  const connection = randomUUID()
  beforeAll(() =>
    query(`
      insert into user_connection (id, user_id, provider_id, channel_id, channel_name, channel_url)
        values ('${connection}', '${CREATOR}', 'twitch', 'late', 'Late', 'https://www.twitch.tv/late');
      insert into channel_verification (connection_id, user_id) values ('${connection}', '${CREATOR}')`),
  )
  const about = { entity: 'user_connection', entity_id: connection }
  const verification = {
    what: 'start',
    workflowId: `channel-verification/${connection}`,
    name: 'channelVerification',
  }

  it('a newly connected channel is checked even if a check of its previous connection is still running', async () => {
    await deliver({ type: 'channelVerificationRestarted', ...about })
    expect(temporal.told).toEqual([{ ...verification, policy: 'TERMINATE_EXISTING' }])
  })

  it('a restored channel is not checked twice at the same time', async () => {
    await deliver({ ...restored('in_progress', connection), entity: 'channel_verification' })
    expect(temporal.told).toEqual([{ ...verification, policy: 'FAIL' }])
  })

  it('a connection event that arrives again after the channel check has finished starts no second check', async () => {
    await query(`update channel_verification set status = 'meets_requirements', finished_at = now()
                  where connection_id = '${connection}'`)
    await deliver({ type: 'connectionAdded', ...about, payload: { user_id: CREATOR, provider_id: 'twitch' } })
    expect(temporal.told).toEqual([])
  })
})

describe('priorities of workflows', () => {
  it('workflows that mail a link have a higher priority than workflows of quest runs', async () => {
    await deliver({ type: 'passwordResetRequested', entity: 'user', entity_id: CREATOR })
    await deliver({ type: 'verificationRequested', entity: 'user', entity_id: CREATOR })
    await deliver({ type: 'memberInvited', entity: 'company_invitation', entity_id: quest })
    await deliver({
      type: 'bidAccepted',
      entity: 'quest_run',
      entity_id: run,
      payload: moved('PENDING_PAYMENT'),
    })
    const waiting = temporal.told.filter(({ workflowId }) => !temporal.first.has(workflowId))
    expect(temporal.first.size).toBe(2)
    expect(waiting.map(({ workflowId }) => workflowId)).toEqual([
      `company-invitation/${quest}`,
      `quest-run/${run}`,
    ])
  })
})

describe('the last mail to a deleted account', () => {
  it('a deleted account gets a last mail', async () => {
    const id = randomUUID()
    await deliver({ id, type: 'accountDeleted', entity: 'user', entity_id: CREATOR })
    expect(await deliveries()).toEqual([{ id, kind: 'accountDeleted', subject_id: CREATOR }])
  })
})

describe('a document of a payment', () => {
  it.each([
    ['invoicePaid', 'invoice', 'invoice'],
    ['creditNoteIssued', 'credit_note', 'creditNote'],
  ])('the event %s mails the document', async (type, entity, kind) => {
    const [id, documentId] = [randomUUID(), randomUUID()]
    await deliver({ id, type, entity, entity_id: documentId, payload: { company_id: STUDIO } })
    expect(await deliveries()).toEqual([{ id, kind, subject_id: documentId }])
  })
})

describe('notifications that an event sends', () => {
  it('each side gets its own notification text, once per event, however often the event is delivered', async () => {
    const id = randomUUID()
    const event = {
      id,
      type: 'bidExpired',
      entity: 'quest_run',
      entity_id: run,
      payload: moved('BID_EXPIRED'),
    }
    await deliver(event)
    await deliver(event)
    const [company] = await query(`select name from company where id = '${STUDIO}'`)
    const [creator] = await query(`select display_name from "user" where id = '${CREATOR}'`)
    const matter = {
      kind: 'bid_expired',
      body: 'No one answered the offer before the deadline, so bidding for Play Emberfall has ended.',
      path: `/campaigns/quests/${quest}/${run}`,
      button: 'Open quest log',
      quote: null,
    }
    expect(await notifications()).toEqual([
      {
        ...matter,
        user_id: OWNER,
        title: `The $500 offer between you and ${creator?.display_name} expired`,
      },
      {
        ...matter,
        user_id: CREATOR,
        title: `The $500 offer between you and ${company?.name} expired`,
      },
    ])
    const queued = await query(
      `select notification.user_id from delivery join notification using (id) order by 1`,
    )
    expect(queued).toEqual([{ user_id: OWNER }, { user_id: CREATOR }])
  })

  it('a reminder of a deadline notifies only the side that must act', async () => {
    const payload = { kind: 'payment_deadline_72h', to: 'company' }
    await deliver({ type: 'deadlineNear', entity: 'quest_run', entity_id: run, payload })
    expect(await notifications()).toMatchObject([{ user_id: OWNER, kind: 'payment_deadline_72h' }])
  })

  it.each([
    ['verified', '', 'companyVerified', 'Your company is verified'],
    ['rejected', 'No web site', 'companyRejected', 'We didn’t verify your company'],
  ])(
    "a company's owner is notified of the decision about the company: %s",
    async (verification, reason, type, title) => {
      const other = verification === 'verified' ? 'pending' : 'verified'
      await query(`
      begin;
      set local session_replication_role = replica;
      update company set verification = '${other}', verification_reason = '' where id = '${STUDIO}';
      commit;
      ${forgetEvents};
      update company set verification = '${verification}', verification_reason = '${reason}' where id = '${STUDIO}'`)
      const [event] = await query(
        `select id, type, entity, entity_id, payload from domain_event where type = '${type}'`,
      )
      expect(await deliver(decided.parse(event))).toBe(true)
      expect(await notifications()).toMatchObject([
        { user_id: OWNER, kind: 'company_verification_decided', title, quote: quoted(reason) },
      ])
      expect(await deliveries()).toMatchObject([{ kind: 'notification' }])
    },
  )

  it.each([
    ['resolved', 'userReportResolved', 'We took action. Thank you for reporting this.'],
    ['dismissed', 'userReportDismissed', 'We found no violation of our rules.'],
  ])(
    'a person who reported someone learns that the report was %s, but not what the admin did',
    async (status, type, body) => {
      const report = randomUUID()
      await query(`
      begin;
      insert into user_report (id, company_id, reporter_id) values ('${report}', '${STUDIO}', '${OWNER}');
      insert into user_report_cause (report_id, reason) values ('${report}', 'spam');
      insert into user_report_subject (report_id, creator_id) values ('${report}', '${CREATOR}');
      commit;
      update user_report set status = '${status}', resolution = 'Warned by mail' where id = '${report}'`)
      const [event] = await query(
        `select id, type, entity, entity_id, payload from domain_event where entity_id = '${report}' and type = '${type}'`,
      )
      expect(await deliver(decided.parse(event))).toBe(true)
      expect(await notifications()).toMatchObject([{ user_id: OWNER, kind: 'report_decided', body }])
      expect(await deliveries()).toMatchObject([{ kind: 'notification' }])
    },
  )

  it('a deleted quest run notifies no one', async () => {
    await deliver({
      type: 'bidExpired',
      entity: 'quest_run',
      entity_id: randomUUID(),
      payload: moved('BID_EXPIRED'),
    })
    expect(await notifications()).toEqual([])
  })

  it.each([
    [
      'keys',
      'approved',
      '',
      'You now have access to Key campaigns',
      'You can request game codes.',
      '/campaigns',
    ],
    [
      'quests',
      'rejected',
      'Too few videos',
      'Your profile doesn’t qualify for access to Quests yet',
      'Fix what’s missing, then request access again.',
      '/user/creator-access',
    ],
  ])(
    'a creator is notified of the access decision: %s %s',
    async (kind, status, reason, title, body, path) => {
      await query(`
      delete from creator_access where creator_id = '${CREATOR}' and kind = '${kind}';
      ${forgetEvents};
      insert into creator_access (creator_id, kind, status, reason) values ('${CREATOR}', '${kind}', '${status}', '${reason}')`)
      const [event] = await query('select id, type, entity, entity_id, payload from domain_event')
      expect(await deliver(decided.parse(event))).toBe(true)
      expect(await notifications()).toMatchObject([
        { user_id: CREATOR, kind: 'creator_access_decided', title, body, path, quote: quoted(reason) },
      ])
      expect(await deliveries()).toMatchObject([{ kind: 'notification' }])
    },
  )

  it.each([
    [
      'approved',
      '',
      'You now have creator access, access to Quests and access to Key campaigns',
      'You can join Missions and Creator Programs, and create your own pages. You can browse Quests and make offers. You can request game codes.',
      '/creator/home',
    ],
    [
      'rejected',
      'Too few videos',
      'Your profile doesn’t qualify for creator access, access to Quests and access to Key campaigns yet',
      'Fix what’s missing, then request access again.',
      '/user/creator-access',
    ],
  ])(
    'access decisions made at the same time send one notification: %s',
    async (status, reason, title, body, path) => {
      const other = randomUUID()
      await query(`
      delete from creator_access where creator_id = '${CREATOR}';
      ${forgetEvents};
      insert into domain_event (id, type, entity, entity_id, payload, created_at)
        values ('${other}', 'creatorAccessApproved', 'creator', '${CREATOR}', '{"kind": "keys", "reason": ""}', now() - interval '1 hour');
      insert into creator_access (creator_id, kind, status, reason)
        select '${CREATOR}', value, '${status}', '${reason}' from creator_access_kind`)
      const events = z
        .array(decided)
        .parse(
          await query(`select id, type, entity, entity_id, payload from domain_event where id <> '${other}'`),
        )
      expect(events).toHaveLength(3)
      for (const event of events) await deliver(event)
      expect(await notifications()).toMatchObject([
        { user_id: CREATOR, kind: 'creator_access_decided', title, body, path, quote: quoted(reason) },
      ])
      expect(await deliveries()).toHaveLength(1)
    },
  )

  it('mails to many people wait until all others are sent, and unwanted mails are not queued', async () => {
    const people = Array.from({ length: 7 }, () => randomUUID())
    await query(`
      insert into "user" (id, username, display_name, email, user_type, email_verified_at)
        select person::uuid, 'm' || left(person, 8), 'Many' || left(person, 8), person || '@example.com', 'Creator', case when n < 7 then now() end
          from unnest(array['${people.join("','")}']) with ordinality as given (person, n);
      insert into company_member (user_id, company_id)
        select id, '${STUDIO}' from "user" where id = any('{${people.join(',')}}')`)
    const payload = { kind: 'payment_deadline_72h', to: 'company' }
    await deliver({ type: 'deadlineNear', entity: 'quest_run', entity_id: run, payload })
    const queued = await query('select is_bulk, count(*)::int from delivery group by 1')
    await query(`delete from company_member where user_id = any('{${people.join(',')}}')`)
    expect(await notifications()).toHaveLength(8)
    expect(queued).toEqual([{ is_bulk: true, count: 7 }])
  })
})
