import { randomUUID } from 'node:crypto'
import type { Letter } from '@questboard/providers/mail'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createNotificationActivities } from './notifications.ts'

describe('the mails of an event', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createNotificationActivities>
  const sent: { to: string; letter: Letter }[] = []
  let eventId = ''

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createNotificationActivities({
      database: scratch.database,
      mailer: {
        send: async (to, letter) => void sent.push({ to, letter }),
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
    })
  }, 180_000)
  afterAll(() => scratch?.drop())
  beforeEach(async () => {
    sent.splice(0)
    eventId = randomUUID()
    await scratch.run(`
      update notification_preference set company_status_updates = true, quest_status_updates = true;
      insert into notification (user_id, kind, event_id, title, body, path, payload) values
        ('${market.owner}', 'bid_expired', '${eventId}', 'The offer has expired', 'Emberfall', '/campaigns/quests/1', '{"to":"company"}'),
        ('${market.creator}', 'bid_expired', '${eventId}', 'The offer has expired', 'Emberfall', '/campaigns/quests/1', '{"to":"creator"}')`)
  })

  const mailAll = async () => {
    for (const id of await activities.unmailedNotifications(eventId)) await activities.mailNotification(id)
    return sent.map(({ to }) => to).sort()
  }

  it('go to both sides, with the way to the run and to the preferences', async () => {
    expect(await mailAll()).toEqual(['owner@example.com', 'pixel@example.com'])
    expect(sent[0]?.letter).toMatchObject({
      subject: 'The offer has expired',
      button: { url: 'https://questboard.example/campaigns/quests/1' },
      note: expect.stringContaining('https://questboard.example/user/settings/notifications'),
    })
  })

  it('name no company in their subject that is not verified', async () => {
    await scratch.run(`
      update notification set activation_id = '${market.program}', title = 'Northlight made you an offer';
      update company set verification = 'rejected', verification_reason = 'Fraud'`)
    await mailAll()
    await scratch.run(`update company set verification = 'verified'`)
    expect(sent.map(({ letter }) => letter.subject)).toEqual(
      Array(2).fill('News about one of your activations'),
    )
  })

  it('are sent once, however often the workflow tries', async () => {
    const [first = ''] = await activities.unmailedNotifications(eventId)
    await activities.mailNotification(first)
    await activities.mailNotification(first)
    expect(await mailAll()).toHaveLength(2)
    expect(await mailAll()).toHaveLength(2)
  })

  it.each([
    ['company_status_updates', 'pixel@example.com'],
    ['quest_status_updates', 'owner@example.com'],
  ])('leave out who has switched off %s', async (preference, other) => {
    await scratch.run(`update notification_preference set ${preference} = false`)
    expect(await mailAll()).toEqual([other])
  })

  it('leave out addresses that nobody has confirmed', async () => {
    await scratch.run(`update "user" set email_verified_at = null where id = '${market.creator}'`)
    expect(await mailAll()).toEqual(['owner@example.com'])
    await scratch.run(`update "user" set email_verified_at = now() where id = '${market.creator}'`)
  })

  it('about the account are always sent, and offer no choice', async () => {
    await scratch.run(`
      update notification_preference set company_status_updates = false, quest_status_updates = false;
      insert into notification (user_id, kind, event_id, title, body, payload) values
        ('${market.creator}', 'creator_access_decided', '${eventId}', 'Access to Quests is not granted', 'Too few videos', '{"to":"account"}')`)
    expect(await mailAll()).toEqual(['pixel@example.com'])
    expect(sent[0]?.letter.paragraphs).toEqual(['Access to Quests is not granted.', 'Too few videos'])
    expect(sent[0]?.letter.note).toBeUndefined()
  })
})
