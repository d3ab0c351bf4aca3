import { describe, expect, test } from 'vitest'
import { elseWords, openedWords, sharesWords } from './disputeWords.ts'

const t = (words: string, values: Readonly<Record<string, unknown>> = {}): string =>
  words.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const agreed = { amountCents: 50_000, company: 'Northlight', creator: 'Pixel' }

describe('explaining a dispute and its decision', () => {
  test.each([
    [
      50_000,
      44_863,
      '$500 is released to Pixel. $448.63 arrives in the creator’s account, after the platform fee and the payout cost.',
    ],
    [0, 0, '$500 goes back to Northlight.'],
    [
      20_005,
      17_934,
      '$200.05 is released to Pixel, and $299.95 goes back to Northlight. $179.34 arrives in the creator’s account, after the platform fee and the payout cost.',
    ],
    [20_005, null, '$200.05 is released to Pixel, and $299.95 goes back to Northlight.'],
  ])(
    "the text about a dispute's decision is correct if the creator gets %i cents, of which %s arrive",
    (creatorCents, netCents, words) => {
      expect(sharesWords(t, { ...agreed, creatorCents, netCents })).toBe(words)
    },
  )

  test('each side reads who opened the dispute', () => {
    expect(openedWords(t, 'company', { side: 'company', other: 'Pixel' })).toBe('You opened a dispute')
    expect(openedWords(t, 'company', { side: 'creator', other: 'Northlight' })).toBe(
      'Northlight opened a dispute',
    )
  })

  test('a possible dispute about the embargo does not interrupt the quest before its content is approved', () => {
    expect(elseWords('CONTENTREVIEW')).toBe('If no one opens a dispute, the Quest continues.')
  })

  test('the text about a possible dispute says where the money goes if no one opens a dispute', () => {
    expect(elseWords('PAYOUT')).toContain('we release the money to the creator')
    expect(elseWords('CONTENT_SUBMISSION_DEADLINE_EXPIRED')).toContain('we return the money to the company')
    expect(elseWords('CONTENT_PUBLIC_AVAILABILITY_VERIFICATION')).toContain('once the video is public')
  })
})
