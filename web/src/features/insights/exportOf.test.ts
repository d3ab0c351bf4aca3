import { insightExportFilter } from '@questboard/domain'
import { expect, it } from 'vitest'
import { exportOf } from './exportOf.ts'
import { kindNamed } from './insightKinds.ts'

const asked = (slug: string, address: string) => {
  const kind = kindNamed(slug)
  if (!kind) throw new Error(`there is no ${slug}`)
  return insightExportFilter.parse(exportOf(kind, 30, new URLSearchParams(address)).filter)
}

it('an export of insights has the filters and search on screen', () => {
  const of = 'platform=twitch&size_tier=nano,micro&country=SE&language=sv&followers=100..&q=%20night%20'
  expect(asked('livestream', `${of}&average_ccv=5..50`)).toEqual({
    days: 30,
    platforms: ['twitch'],
    sizes: ['nano', 'micro'],
    countries: ['SE'],
    languages: ['sv'],
    followersFrom: 100,
    followersTo: null,
    viewersFrom: 5,
    viewersTo: 50,
    viewsFrom: null,
    viewsTo: null,
    search: 'night',
  })
  expect(asked('shorts', 'views=..900')).toMatchObject({ viewsFrom: null, viewsTo: 900, search: '' })
})

it('an export of insights ignores filters that the list does not have', () => {
  expect(asked('livestream', 'views=1..2')).toMatchObject({ viewsFrom: null, viewsTo: null })
  expect(asked('video', 'average_ccv=1..2')).toMatchObject({ viewersFrom: null, viewersTo: null })
})
