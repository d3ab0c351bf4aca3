import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { fitWords } from './fitWords.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const fit = { game: 'Emberfall', played: null, eligible: true, partner: false }

it.each([
  [{ ...fit, played: 'Emberfall' }, 'You play Emberfall.'],
  [fit, 'You have not played Emberfall yet.'],
  [{ ...fit, game: null }, null],
])('names the game, and leaves to the badge whether the creator may join: %o', (answer, words) => {
  expect(fitWords(t, answer)).toBe(words)
  expect(fitWords(t, { ...answer, eligible: false })).toBe(words)
})

it('says nothing where the database was not asked', () => {
  expect(fitWords(t, undefined)).toBeNull()
})
