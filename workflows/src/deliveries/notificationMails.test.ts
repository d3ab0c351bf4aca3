import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createUnsubscribeTokens } from '@questboard/database'
import { HOUR_MS } from '@questboard/domain'
import type { Letter, Mailer } from '@questboard/providers/mail'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { claimDeliveries } from './queue.ts'
import { createSender } from './sendClaimed.ts'

const run = '00000000-0000-4000-8000-00000000aa02'

describe('sending the mails about an event', () => {
  let scratch: Scratch
  let sender: ReturnType<typeof createSender>
  const sent: { to: string; letter: Letter; id: string | undefined }[] = []
  const unsubscribeTokens = createUnsubscribeTokens('a secret of this test alone')
  let eventId = ''

  const insert = (userId: string, kind: string, params: object) =>
    `with told as (
       insert into notification (user_id, kind, event_id, params)
         values ('${userId}', '${kind}', '${eventId}', '${JSON.stringify(params)}') returning id)
     insert into delivery (id, kind, subject_id) select id, 'notification', id from told`
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

  const senderBy = (send: Mailer['send']) =>
    createSender({
      database: scratch.database,
      mailer: { send, verify: async () => undefined, close: () => undefined },
      publicUrl: 'https://questboard.example',
      unsubscribeTokens,
    })

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    sender = senderBy(async (to, letter, id) => void sent.push({ to, letter, id }))
  }, 180_000)
  afterAll(() => scratch?.drop())
  beforeEach(async () => {
    sent.splice(0)
    eventId = randomUUID()
    await scratch.run(`
      delete from delivery;
      update notification_preference set company_status_updates = true, quest_status_updates = true;
      ${told(market.owner, 'company')};
      ${told(market.creator, 'creator')}`)
  })

  /** Sends the mails that are due. Returns for each whether its attempt did not fail. */
  const sendDue = async (by = sender) =>
    Promise.all(await by.send(await claimDeliveries(scratch.database, 20)))
  const mailAll = async () => {
    await sendDue()
    return sent.map(({ to }) => to).sort()
  }
  const left = () =>
    scratch.run(`select coalesce(mailed_at is not null, false) as mailed, attempts, problem, due_at from delivery
                   left join notification using (id) where due_at is not null`)
  /** Lets the next attempt begin now. */
  const hurry = () => scratch.run('update delivery set due_at = now() where due_at is not null')

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

  it('each mail is claimed once and sent once', async () => {
    const claims = await Promise.all([1, 2, 3].map(() => claimDeliveries(scratch.database, 20)))
    expect(claims.map(({ length }) => length).sort()).toEqual([0, 0, 2])
    for (const claimed of claims) await Promise.all(await sender.send(claimed))
    expect(await mailAll()).toHaveLength(2)
    expect(await left()).toEqual([])
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

  it('a mail that is sent again is exactly the same, so that mailboxes show it once', async () => {
    let isDead = false
    const dying = senderBy(async (to, letter, id) => {
      sent.push({ to, letter, id })
      if (isDead) return
      isDead = true
      throw new Error('the worker is gone')
    })
    await scratch.run(`update notification_preference set company_status_updates = false`)
    expect((await sendDue(dying)).sort()).toEqual([false, true])
    expect(await left()).toMatchObject([{ mailed: false, attempts: 1, problem: 'the worker is gone' }])
    await hurry()
    expect(await sendDue(dying)).toEqual([true])
    expect(sent).toHaveLength(2)
    expect(sent[1]).toEqual(sent[0])
    expect(sent[0]?.id).toMatch(/^notification\.[0-9a-f-]{36}$/)
    expect(await left()).toEqual([])
  })

  it('a mail whose worker died is sent by another one after two minutes', async () => {
    await claimDeliveries(scratch.database, 20)
    expect(await sendDue()).toEqual([])
    await scratch.run(`update delivery set due_at = due_at - interval '119 seconds'`)
    expect(await sendDue()).toEqual([])
    await scratch.run(`update delivery set due_at = due_at - interval '1 second'`)
    expect(await mailAll()).toEqual(['owner@example.com', 'pixel@example.com'])
  })

  it('a mail is tried for a day with growing pauses, then given up, and other mails are not delayed', async () => {
    const broken = senderBy(async (to, letter, id) => {
      if (to === 'owner@example.com') throw new Error('550 no such mailbox')
      sent.push({ to, letter, id })
    })
    let waited = 0
    for (let rows = await left(); rows.length > 0; rows = await left()) {
      await sendDue(broken)
      const [row] = await left()
      if (row) waited += new Date(String(row.due_at)).getTime() - Date.now()
      await hurry()
    }
    expect(waited / HOUR_MS).toBeGreaterThan(23)
    expect(waited / HOUR_MS).toBeLessThan(25)
    expect(sent.map(({ to }) => to)).toEqual(['pixel@example.com'])
    expect(await scratch.run(`select entity, what from stuck_run`)).toEqual([
      { entity: 'delivery', what: 'a mail was given up: 550 no such mailbox' },
    ])
  }, 120_000)

  it('mails to one person are sent in order, and mails to others do not wait for them', async () => {
    await scratch.run('delete from delivery')
    const queue = async (userId: string, company: string) => {
      eventId = randomUUID()
      await scratch.run(insert(userId, 'member_removed', { company }))
    }
    for (const company of ['Alpha', 'Beta', 'Gamma']) await queue(market.creator, company)
    await queue(market.owner, 'Delta')
    const order: (string | undefined)[] = []
    const slow = senderBy(async (to, { subject }) => {
      order.push(/Alpha|Beta|Gamma|Delta/.exec(subject)?.[0])
      await sleep(to === 'pixel@example.com' ? 30 : 0)
    })
    await sendDue(slow)
    expect(order).toHaveLength(4)
    expect(order.indexOf('Delta')).toBeLessThan(2)
    expect(order.filter((company) => company !== 'Delta')).toEqual(['Alpha', 'Beta', 'Gamma'])
  })

  it('mails to many people are sent after all others', async () => {
    await scratch.run(
      `update delivery set is_bulk = true, due_at = now() - interval '1 hour'; ${insert(market.owner, 'member_removed', { company: 'Northlight' })}`,
    )
    expect((await claimDeliveries(scratch.database, 1)).map(({ id }) => id)).toEqual(
      (await scratch.run('select id from delivery where not is_bulk')).map(({ id }) => id),
    )
    expect(await claimDeliveries(scratch.database, 20)).toHaveLength(2)
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

    const addresses = () => sent.map(({ to }) => to).sort()
    const heldUntil = async () => (await left()).map(({ due_at }) => new Date(String(due_at)).toISOString())

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
      await sendDue()
      expect(addresses()).toEqual(['owner@example.com'])
      expect(await heldUntil()).toEqual([morning])
      expect(await left()).toMatchObject([{ attempts: 0 }])
      vi.setSystemTime(morning)
      await hurry()
      await sendDue()
      expect(addresses()).toEqual(['owner@example.com', 'pixel@example.com'])
      expect(await left()).toEqual([])
    })

    it('a mail that is turned off during the night is not sent in the morning', async () => {
      await sendDue()
      expect(await heldUntil()).toEqual([morning])
      await scratch.run('update notification_preference set quest_status_updates = false')
      vi.setSystemTime(morning)
      await hurry()
      await sendDue()
      expect(addresses()).toEqual(['owner@example.com'])
      expect(await left()).toEqual([])
    })

    it.each([
      ['2026-11-23T05:59:00Z', 1],
      ['2026-11-23T06:00:00Z', 0],
    ])(
      'a mail about a deadline at %s is sent in quiet hours only if the deadline is before the end of the quiet hours',
      async (deadline, mails) => {
        await about(deadline)
        await sendDue()
        expect(addresses().filter((to) => to === 'pixel@example.com')).toHaveLength(mails)
      },
    )

    it('mails about money do not wait for the end of quiet hours', async () => {
      await scratch.run(`update notification set kind = 'payment_expired' where event_id = '${eventId}'`)
      await sendDue()
      expect(addresses()).toContain('pixel@example.com')
    })
  })
})
