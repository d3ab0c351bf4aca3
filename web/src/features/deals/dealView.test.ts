import { expect, it } from 'vitest'
import { orderOf, readDealView, sortsOf, whereOf, writeDealView } from './dealView.ts'

const read = (address: string, stage: 'offer' | 'active' | 'ended') =>
  readDealView(new URLSearchParams(address), stage)

it('each list of deals has its own default order, unless the URL names another one', () => {
  expect(read('', 'offer').sort).toBe('due')
  expect(read('', 'active').sort).toBe('due')
  expect(read('', 'ended').sort).toBe('ended')
  expect(read('sort=invited', 'ended').sort).toBe('invited')
  expect(read('sort=price', 'active').sort).toBe('due')
})

it('a list of deals can be sorted only by dates that its deals have', () => {
  expect(sortsOf.active).not.toContain('ended')
  expect(sortsOf.offer).not.toContain('ended')
  expect(sortsOf.ended).not.toContain('due')
  expect(read('sort=ended', 'active').sort).toBe('due')
  expect(read('sort=due', 'ended').sort).toBe('ended')
})

it('the filters of a list of deals are the same after they are written to the URL and read back', () => {
  const view = read('kind=QUEST,KEY,SONG&sort=invited', 'ended')
  expect(view).toEqual({ kinds: ['KEY', 'QUEST'], sort: 'invited' })
  expect(read(new URLSearchParams(writeDealView(view, 'ended')).toString(), 'ended')).toEqual(view)
  expect(writeDealView(read('', 'active'), 'active')).toEqual({})
})

it('the query for deals selects one stage and the chosen kinds', () => {
  expect(whereOf('active', read('', 'active'))).toEqual({ stage: { _eq: 'active' } })
  expect(whereOf('offer', read('kind=KEY', 'offer'))).toEqual({
    stage: { _eq: 'offer' },
    kind: { _in: ['KEY'] },
  })
})

it("deals that need the creator's action come first, and deals without a date last", () => {
  expect(orderOf(read('', 'active'))).toEqual([
    { is_own_turn: 'desc' },
    { next_due_at: 'asc_nulls_last' },
    { id: 'asc' },
  ])
  expect(orderOf(read('', 'ended'))).toEqual([{ ended_at: 'desc_nulls_last' }, { id: 'asc' }])
})
