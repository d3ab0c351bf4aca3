import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { fitWords } from './fitWords.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const fit = { game: 'Emberfall', played: null, eligible: true, partner: false }

it.each([
  [{ ...fit, played: 'Emberfall' }, 'You play Emberfall, and you meet what is asked for.'],
  [
    { ...fit, played: 'Emberfall', eligible: false },
    'You play Emberfall, but do not meet what is asked for yet.',
  ],
  [fit, 'You meet what is asked for; you have not played Emberfall yet.'],
  [{ ...fit, eligible: false }, 'You have not played Emberfall yet, and do not meet what is asked for.'],
  [{ ...fit, game: null }, 'You meet what is asked for.'],
])('names the game and the figures: %o', (answer, words) => {
  expect(fitWords(t, answer)).toBe(words)
})

it('says nothing where the database was not asked', () => {
  expect(fitWords(t, undefined)).toBeNull()
})
