import { expect, it } from 'vitest'
import { channelColumns, channelFilters } from './channelColumns.tsx'
import { kindNamed } from './insightKinds.ts'

const filtersOf = (slug: string) => {
  const kind = kindNamed(slug)
  if (kind === undefined) throw new Error(`${slug} is no kind`)
  return channelFilters(kind, { country: [], language: [] })
}

it('streams are filtered by affiliation, which only Twitch has', () => {
  const filter = filtersOf('livestream').find(({ id }) => id === 'affiliation')
  expect(filter?.kind === 'choice' && filter.where(['twitch_partner'])).toEqual({
    channel: { affiliation: { _in: ['twitch_partner'] } },
  })
  expect(filtersOf('video').some(({ id }) => id === 'affiliation')).toBe(false)
  expect(channelColumns.livestream.some(({ title }) => title === 'Affiliation')).toBe(true)
})

it("the filter for a channel's size names the number of followers of each size", () => {
  const filter = filtersOf('livestream').find(({ id }) => id === 'size_tier')
  expect(filter?.kind === 'choice' && filter.choices.map(({ label }) => label)[0]).toBe(
    'Nano (below 1,000 views and 10 viewers)',
  )
})
