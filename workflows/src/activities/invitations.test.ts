import type { Letter } from '@questboard/providers/mail'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMarket, market } from '../testing/market.ts'
import { createScratchDatabase, type Scratch } from '../testing/scratchDatabase.ts'
import { createInvitationActivities } from './invitations.ts'

describe('the mail of an invitation to a person who has no account', () => {
  let scratch: Scratch
  let activities: ReturnType<typeof createInvitationActivities>
  const sent: {
    to: string
    subject: string
    text: string
    quote: Letter['quote']
    url: string | undefined
  }[] = []

  beforeAll(async () => {
    scratch = await createScratchDatabase()
    await createMarket(scratch)
    activities = createInvitationActivities({
      database: scratch.database,
      mailer: {
        async send(to, { subject, paragraphs, button, quote }) {
          sent.push({ to, subject, text: paragraphs.join('\n'), quote, url: button?.url })
        },
        verify: async () => undefined,
        close: () => undefined,
      },
      publicUrl: 'https://questboard.example',
    })
  }, 180_000)
  afterAll(() => scratch?.drop())

  const invite = async (email: string) => {
    const [row] = await scratch.run(`
      insert into invitation (activation_id, activation_type, type, email, message, deadline_at)
      values ('${market.program}', 'CREATOR_PROGRAM', 'EMAIL', '${email}', 'Come and play.', '2099-03-01T11:00Z') returning id`)
    return String(row?.id)
  }

  it('the mail of an invitation names the company, the activation and the deadline, and links to the invitation', async () => {
    await activities.sendMailedInvitation(await invite('maya@example.com'))
    expect(sent.at(-1)).toMatchObject({
      to: 'maya@example.com',
      subject: 'Northlight invited you to the Creator Program Northlight creators',
    })
    expect(sent.at(-1)?.quote).toEqual({ author: 'Northlight', text: 'Come and play.' })
    expect(sent.at(-1)?.text).not.toContain('Come and play.')
    expect(sent.at(-1)?.text).toContain('Answer by Mar 1, 2099, 12:00.')
    expect(sent.at(-1)?.url).toMatch(/^https:\/\/questboard\.example\/company\/invitation\?token=.+/)
  })

  it('a mailed invitation is not sent if it was withdrawn or already belongs to an account', async () => {
    const withdrawn = await invite('noah@example.com')
    await scratch.run(
      `update invitation set status = 'REJECTED', withdrawn_at = now() where id = '${withdrawn}'`,
    )
    const found = await invite('pixel@example.org')
    await scratch.run(`update invitation set creator_id = '${market.creator}' where id = '${found}'`)
    const before = sent.length
    await activities.sendMailedInvitation(withdrawn)
    await activities.sendMailedInvitation(found)
    expect(sent).toHaveLength(before)
  })
})
