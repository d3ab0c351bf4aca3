import { createUnsubscribeTokens } from '@questboard/database'
import type { Letter } from '@questboard/providers/mail'
import { MockActivityEnvironment } from '@temporalio/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActivation, createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createSummaryActivities } from './summaries.ts'

const { owner, creator, program, company } = market
/** The time of the summaries: a Monday, eight in the morning in Stockholm. */
const at = '2026-11-23T07:00:00.000Z'
const daily = { frequency: 'daily', at } as const
const weekly = { frequency: 'weekly', at } as const

let scratch: Scratch
let activities: ReturnType<typeof createSummaryActivities>
const unsubscribeTokens = createUnsubscribeTokens('a secret of this test alone')
const sent: { to: string; letter: Letter; id: string | undefined }[] = []
/** The mail server accepts every mail. */
const take = async (_to: string): Promise<void> => undefined
let server = take

beforeAll(async () => {
  scratch = await createScratchDatabase()
  await createMarket(scratch)
  await scratch.run(`insert into creator_program (id) values ('${program}') on conflict do nothing`)
  activities = createSummaryActivities({
    database: scratch.database,
    mailer: {
      async send(to, letter, id) {
        sent.push({ to, letter, id })
        await server(to)
      },
      verify: async () => undefined,
      close: () => undefined,
    },
    publicUrl: 'https://questboard.example',
    unsubscribeTokens,
  })
}, 180_000)
afterAll(() => scratch?.drop())
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(at) })
  sent.splice(0)
  server = take
  applicants = 0
  await written(
    'delete from summary; delete from program_membership; delete from mission_run; delete from key_campaign_participant',
  )
  await scratch.run(`
    delete from "user" where username like 'mira%';
    update "user" set active = true, email_verified_at = now();
    update notification_preference set program_applicant_summary = 'never', mission_status_summary = 'never',
           key_status_summary = 'never', quiet_from = null, quiet_until = null`)
})
afterEach(() => vi.useRealTimers())

const wants = (kind: string, frequency: string) =>
  scratch.run(`update notification_preference set ${kind} = '${frequency}' where user_id = '${owner}'`)

/** Rows are inserted directly, because the status changes have their own tests. */
const written = (statement: string) =>
  scratch.run(`begin; set local session_replication_role = replica; ${statement}; commit`)

let applicants = 0
const applied = (appliedAt: string, status = 'pending') => {
  applicants += 1
  return written(`
    with applicant as (insert into "user" (username, display_name, email)
                       values ('mira${applicants}', 'Mira${applicants}', 'mira${applicants}@example.com') returning id)
    insert into program_membership (program_id, company_id, creator_id, status, applied_at)
      select '${program}', '${company}', id, '${status}', '${appliedAt}' from applicant`)
}

const write = (morning: typeof daily | typeof weekly, heartbeatDetails?: unknown) =>
  new MockActivityEnvironment({ heartbeatDetails }).run(activities.writeSummaries, morning)
const mail = (morning: typeof daily | typeof weekly) =>
  new MockActivityEnvironment().run(activities.mailSummaries, morning)
const summarise = async (morning: typeof daily | typeof weekly = daily) => {
  await write(morning)
  return mail(morning)
}

describe('writing and sending the applicant summary', () => {
  beforeEach(() => wants('program_applicant_summary', 'daily'))

  it('the applicant summary lists the applicants since yesterday morning and says how to turn it off', async () => {
    await applied('2026-11-22T08:00:00Z')
    await applied('2026-11-22T09:00:00Z', 'accepted')
    await applied('2026-11-21T09:00:00Z')
    expect(await summarise()).toBeNull()
    expect(sent.map(({ to }) => to)).toEqual(['owner@example.com'])
    expect(sent[0]?.letter).toMatchObject({
      subject: '2 creators applied to your Creator Program',
      paragraphs: [
        'Hi Olive, this is your summary since Nov 22, 2026, 08:00:',
        '2 creators applied to Northlight creators: Mira2 and Mira1. 1 application needs your answer.',
      ],
      button: { url: 'https://questboard.example/company/creator-management/creator-program/applicants' },
      unsubscribe: { from: 'news about applicants' },
    })
    const token = new URL(sent[0]?.letter.unsubscribe?.url ?? '').pathname.split('/').at(-1) ?? ''
    expect(unsubscribeTokens.read(token)).toEqual({
      userId: owner,
      preference: 'program_applicant_summary',
    })
  })

  it('no applicant summary is sent without applicants', async () => {
    await applied('2026-11-21T09:00:00Z')
    await summarise()
    expect(sent).toEqual([])
    expect(await scratch.run('select count(*)::int from summary')).toEqual([{ count: 0 }])
  })

  it('the applicant summary begins where the last one ended, even if no summary was sent on some mornings', async () => {
    await applied('2026-11-18T09:00:00Z')
    await scratch.run(`
      insert into summary (user_id, kind, frequency, morning, told_from, told_until, content) values
        ('${owner}', 'program_applicant_summary', 'daily', '2026-11-18', '2026-11-17 07:00Z', '2026-11-18 07:00Z', '[{}]')`)
    await summarise()
    expect(sent[0]?.letter.paragraphs[0]).toBe('Hi Olive, this is your summary since Nov 18, 2026, 08:00:')
  })

  it.each([
    ['turned it off', () => wants('program_applicant_summary', 'never')],
    ['chose the weekly one', () => wants('program_applicant_summary', 'weekly')],
    ['is locked out', () => scratch.run('update "user" set active = false')],
    ['has no confirmed email address', () => scratch.run('update "user" set email_verified_at = null')],
  ])('the applicant summary is not sent daily to a person who %s', async (_who, change) => {
    await applied('2026-11-22T08:00:00Z')
    await change()
    await summarise()
    expect(sent).toEqual([])
  })

  it('the applicant summary is sent only to company members', async () => {
    await scratch.run(
      `update notification_preference set program_applicant_summary = 'daily' where user_id = '${creator}'`,
    )
    await applied('2026-11-22T08:00:00Z')
    await summarise()
    expect(sent.map(({ to }) => to)).toEqual(['owner@example.com'])
  })

  it('the weekly applicant summary covers a week', async () => {
    await wants('program_applicant_summary', 'weekly')
    await applied('2026-11-17T08:00:00Z')
    await applied('2026-11-15T08:00:00Z')
    await summarise(weekly)
    expect(sent[0]?.letter.subject).toBe('1 creator applied to your Creator Program')
  })
})

describe('writing and sending the mission summary', () => {
  beforeEach(() => wants('mission_status_summary', 'daily'))

  const ran = (mission: string, status: string, columns: Readonly<Record<string, string>>) => {
    const named = { joined_at: '2026-11-01T00:00:00Z', status_changed_at: at, ...columns }
    return written(`
      insert into mission_run (mission_id, company_id, creator_id, status, ${Object.keys(named).join(', ')})
        values ('${mission}', '${company}', gen_random_uuid(), '${status}', '${Object.values(named).join("', '")}')`)
  }

  it('the mission summary counts creators who joined or completed a mission, and creators who wait for the company', async () => {
    const mission = await createActivation(scratch, 'MISSION')
    await ran(mission, 'active', { joined_at: '2026-11-22T10:00:00Z' })
    await ran(mission, 'active', {})
    await ran(mission, 'completed', { finished_at: '2026-11-22T10:00:00Z' })
    await ran(mission, 'completed', { finished_at: '2026-11-20T10:00:00Z' })
    await ran(mission, 'review', { status_changed_at: '2026-11-02T00:00:00Z' })
    await ran(mission, 'claimReward', { status_changed_at: '2026-11-02T00:00:00Z' })
    await summarise()
    expect(sent[0]?.letter).toMatchObject({
      subject: 'Your Missions: 1 creator joined, 1 completed and 1 needs your review',
      paragraphs: [
        'Hi Olive, this is your summary since Nov 22, 2026, 08:00:',
        'Emberfall: 1 creator joined, 1 completed, 1 needs your review and 1 can claim rewards.',
      ],
      button: { url: 'https://questboard.example/company/creator-management/missions/review' },
      unsubscribe: { from: 'news about your Missions' },
    })
  })

  it('the mission summary leaves out missions in which nothing happened and no one waits', async () => {
    const mission = await createActivation(scratch, 'MISSION')
    await ran(mission, 'active', { status_changed_at: '2026-11-02T00:00:00Z' })
    await ran(mission, 'claimReward', { status_changed_at: '2026-11-02T00:00:00Z' })
    await ran(mission, 'expired', { finished_at: '2026-11-22T10:00:00Z' })
    await summarise()
    expect(sent).toEqual([])
  })
})

describe('writing and sending the Key campaign summary', () => {
  beforeEach(() => wants('key_status_summary', 'daily'))

  const joined = (campaign: string, status: string, columns: Readonly<Record<string, string>>) => {
    const named = { status_changed_at: at, ...columns }
    return written(`
      insert into key_campaign_participant (campaign_id, company_id, creator_id, status, ${Object.keys(named).join(', ')})
        values ('${campaign}', '${company}', gen_random_uuid(), '${status}', '${Object.values(named).join("', '")}')`)
  }

  it('the Key campaign summary counts new requests, submissions and completions, and creators who wait for the company', async () => {
    const campaign = await createActivation(scratch, 'KEY')
    await joined(campaign, 'pending', { applied_at: '2026-11-22T10:00:00Z' })
    await joined(campaign, 'pending', { applied_at: '2026-11-02T10:00:00Z' })
    await joined(campaign, 'submitted_content', { status_changed_at: '2026-11-22T10:00:00Z' })
    await joined(campaign, 'submitted_content', { status_changed_at: '2026-11-02T00:00:00Z' })
    await joined(campaign, 'completed', { finished_at: '2026-11-22T10:00:00Z' })
    await joined(campaign, 'completed', { finished_at: '2026-11-02T10:00:00Z' })
    await summarise()
    const work = '2 requests need your answer and 2 submissions need your review'
    expect(sent[0]?.letter).toMatchObject({
      subject: `Your Key campaigns: ${work}`,
      paragraphs: [
        'Hi Olive, this is your summary since Nov 22, 2026, 08:00:',
        `Emberfall: 1 creator requested a key, 1 submitted content, 1 completed, ${work}.`,
      ],
      button: { url: 'https://questboard.example/company/creator-management/keys' },
      unsubscribe: { from: 'news about your Key campaigns' },
    })
  })

  it('the Key campaign summary leaves out Key campaigns in which nothing happened and no one waits', async () => {
    const campaign = await createActivation(scratch, 'KEY')
    await joined(campaign, 'accepted', { status_changed_at: '2026-11-22T10:00:00Z' })
    await joined(campaign, 'completed', { finished_at: '2026-11-02T10:00:00Z' })
    await summarise()
    expect(sent).toEqual([])
  })

  it('a person who wants an email for each event gets no Key campaign summary', async () => {
    await wants('key_status_summary', 'immediately')
    await joined(await createActivation(scratch, 'KEY'), 'pending', { applied_at: '2026-11-22T10:00:00Z' })
    await summarise()
    await summarise(weekly)
    expect(sent).toEqual([])
  })
})

describe('sending a summary once', () => {
  beforeEach(async () => {
    await wants('program_applicant_summary', 'daily')
    await applied('2026-11-22T08:00:00Z')
  })

  it('a summary is sent once, even if the work of the morning is repeated', async () => {
    await summarise()
    await summarise()
    expect(sent).toHaveLength(1)
    expect(await scratch.run('select mailed_at is not null as mailed from summary')).toEqual([
      { mailed: true },
    ])
  })

  it('a summary is sent once per morning even if the person changes the frequency', async () => {
    await summarise()
    await wants('program_applicant_summary', 'weekly')
    await summarise(weekly)
    expect(sent).toHaveLength(1)
  })

  it('a stored summary is sent unchanged if the worker stops and more creators apply in the meantime', async () => {
    await write(daily)
    await applied('2026-11-22T09:00:00Z')
    await summarise()
    expect(sent.map(({ letter }) => letter.subject)).toEqual(['1 creator applied to your Creator Program'])
  })

  it('if the worker stops after the mail server accepted a summary, the summary keeps its message id', async () => {
    server = async () => {
      server = take
      throw new Error('the worker is gone')
    }
    await expect(summarise()).rejects.toThrow('failed emails: 1; the first one: the worker is gone')
    await mail(daily)
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    const [row] = await scratch.run('select id from summary')
    expect(sent[0]?.id).toBe(`summary.${row?.id}`)
  })

  it('a summary is not sent if the person turned it off after it was written', async () => {
    await write(daily)
    await wants('program_applicant_summary', 'never')
    await mail(daily)
    expect(sent).toEqual([])
  })
})

describe('sending summaries to many people', () => {
  const MANY = 450

  beforeEach(async () => {
    await scratch.run(`
      insert into "user" (username, display_name, email, user_type, email_verified_at)
        select 'member' || n, 'Member' || n, 'member' || n || '@example.com', 'Company', now() from generate_series(1, ${MANY}) as n;
      update notification_preference set program_applicant_summary = 'daily', key_status_summary = 'never'
       where user_id in (select id from "user" where username ~ '^member[0-9]' or id = '${owner}')`)
    await written(`insert into company_member (user_id, company_id)
      select id, '${company}' from "user" where username ~ '^member[0-9]'`)
    await applied('2026-11-22T08:00:00Z')
  })
  afterEach(() => scratch.run(`delete from "user" where username ~ '^member[0-9]'`))

  it('summaries are written page by page, and progress is reported after each page', async () => {
    const world = new MockActivityEnvironment()
    const positions: unknown[] = []
    world.on('heartbeat', (position) => positions.push(position))
    await world.run(activities.writeSummaries, daily)
    expect(positions).toHaveLength(3)
    expect(await mail(daily)).toBeNull()
    expect(new Set(sent.map(({ to }) => to)).size).toBe(MANY + 1)
    expect(sent).toHaveLength(MANY + 1)
  })

  it('if writing summaries is interrupted, it continues after the last reported page', async () => {
    const [middle] = await scratch.run(
      'select user_id from company_member order by user_id offset 199 limit 1',
    )
    await write(daily, { kind: 'program_applicant_summary', after: middle?.user_id })
    expect(await scratch.run('select count(*)::int from summary')).toEqual([{ count: MANY + 1 - 200 }])
  })

  it('an invalid mailbox does not delay other summaries, and its own summary is tried again separately', async () => {
    await write(daily)
    server = async (to) => {
      if (to === 'member7@example.com') throw new Error('550 unknown')
    }
    await expect(mail(daily)).rejects.toThrow('failed emails: 1; the first one: 550 unknown')
    expect(sent).toHaveLength(MANY + 1)
    sent.splice(0)
    server = take
    await mail(daily)
    expect(sent.map(({ to }) => to)).toEqual(['member7@example.com'])
  })

  it('if the mail server fails, sending summaries stops early, and the next attempt starts with the mails not tried yet', async () => {
    await write(daily)
    server = async () => {
      throw new Error('421 closing')
    }
    const world = new MockActivityEnvironment()
    const positions: unknown[] = []
    world.on('heartbeat', (position) => positions.push(position))
    await expect(world.run(activities.mailSummaries, daily)).rejects.toThrow('421 closing')
    expect(sent).toHaveLength(10)
    const tried = sent.splice(0).map(({ to }) => to)
    server = take
    const next = new MockActivityEnvironment({ heartbeatDetails: positions.at(-1) })
    expect(await next.run(activities.mailSummaries, daily)).toBeNull()
    expect(sent).toHaveLength(MANY + 1)
    expect(
      sent
        .slice(-10)
        .map(({ to }) => to)
        .sort(),
    ).toEqual(tried.sort())
  })

  it('sending summaries stops when the worker stops', async () => {
    await write(daily)
    const world = new MockActivityEnvironment()
    world.cancel('WORKER_SHUTDOWN')
    await expect(world.run(activities.mailSummaries, daily)).rejects.toThrow('This worker is stopping')
    expect(sent).toEqual([])
  })
})

it('quiet hours delay a summary only for people who have quiet hours', async () => {
  await wants('program_applicant_summary', 'daily')
  await applied('2026-11-22T08:00:00Z')
  await scratch.run(
    `update notification_preference set quiet_from = '20:00', quiet_until = '09:30' where user_id = '${owner}'`,
  )
  expect(await summarise()).toBe('2026-11-23T08:30:00.000Z')
  expect(sent).toEqual([])
  vi.setSystemTime('2026-11-23T08:30:00Z')
  expect(await mail(daily)).toBeNull()
  expect(sent).toHaveLength(1)
})
