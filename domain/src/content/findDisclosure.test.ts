import { describe, expect, it } from 'vitest'
import { findDisclosure, type Shown } from './findDisclosure.ts'

const shown = (seen: Partial<Shown>): Shown => ({
  title: '',
  description: '',
  isPaidPromotion: null,
  ...seen,
})

describe('sponsorship disclosure', () => {
  it.each<[string, Partial<Shown>, string]>([
    [
      'by the vendor’s own mark, whatever the words say',
      { title: 'Emberfall #ad', isPaidPromotion: true },
      'vendor',
    ],
    ['by a hashtag of the title', { title: 'Emberfall, part one #Ad' }, 'title'],
    ['by the beginning of the title', { title: '[AD] Emberfall' }, 'title'],
    [
      'by words of the description',
      { description: 'This is a paid partnership with Northlight.' },
      'description',
    ],
    ['by a hashtag in another language', { description: 'Ny video! #annons' }, 'description'],
  ])('a disclosure is found %s', (_how, seen, source) => {
    expect(findDisclosure(shown(seen))).toBe(source)
  })

  it.each<[string, Partial<Shown>]>([
    [
      'a word that only begins like it',
      { title: 'Emberfall #adventure', description: '#admirals #paidoff2' },
    ],
    [
      'nothing of the kind',
      { title: 'I adore Emberfall', description: 'Sponsors of my channel are listed here.' },
    ],
    ['words that say the opposite', { description: 'This is not a paid promotion.' }],
    ['a vendor that says no', { isPaidPromotion: false }],
  ])('is not told by %s', (_what, seen) => {
    expect(findDisclosure(shown(seen))).toBeNull()
  })
})
