import { expect, it } from 'vitest'
import { commitProblems } from './commits.ts'

it('a commit with an area, a short subject and a reason has no problems', async () => {
  const message = 'hasura, web: refuse a second bid\n\nTwo bids of one creator held money twice.'
  expect(await commitProblems(message)).toEqual([])
})

it.each([
  ['an unknown area', 'misc: change things\n\nBecause.', 'misc'],
  ['no area', 'change things\n\nBecause.', 'type'],
  ['a long subject', `web: ${'long '.repeat(20)}\n\nBecause.`, '72'],
  ['a final period', 'web: change things.\n\nBecause.', 'full stop'],
  ['no reason', 'web: change things', 'body'],
])('a commit with %s is rejected', async (_, message, problem) => {
  expect((await commitProblems(message)).join('\n')).toContain(problem)
})
