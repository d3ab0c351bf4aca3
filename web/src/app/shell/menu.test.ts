import { expect, it } from 'vitest'
import { parseSession, type UserType } from '../../lib/session.ts'
import { mayOpen } from '../access.ts'
import { screens } from '../paths.ts'
import { activeEntry, menuFor } from './menu.ts'

const lit = (userType: UserType, pathname: string) => activeEntry(menuFor(userType), pathname)

it.each([
  ['Company', '/home/company/notes', '/home/company'],
  ['Company', '/company/d0000000/page-settings', '/company/page'],
  ['Company', '/company/d0000000/edit', '/company/page'],
  ['Company', '/company/terms-of-use', '/company/settings'],
  ['Company', '/missions/5/results/games', '/company/activations'],
  ['Company', '/campaigns/quests/5/edit', '/company/activations'],
  ['Company', '/campaigns/quests/5/7', '/company/activations'],
  ['Company', '/company/missions/5/edit', '/company/activations'],
  ['Company', '/creator-programs/5/edit', '/company/creator-program'],
  ['Company', '/creator-programs/memberships', '/company/creator-program'],
  ['Creator', '/campaigns/browse/recent', '/campaigns/browse'],
  ['Creator', '/campaigns/5', '/campaigns/browse'],
  ['Creator', '/campaigns/quests/5', '/campaigns/quests/browse'],
  ['Creator', '/campaigns/quests/5/7', '/deals'],
  ['Creator', '/missions/5', '/missions'],
  ['Creator', '/creator-programs/5/quests', '/creator-programs'],
  ['Creator', '/creator/insights/shorts', '/creator/insights'],
  ['Creator', '/nova/edit', '/user/creator-pages'],
  ['Creator', '/creator/onboarding/interests', '/user/creator-access'],
  ['User', '/games/news', '/games'],
  ['User', '/home/feed', '/home/user'],
  ['User', '/user/topics/5', '/home/user'],
  ['User', '/creator-programs/memberships', '/creator-programs'],
] satisfies [UserType, string, string][])(
  'for a %s, the page at %s is marked in the menu as %s',
  (userType, pathname, entry) => {
    expect(lit(userType, pathname)).toBe(entry)
  },
)

it.each([
  ['Company', '/company/d0000000'],
  ['Company', '/company/cart'],
  ['Creator', '/nova'],
  ['Creator', '/gamesmaster'],
  ['User', '/user/settings/address'],
] satisfies [UserType, string][])(
  'for a %s, no menu entry is marked on the page at %s',
  (userType, pathname) => {
    expect(lit(userType, pathname)).toBeNull()
  },
)

it.each([
  [
    'Company',
    [
      ['', 'Home'],
      ['Work', 'Activations', 'Creator management', 'Code Manager'],
      ['Community', 'Creator Program', 'Creator lists', 'Announcements'],
      ['Numbers', 'Reporting', 'Insights'],
      ['Discover', 'Explore', 'Games', 'Following'],
      ['Company', 'Company page', 'Company settings'],
      ['Account', 'Account settings'],
    ],
  ],
  [
    'Creator',
    [
      ['', 'Home'],
      ['Work', 'Deals', 'Missions', 'Browse Quests', 'Browse keys', 'Creator Programs'],
      ['Numbers', 'Insights'],
      ['Discover', 'Explore', 'Games', 'Following'],
      ['Account', 'Creator Access', 'Creator Pages', 'Account settings'],
    ],
  ],
  [
    'User',
    [
      ['Work', 'Creator Programs'],
      ['Discover', 'Explore', 'Games', 'Following'],
      ['Account', 'Creator Access'],
    ],
  ],
] satisfies [UserType, string[][]][])('the menu of a %s has the expected entries', (userType, sections) => {
  const drawn = menuFor(userType).map(({ name, entries }) => [name, ...entries.map(({ label }) => label)])
  expect(drawn).toEqual(sections)
})

/** Screens that are not in the menu. */
const elsewhere: [RegExp, string][] = [
  [/^\/(plans|terms-of-use|privacy-policy)$/, 'below every screen'],
  [/^\/company\/cart(\/success)?$/, 'in the company’s header'],
  [/^\/user\/settings\//, 'in the account’s menu'],
  [/^\/user\/notifications$/, 'in the header, at the bell'],
]

it.each(['Company', 'Creator', 'User'] as const)(
  'a %s can reach every page from the menu, except pages with parameters',
  (userType) => {
    const { user } = parseSession({
      user: { id: 'u', username: 'name', userType, company: { id: 'c', name: 'C', isOwner: true } },
    })
    const lost = screens
      .filter(({ path, access }) => !path.includes(':') && mayOpen(access, user))
      .filter(({ layout, redirect, leadsOn }) => !layout && !redirect && !leadsOn)
      .map(({ path }) => path)
      .filter((path) => lit(userType, path) === null && !elsewhere.some(([pattern]) => pattern.test(path)))
    expect(lost).toEqual([])
  },
)
