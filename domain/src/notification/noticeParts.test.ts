import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { noticeOf } from './kinds.ts'
import { type NoticePart, noticeParts } from './noticeParts.ts'

const run = {
  to: 'company',
  activationId: '00000000-0000-4000-8000-00000000ac01',
  runId: '00000000-0000-4000-8000-00000000aa01',
  activation: 'Lumen Tactics',
  company: 'Northlight',
  creator: 'Mira',
  amountCents: 42_000,
}
const namesIn = (parts: readonly NoticePart[] = []) =>
  parts.filter(({ isName }) => isName).map(({ text }) => text)
const wordsOf = (parts: readonly NoticePart[] = []) => parts.map(({ text }) => text).join('')

describe('splitting the text of a notification into parts', () => {
  test('the parts of a notification mark the names in its title and body', () => {
    expect(noticeParts('new_offer', run)?.title).toEqual([
      { text: 'Mira', isName: true },
      { text: ' sent you a $420 offer for ', isName: false },
      { text: 'Lumen Tactics', isName: true },
    ])
    expect(namesIn(noticeParts('bid_rejected', run)?.body)).toEqual(['Lumen Tactics'])
  })

  test("a creator's name in a notification is marked as a name, even if the name is a common word", () => {
    const notice = noticeParts('new_offer', { ...run, creator: 'offers', activation: 'for' })
    expect(namesIn(notice?.title)).toEqual(['offers', 'for'])
    expect(wordsOf(notice?.title)).toBe('offers sent you a $420 offer for for')
  })

  test('joining the parts of a notification gives its complete text, whatever people are called', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (creator, activation) => {
        const params = { ...run, creator, activation }
        expect(wordsOf(noticeParts('new_offer', params)?.title)).toBe(noticeOf('new_offer', params)?.title)
      }),
    )
  })

  test('the parts of a notification contain no characters that mark names, even if a name contains them', () => {
    const notice = noticeParts('new_offer', { ...run, creator: '\uE001M\uE000i\uE001ra' })
    expect(namesIn(notice?.title)).toEqual(['Mira', 'Lumen Tactics'])
  })

  test('a message in a notification is quoted on one line, under the name of its author', () => {
    const notice = noticeParts('new_offer', { ...run, message: 'Dear team,\n\nI would love to' })
    expect(notice?.quote).toEqual({ author: 'Mira', text: 'Dear team, I would love to' })
  })

  test('a notification whose kind is from another version has no parts (null)', () => {
    expect(noticeParts('new_thing', run)).toBeNull()
    expect(noticeParts('new_offer', null)).toBeNull()
  })
})
