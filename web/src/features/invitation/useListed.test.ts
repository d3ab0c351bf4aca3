import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createServer } from '../../testing/server.tsx'
import { useListed } from './useListed.ts'

it('`useListed` reads all creators of a list, even in several pages', async () => {
  const all = Array.from({ length: 2001 }, (_, n) => `c${String(n).padStart(4, '0')}`)
  const wrapper = createServer({
    ListedCreators: ({ after, limit }) => ({
      creator_list_entry: all
        .filter((id) => id > String(after))
        .slice(0, Number(limit))
        .map((creator_id) => ({ __typename: 'creator_list_entry', list_id: 'l1', creator_id })),
    }),
  })
  const { result } = renderHook(useListed, { wrapper })
  expect(await result.current('l1')).toEqual(all)
})
