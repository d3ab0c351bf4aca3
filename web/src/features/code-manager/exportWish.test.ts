import { expect, it } from 'vitest'
import { filtersFor } from './columns.tsx'
import { exportWish } from './exportWish.ts'

const filters = filtersFor({
  code_item: [{ id: 'a', name: 'Game', game: { id: 'b', name: 'Emberfall' } }],
  distribution_channel: [{ id: 'steam', name: 'Steam' }],
})
const wish = (chosen: Record<string, string>, search = '') =>
  exportWish(filters, { search, sort: null, filters: chosen })

it('asks for everything where nothing is narrowed', () => {
  expect(wish({})).toEqual({})
})

it('asks for what the table shows, by each filter and the search', () => {
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

it('leaves out what is no choice, as the table does', () => {
  expect(wish({ status: 'stolen', item: 'b', claimed: 'yesterday' })).toEqual({})
})
