import { describe, expect, it } from 'vitest'
import { renderText } from './letter.ts'
import { mailedInvitationLetter, notificationLetter } from './letters.ts'
import { renderHtml } from './renderHtml.ts'
import { withoutLinks } from './withoutLinks.ts'

const site = 'https://questboard.example'
const hostile = [
  'Hello, Pixel',
  'Your company account will be suspended today.',
  'Confirm your card at https://evil.example/pay or www.evil.example, or write to help@evil.example',
  '<a href="https://evil.example">evil.example</a>',
  '',
  '-- ',
  'Questboard, https://questboard.example',
].join('\n')

const notification = notificationLetter({
  displayName: 'Pixel',
  title: 'Northlight offers you $420 for Lumen Tactics',
  isTrusted: true,
  body: 'Answer by Dec 3, 2026, 16:14.',
  quote: { author: 'Northlight', text: hostile },
  button: 'View offer',
  url: `${site}/campaigns`,
  unsubscribe: { from: 'Quest messages', url: `${site}/unsubscribe/1`, settingsUrl: `${site}/user/settings` },
})
const invitation = mailedInvitationLetter({
  companyName: 'Northlight',
  activationKind: 'Quest',
  activationName: 'Lumen Tactics',
  message: hostile,
  answerBy: null,
  url: `${site}/company/invitation`,
})

describe.each([
  ['an offer', notification],
  ['an invitation by mail', invitation],
])("a stranger's words in the mail about %s", (_name, letter) => {
  const html = renderHtml(letter, site)
  const text = renderText(letter, site)
  const [before = '', quotation = '', after = ''] = html.split(/<blockquote|<\/blockquote>/)

  it('the words of another person appear only in the quotation of a mail', () => {
    const { quote, ...ours } = letter
    expect(quote).toEqual({ author: 'Northlight', text: expect.stringContaining('suspended') })
    expect(JSON.stringify(ours)).not.toMatch(/suspended|evil/)
  })

  it('a quotation in a mail comes after the button and before the footer, under the name of its author', () => {
    expect(quotation).toContain('Northlight wrote:')
    expect(quotation).toContain('suspended today')
    expect(before).toContain(letter.button?.url)
    expect(before).toContain(letter.note ?? '')
    expect(before + after).not.toMatch(/suspended|evil/)
    expect(after).toContain('where game companies and creators meet')
    expect(after).not.toContain('<p')
  })

  it('a quotation in a mail contains no link and no markup', () => {
    expect(quotation).not.toMatch(/<a\b|https?:\/\/|www\.\w|@\w|evil\.example/)
    const addresses = [...html.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)
    expect(addresses.filter((address) => !address?.startsWith(site))).toEqual([])
  })

  it('in the text version of a mail, each line of a quotation is marked, so no blank line or signature ends it', () => {
    const lines = text.split('\n')
    const first = lines.indexOf('Northlight wrote:')
    const count = letter.quote?.text.split('\n').length ?? 0
    expect(lines.slice(first + 1, first + 1 + count).every((line) => line.startsWith('> '))).toBe(true)
    expect(lines.filter((line) => /suspended|evil/.test(line)).every((line) => line.startsWith('> '))).toBe(
      true,
    )
    expect(text).not.toMatch(/:\/\/evil|www\.evil|@evil|evil\.example/)
    expect(lines.indexOf(`${letter.button?.label}:`)).toBeLessThan(first)
  })

  it('a quotation in a mail has the same lines as its author wrote', () => {
    expect(text.replaceAll('\u2060', '')).toContain(
      '> Confirm your card at https://evil.example/pay or www.evil',
    )
  })
})

describe('breaking links in quoted text', () => {
  it.each(['https://evil.example', 'evil.example', 'www.evil.example', 'help@evil.example', 'evil。example'])(
    '`withoutLinks` breaks %s so that mail programs see no link',
    (address) => {
      const broken = withoutLinks(`at ${address}`)
      expect(broken).not.toContain(address)
      expect(broken.replaceAll('\u2060', '')).toBe(`at ${address}`)
    },
  )

  it.each([
    'Answer by Dec 3, 2026, 16:14.',
    '$1,250.50 for “Lumen: Tactics”',
    'One. Two.',
    'Steam, 3.5 hours',
  ])('`withoutLinks` leaves %s unchanged', (text) => expect(withoutLinks(text)).toBe(text))
})
