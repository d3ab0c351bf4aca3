import { expect, it } from 'vitest'
import { outcomeOf, returnTo } from './connectionReturn.ts'

const connections = [
  { id: 'raccoon', channel_name: 'Raccoon' },
  { id: 'lantern', channel_name: 'Lantern' },
]

const outcome = (query: string) => outcomeOf(connections, new URLSearchParams(query))

it('the return URL contains the channel whose permission should be renewed', () => {
  expect(returnTo('raccoon')).toBe('/user/settings/connections?asked=raccoon')
  expect(returnTo()).toBe('/user/settings/connections')
})

it.each([
  ['a new connection', 'connection=lantern&added=true', { connected: 'Lantern' }],
  ['a refreshed connection', 'asked=raccoon&connection=raccoon', { refreshed: 'Raccoon' }],
  [
    'a connection other than the requested one',
    'asked=raccoon&connection=lantern',
    { refreshed: 'Lantern', missed: 'Raccoon' },
  ],
  [
    'a new connection instead of the requested one',
    'asked=raccoon&connection=lantern&added=true',
    { connected: 'Lantern', missed: 'Raccoon' },
  ],
  ['a return without consent', 'asked=raccoon&error=AccessDenied', {}],
  ['a connection of another account', 'connection=stranger', {}],
])('after returning from the vendor, the connections page reports %s', (_what, query, told) => {
  expect(outcome(query)).toEqual(told)
})
