import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { fitWords } from './fitWords.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const fit = { game: 'Emberfall', played: null, eligible: true, partner: false }
const played = { ...fit, played: 'Emberfall' }
const noGame = { ...fit, game: null }

const followers = {
  requirement: 'twitch_followers',
  platform: 'twitch',
  met: true,
  required: 2500,
  actual: 4200,
}
const viewers = { requirement: 'twitch_average_ccv', platform: 'twitch', met: true, required: 50, actual: 60 }
const language = { requirement: 'languages', platform: null, met: true, required: ['en'], actual: 'en' }
const result = (...checks: readonly object[]) => ({
  eligible: true,
  creator: true,
  access: true,
  vip: false,
  checks,
})
const missed = result({ ...followers, met: false, actual: 120, missing: 2380 }, viewers)

it.each([
  [played, result(language), 'You play Emberfall.'],
  [
    played,
    result(viewers, followers, language),
    'You play Emberfall. You have 4,200 Twitch followers (2,500 required).',
  ],
  [played, missed, 'You play Emberfall, but your channels don’t meet the requirements yet.'],
  [fit, result(), 'You haven’t played Emberfall yet.'],
  [
    fit,
    result(followers),
    'You haven’t played Emberfall yet. You have 4,200 Twitch followers (2,500 required).',
  ],
  [fit, missed, 'You haven’t played Emberfall, and your channels don’t meet the requirements yet.'],
  [noGame, result(followers), 'You have 4,200 Twitch followers (2,500 required).'],
  [noGame, missed, null],
  [noGame, result(language), null],
  [played, undefined, 'You play Emberfall.'],
])(
  'the text about why an activation fits a creator names the games and the numbers: %o, %o',
  (answer, may, words) => {
    expect(fitWords(t, answer, may)).toBe(words)
  },
)

it('`fitWords` returns null without data from the database', () => {
  expect(fitWords(t, undefined, undefined)).toBeNull()
})
