import { expect, it } from 'vitest'
import { generalRows, kitRows, questGeneralOf } from './questRows.ts'

const fresh = questGeneralOf(null)
const filled = {
  ...fresh,
  name: ' Emberfall ',
  startDate: '2026-12-01T08:00:00Z',
  endDate: '2026-12-20T08:00:00Z',
  specificDate: '2026-12-10T08:00:00Z',
  publishFrom: '2026-12-02T08:00:00Z',
  publishUntil: '2026-12-09T08:00:00Z',
  embargoAt: '2026-12-05T08:00:00Z',
  autoBidMaxCents: 5000,
}

it.each([
  ['open', null, null],
  ['specific_date', filled.specificDate, null],
  ['date_range', null, filled.publishUntil],
] as const)(
  'a quest with the delivery %s keeps only the dates that this delivery needs',
  (deliveryType, day, until) => {
    const { quest } = generalRows({ ...filled, deliveryType })
    expect(quest).toMatchObject({ delivery_type: deliveryType, specific_date: day, publish_until: until })
  },
)

it('a quest drops the date of its embargo and the maximum of its auto-bidding when they are turned off', () => {
  const off = generalRows(filled)
  expect(off.activation).toMatchObject({ name: 'Emberfall', embargo_at: null, embargo_time_zone: null })
  expect(off.quest.auto_bid_max_cents).toBeNull()
  const on = generalRows({ ...filled, hasEmbargo: true, autoBids: true })
  expect(on.activation).toMatchObject({ embargo_at: filled.embargoAt, embargo_time_zone: 'Europe/Stockholm' })
  expect(on.quest.auto_bid_max_cents).toBe(5000)
})

it('the media of a creator kit keep their order', () => {
  const media = ['b', 'a'].map((name) => ({ kind: 'kit_image', url: `/api/uploads/${name}`, title: name }))
  const rows = kitRows('quest', {
    codeItemIds: ['item'],
    kitCodes: 2,
    specialInstructions: ' Mind the cat ',
    media,
    asset: null,
  })
  expect(rows.media.map(({ title, position }) => [title, position])).toEqual([
    ['b', 1],
    ['a', 2],
  ])
  expect(rows).toMatchObject({
    quest: { kit_codes: 2 },
    kit: { special_instructions: 'Mind the cat', asset_url: null },
    items: [{ activation_id: 'quest', code_item_id: 'item' }],
  })
})
