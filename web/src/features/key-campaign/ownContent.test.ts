import { expect, it } from 'vitest'
import { ownContentSince } from './ownContent.ts'

it("content about the campaign's game is loaded apart from other content, so that it is always in the list", () => {
  const own = { creator_id: { _eq: 'mira' }, published_at: { _gte: '2026-03-01' } }
  expect(ownContentSince('mira', '2026-03-01', 'ember')).toEqual({
    about: { ...own, game_id: { _eq: 'ember' } },
    others: { ...own, _or: [{ game_id: { _neq: 'ember' } }, { game_id: { _is_null: true } }] },
  })
  expect(ownContentSince('mira', '2026-03-01', null)).toEqual({
    about: { ...own, id: { _in: [] } },
    others: own,
  })
})
