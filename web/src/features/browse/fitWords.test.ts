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
const verdict = (...checks: readonly object[]) => ({
  eligible: true,
  creator: true,
  access: true,
  vip: false,
  checks,
})
const missed = verdict({ ...followers, met: false, actual: 120, missing: 2380 }, viewers)

it.each([
  [played, verdict(language), 'You play Emberfall.'],
  [
    played,
    verdict(viewers, followers, language),
    'You play Emberfall, and have 4,200 Twitch followers: 2,500 are asked for.',
  ],
  [played, missed, 'You play Emberfall, but your figures are not there yet.'],
  [fit, verdict(), 'You have not played Emberfall yet.'],
  [
    fit,
    verdict(followers),
    'You have not played Emberfall yet, but have 4,200 Twitch followers: 2,500 are asked for.',
  ],
  [fit, missed, 'You have not played Emberfall yet, and your figures are not there yet.'],
  [noGame, verdict(followers), 'You have 4,200 Twitch followers: 2,500 are asked for.'],
  [noGame, missed, null],
  [noGame, verdict(language), null],
  [played, undefined, 'You play Emberfall.'],
])('one sentence names the game and the figures: %o, %o', (answer, may, words) => {
  expect(fitWords(t, answer, may)).toBe(words)
})

it('says nothing where the database was not asked', () => {
  expect(fitWords(t, undefined, undefined)).toBeNull()
})
