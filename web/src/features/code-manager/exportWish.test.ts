import { expect, it } from 'vitest'
import { filtersFor } from './columns.tsx'
import { exportWish } from './exportWish.ts'

const filters = filtersFor({
  code_item: [{ id: 'a', name: 'Game', game: { id: 'b', name: 'Emberfall' } }],
  distribution_channel: [{ id: 'steam', name: 'Steam' }],
})
const wish = (chosen: Record<string, string>, search = '') =>
  exportWish(filters, { search, sort: null, filters: chosen })

it('an export of codes without filters contains all codes', () => {
  expect(wish({})).toEqual({})
})

it('an export of codes has the same filters and search words as the table', () => {
  expect(
    wish({ status: 'claimed,available', platform: 'steam', revoked: 'no', added: '2026-03-01..' }, ' press '),
  ).toEqual({
    q: 'press',
    status: 'available,claimed',
    platform: 'steam',
    revoked: 'no',
    added: '2026-03-01..',
  })
})

it('an export of codes ignores filter values that do not exist, as the table does', () => {
  expect(wish({ status: 'stolen', item: 'b', claimed: 'yesterday' })).toEqual({})
})
