import { randomUUID } from 'node:crypto'
import { createUnsubscribeTokens } from '@questboard/database'
import type { Letter } from '@questboard/providers/mail'
import { MockActivityEnvironment } from '@temporalio/testing'
import { DefaultLogger } from '@temporalio/worker'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createNotificationActivities } from './notifications.ts'

/** The test logs only errors, because it causes failures deliberately. */
const logger = new DefaultLogger('ERROR')
const run = '00000000-0000-4000-8000-00000000aa02'

describe('sending the mails about an event', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createNotificationActivities>
  const sent: { to: string; letter: Letter; id: string | undefined }[] = []
  const unsubscribeTokens = createUnsubscribeTokens('a secret of this test alone')
  let eventId = ''

  const insert = (userId: string, kind: string, params: object) =>
    `insert into notification (user_id, kind, event_id, params)
       values ('${userId}', '${kind}', '${eventId}', '${JSON.stringify(params)}')`
  const told = (userId: string, to: string) =>
    insert(userId, 'bid_expired', {
      to,
      activationId: market.program,
      runId: run,
      activation: 'Emberfall',
      company: 'Northlight',
      creator: 'Pixel',
      amountCents: 42_000,
    })

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createNotificationActivities({
      database: scratch.database,
      mailer: {
        send: async (to, letter, id) => void sent.push({ to, letter, id }),
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
      unsubscribeTokens,
    })
  }, 180_000)
  afterAll(() => scratch?.drop())
  beforeEach(async () => {
    sent.splice(0)
    eventId = randomUUID()
    await scratch.run(`
      update notification_preference set company_status_updates = true, quest_status_updates = true;
      ${told(market.owner, 'company')};
      ${told(market.creator, 'creator')}`)
  })

  const mailAll = async () => {
    await new MockActivityEnvironment({}, { logger }).run(activities.mailNotifications, eventId)
    return sent.map(({ to }) => to).sort()
  }

  it('the mails about a quest run go to both sides and link to the quest log and the preferences', async () => {
    expect(await mailAll()).toEqual(['owner@example.com', 'pixel@example.com'])
    expect(sent.find(({ to }) => to === 'owner@example.com')?.letter).toMatchObject({
      subject: 'The $420 offer between you and Pixel expired',
      heading: 'The $420 offer between you and Pixel expired',
      paragraphs: [
        'Hi Olive,',
        'No one answered the offer before the deadline, so bidding for Emberfall has ended.',
      ],
      button: {
        label: 'Open quest log',
        url: `https://questboard.example/campaigns/quests/${market.program}/${run}`,
      },
      unsubscribe: { settingsUrl: 'https://questboard.example/user/settings/notifications' },
    })
  })

  it('a mail quotes an offer’s message after all other text, and nowhere else', async () => {
    const message = 'Your account will be suspended. Confirm your card at https://evil.example'
    await scratch.run(
      `update notification set kind = 'new_offer', params = params || '${JSON.stringify({ message })}'`,
    )
    await mailAll()
    const { quote, ...ours } = sent.find(({ to }) => to === 'owner@example.com')?.letter ?? {}
    expect(quote).toEqual({ author: 'Pixel', text: message })
    expect(JSON.stringify(ours)).not.toMatch(/suspended|evil/)
  })

  it('the subject of a mail does not contain the name of an unverified company', async () => {
    await scratch.run(`
      update notification set activation_id = '${market.program}';
      update company set verification = 'rejected', verification_reason = 'Fraud'`)
    await mailAll()
    await scratch.run(`update company set verification = 'verified'`)
    expect(sent.map(({ letter }) => letter.subject)).toEqual(Array(2).fill('You have a new notification'))
  })

  it('the mails of an event are sent once, however often the workflow retries', async () => {
    const [first = ''] = await activities.unmailedNotifications(eventId)
    await activities.mailNotification(first)
    await activities.mailNotification(first)
    expect(await mailAll()).toHaveLength(2)
    expect(await mailAll()).toHaveLength(2)
  })

  it.each([
    ['company_status_updates', 'pixel@example.com'],
    ['quest_status_updates', 'owner@example.com'],
  ])('a person who turned off %s gets no such mail', async (preference, other) => {
    await scratch.run(`update notification_preference set ${preference} = false`)
    expect(await mailAll()).toEqual([other])
  })

  it('an unconfirmed email address gets no mail', async () => {
    await scratch.run(`update "user" set email_verified_at = null where id = '${market.creator}'`)
    expect(await mailAll()).toEqual(['owner@example.com'])
    await scratch.run(`update "user" set email_verified_at = now() where id = '${market.creator}'`)
  })

  it('mails about the account are always sent and have no unsubscribe link', async () => {
    await scratch.run(`
      update notification_preference set company_status_updates = false, quest_status_updates = false;
      ${insert(market.creator, 'creator_access_decided', { decision: 'rejected', accesses: ['quests'], reasons: ['Too few videos'] })}`)
    expect(await mailAll()).toEqual(['pixel@example.com'])
    expect(sent[0]?.letter.subject).toBe('Your profile doesn’t qualify for access to Quests yet')
    expect(sent[0]?.letter.quote).toEqual({ author: 'Questboard’s review team', text: 'Too few videos' })
    expect(sent[0]?.letter.unsubscribe).toBeUndefined()
  })

  it.each([
    ['owner@example.com', market.owner, 'company_status_updates', 'updates on your activations'],
    ['pixel@example.com', market.creator, 'quest_status_updates', 'Quest status updates'],
  ])('mails to %s name the preference that turns them off', async (address, userId, preference, from) => {
    await mailAll()
    const unsubscribe = sent.find(({ to }) => to === address)?.letter.unsubscribe
    expect(unsubscribe?.from).toBe(from)
    const { pathname } = new URL(unsubscribe?.url ?? '')
    expect(pathname.startsWith('/unsubscribe/')).toBe(true)
    expect(unsubscribeTokens.read(pathname.slice('/unsubscribe/'.length))).toEqual({ userId, preference })
  })

  describe('a worker that stops after the mail server accepted a mail', () => {
    const dyingOnce = () => {
      let isDead = false
      return createNotificationActivities({
        database: scratch.database,
        mailer: {
          async send(to, letter, id) {
            sent.push({ to, letter, id })
            if (isDead) return
            isDead = true
            throw new Error('the worker is gone')
          },
          verify: async () => undefined,
          close: () => undefined,
        },
        publicUrl: 'https://questboard.example',
        unsubscribeTokens,
      })
    }

    it('a mail that is sent again is exactly the same, so that mailboxes show it once', async () => {
      const dying = dyingOnce()
      const [first = ''] = await activities.unmailedNotifications(eventId)
      await expect(dying.mailNotification(first)).rejects.toThrow('the worker is gone')
      expect(await dying.mailNotification(first)).toBeNull()
      expect(await dying.mailNotification(first)).toBeNull()
      expect(sent).toHaveLength(2)
      expect(sent[1]).toEqual(sent[0])
      expect(sent[0]?.id).toBe(`notification.${first}`)
      expect(
        await scratch.run(`select count(*)::int as all, count(mailed_at)::int as mailed from notification
                            where event_id = '${eventId}'`),
      ).toEqual([{ all: 2, mailed: 1 }])
    })
  })

  describe('sending mails to many people', () => {
    const people = 230
    beforeEach(() =>
      scratch.run(`
        insert into "user" (id, username, display_name, email, user_type, email_verified_at)
        select md5('many' || n)::uuid, 'many' || n, 'Many' || n, 'many' || n || '@example.com', 'Creator', now()
          from generate_series(1, ${people}) as n on conflict do nothing;
        insert into notification (user_id, kind, event_id, params)
        select md5('many' || n)::uuid, 'member_removed', '${eventId}', '{"company": "Northlight"}' from generate_series(1, ${people}) as n`),
    )
    const failing = (isBroken: (to: string, nth: number) => boolean) => {
      let tries = 0
      const made = createNotificationActivities({
        database: scratch.database,
        mailer: {
          async send(to, letter, id) {
            tries += 1
            if (isBroken(to, tries)) throw new Error('450 come back')
            sent.push({ to, letter, id })
          },
          verify: async () => undefined,
          close: () => undefined,
        },
        publicUrl: 'https://questboard.example',
        unsubscribeTokens,
      })
      return (heartbeatDetails?: string) => {
        const environment = new MockActivityEnvironment({ heartbeatDetails }, { logger })
        const beats: unknown[] = []
        environment.on('heartbeat', (position) => beats.push(position))
        return { beats, done: environment.run(made.mailNotifications, eventId) }
      }
    }
    const addresses = () => sent.map(({ to }) => to)

    it('if sending to many people is interrupted, it continues where it stopped, and no one gets two mails', async () => {
      const mailAgain = failing((_, nth) => nth > 120 && nth <= 130)
      const first = mailAgain()
      await expect(first.done).rejects.toThrow('450')
      expect(sent).toHaveLength(120)
      expect(first.beats).toHaveLength(130)
      const second = mailAgain(String(first.beats.at(-1)))
      expect(await second.done).toBeNull()
      expect(addresses()).toHaveLength(people + 2)
      expect(new Set(addresses()).size).toBe(people + 2)
    })

    it('ten invalid mailboxes in a row do not delay the mails of other people', async () => {
      const rows = await scratch.run(
        `select email from notification join "user" on "user".id = user_id where event_id = '${eventId}' order by notification.id limit 10`,
      )
      const broken = rows.map(({ email }) => email)
      const mailAgain = failing((to) => broken.includes(to))
      const first = mailAgain()
      await expect(first.done).rejects.toThrow('450')
      expect(sent).toEqual([])
      await expect(mailAgain(String(first.beats.at(-1))).done).rejects.toThrow('450')
      expect(new Set(addresses()).size).toBe(people + 2 - 10)
    })
  })

  describe('quiet hours at night in Stockholm', () => {
    const midnight = new Date('2026-11-22T23:00:00Z')
    const morning = '2026-11-23T06:00:00.000Z'

    beforeEach(async () => {
      vi.useFakeTimers({ toFake: ['Date'], now: midnight })
      await scratch.run(`update notification_preference set quiet_from = '22:00', quiet_until = '07:00'
                          where user_id = '${market.creator}'`)
    })
    afterEach(async () => {
      vi.useRealTimers()
      await scratch.run('update notification_preference set quiet_from = null, quiet_until = null')
    })

    const notificationOf = async (userId: string): Promise<string> =>
      String(
        (
          await scratch.run(
            `select id from notification where event_id = '${eventId}' and user_id = '${userId}'`,
          )
        )[0]?.id,
      )
    /** A notification about a run with this deadline. */
    const about = async (deadline: string) => {
      const run = randomUUID()
      await scratch.run(`
        begin;
        set local session_replication_role = replica;
        insert into quest_run (id, quest_id, company_id, creator_id, deadline_at)
          values ('${run}', '${randomUUID()}', '${market.company}', '${market.creator}', '${deadline}');
        insert into domain_event (id, type, entity, entity_id) values ('${eventId}', 'deadlineNear', 'quest_run', '${run}');
        commit`)
    }

    it('mails wait until the morning, but people without quiet hours get theirs immediately', async () => {
      expect(await activities.mailNotification(await notificationOf(market.creator))).toBe(morning)
      expect(await activities.mailNotification(await notificationOf(market.owner))).toBeNull()
      expect(sent.map(({ to }) => to)).toEqual(['owner@example.com'])
      vi.setSystemTime(morning)
      expect(await activities.mailNotification(await notificationOf(market.creator))).toBeNull()
      expect(sent.map(({ to }) => to)).toEqual(['owner@example.com', 'pixel@example.com'])
    })

    it('a mail that is turned off during the night is not sent in the morning', async () => {
      const held = await notificationOf(market.creator)
      expect(await activities.mailNotification(held)).toBe(morning)
      await scratch.run('update notification_preference set quest_status_updates = false')
      vi.setSystemTime(morning)
      expect(await activities.mailNotification(held)).toBeNull()
      expect(sent).toEqual([])
    })

    it.each([
      ['2026-11-23T05:59:00Z', 1],
      ['2026-11-23T06:00:00Z', 0],
    ])(
      'a mail about a deadline at %s is sent in quiet hours only if the deadline is before the end of the quiet hours',
      async (deadline, mails) => {
        await about(deadline)
        await activities.mailNotification(await notificationOf(market.creator))
        expect(sent).toHaveLength(mails)
      },
    )

    it('mails about money do not wait for the end of quiet hours', async () => {
      await scratch.run(`update notification set kind = 'payment_expired' where event_id = '${eventId}'`)
      expect(await activities.mailNotification(await notificationOf(market.creator))).toBeNull()
      expect(sent).toHaveLength(1)
    })
  })
})
