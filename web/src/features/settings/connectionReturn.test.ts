import { expect, it } from 'vitest'
import { outcomeOf, returnTo } from './connectionReturn.ts'

const connections = [
  { id: 'raccoon', channel_name: 'Raccoon' },
  { id: 'lantern', channel_name: 'Lantern' },
]

const outcome = (query: string) => outcomeOf(connections, new URLSearchParams(query))

it('the return address contains the connection to renew', () => {
  expect(returnTo('raccoon')).toBe('/user/settings/connections?asked=raccoon')
  expect(returnTo()).toBe('/user/settings/connections')
})

it.each([
  ['a new connection', 'connection=lantern&added=true', { connected: 'Lantern' }],
  ['a refreshed one', 'asked=raccoon&connection=raccoon', { refreshed: 'Raccoon' }],
  [
    'another than the one asked for',
    'asked=raccoon&connection=lantern',
    { refreshed: 'Lantern', missed: 'Raccoon' },
  ],
  [
    'a new one in place of the one asked for',
    'asked=raccoon&connection=lantern&added=true',
    { connected: 'Lantern', missed: 'Raccoon' },
  ],
  ['a way back without consent', 'asked=raccoon&error=AccessDenied', {}],
  ['a connection of somebody else', 'connection=stranger', {}],
])('the connections page reports the return with %s', (_what, query, told) => {
  expect(outcome(query)).toEqual(told)
})
