import { expect, it } from 'vitest'
import type { UserType } from '../../lib/session.ts'
import { activeEntry, menuFor } from './menu.ts'

const lit = (userType: UserType, pathname: string) => activeEntry(menuFor(userType), pathname)

it.each([
  ['Company', '/home/company/notes', '/home/company'],
  ['Company', '/company/d0000000/page-settings', '/company/page'],
  ['Company', '/company/d0000000/edit', '/company/page'],
  ['Company', '/company/terms-of-use', '/company/settings'],
  ['Company', '/missions/5/results/games', '/company/activations'],
  ['Company', '/campaigns/quests/5/edit', '/company/activations'],
  ['Company', '/company/missions/5/edit', '/company/activations'],
  ['Company', '/creator-programs/5/edit', '/company/creator-program'],
  ['Creator', '/campaigns/browse/recent', '/campaigns/browse'],
  ['Creator', '/campaigns/5', '/campaigns/browse'],
  ['Creator', '/campaigns/quests/5', '/campaigns/quests/browse'],
  ['Creator', '/creator/insights/shorts', '/creator/insights'],
  ['Creator', '/nova/edit', '/user/creator-pages'],
  ['Creator', '/creator/onboarding/interests', '/user/creator-access'],
  ['User', '/games/news', '/games'],
] satisfies [UserType, string, string][])('as a %s, %s keeps %s lit', (userType, pathname, entry) => {
  expect(lit(userType, pathname)).toBe(entry)
})

it.each([
  ['Company', '/company/d0000000'],
  ['Company', '/company/cart'],
  ['Creator', '/nova'],
  ['Creator', '/gamesmaster'],
  ['User', '/user/settings/address'],
] satisfies [UserType, string][])('as a %s, %s is no part of any entry', (userType, pathname) => {
  expect(lit(userType, pathname)).toBeNull()
})
