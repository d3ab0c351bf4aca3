import { expect, it } from 'vitest'
import { matchColumns, matchFilters } from './matchColumns.tsx'

it('matches show the affiliation of the Twitch channel and are filtered by it', () => {
  const filter = matchFilters.find(({ id }) => id === 'affiliation')
  expect(filter?.kind === 'choice' && filter.where(['twitch_partner'])).toEqual({
    creator: { channels: { providerId: { _eq: 'twitch' }, affiliation: { _in: ['twitch_partner'] } } },
  })
  expect(matchColumns.some(({ title }) => title === 'Affiliation')).toBe(true)
})
