import { describe, expect, it } from 'vitest'
import { companyInvitationLetter, notificationLetter } from './letters.ts'

const invitation = {
  companyName: 'Blizzard',
  inviterName: 'BlizzardSupport',
  url: 'https://questboard.example/company/join',
  validDays: 7,
}
const notice = {
  displayName: 'Pixel',
  title: 'Blizzard made you an offer',
  body: 'Emberfall',
  quote: null,
  button: 'View offer',
  url: 'x',
  unsubscribe: null,
}

describe('the subject of a mail', () => {
  it('the subject of a mail can name a verified company', () => {
    expect(companyInvitationLetter({ ...invitation, isVerified: true }).subject).toContain('Blizzard')
    expect(notificationLetter({ ...notice, isTrusted: true }).subject).toContain('Blizzard')
  })

  it('neither the subject nor the preview of a mail contains the name of a company that we have not verified', () => {
    const invited = companyInvitationLetter({ ...invitation, isVerified: false })
    expect(invited.subject + invited.preview).not.toContain('Blizzard')
    expect(invited.paragraphs.join(' ')).toContain('We haven’t verified this company yet.')
    const told = notificationLetter({ ...notice, body: 'Blizzard pays', isTrusted: false })
    expect(told.subject + told.preview).not.toContain('Blizzard')
  })
})
