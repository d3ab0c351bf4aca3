import { describe, expect, it } from 'vitest'
import { findDisclosure, type Shown } from './findDisclosure.ts'

const shown = (seen: Partial<Shown>): Shown => ({
  title: '',
  description: '',
  isPaidPromotion: null,
  ...seen,
})

describe('finding a sponsorship disclosure', () => {
  it.each<[string, Partial<Shown>, string]>([
    [
      'by the vendor’s own label, whatever the text says',
      { title: 'Emberfall #ad', isPaidPromotion: true },
      'vendor',
    ],
    ['by a hashtag in the title', { title: 'Emberfall, part one #Ad' }, 'title'],
    ['by the beginning of the title', { title: '[AD] Emberfall' }, 'title'],
    ['by a word in brackets at the end of the title', { title: 'Emberfall, part one (sponsored)' }, 'title'],
    ['by a word before a colon', { title: 'Sponsored: Emberfall' }, 'title'],
    [
      'by words in the description',
      { description: 'This is a paid partnership with Northlight.' },
      'description',
    ],
    ['by a hashtag in another language', { description: 'Ny video! #annons' }, 'description'],
  ])('a sponsorship disclosure is found %s', (_how, seen, source) => {
    expect(findDisclosure(shown(seen))).toBe(source)
  })

  it.each<[string, Partial<Shown>]>([
    [
      'a word that only begins like one',
      { title: 'Emberfall #adventure', description: '#admirals #paidoff2' },
    ],
    [
      'a text without one',
      { title: 'I adore Emberfall', description: 'Sponsors of my channel are listed here.' },
    ],
    ['a text that says the opposite', { description: 'This is not a paid promotion.' }],
    ['brackets that say the opposite', { title: 'Emberfall (not sponsored)' }],
    ['content that the vendor labels as not sponsored', { isPaidPromotion: false }],
  ])('no sponsorship disclosure is found in %s', (_what, seen) => {
    expect(findDisclosure(shown(seen))).toBeNull()
  })
})
