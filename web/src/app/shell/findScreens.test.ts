import { describe, expect, it } from 'vitest'
import { parseSession } from '../../lib/session.ts'
import { mayOpen } from '../access.ts'
import { screens } from '../paths.ts'
import { areaOf, findScreens, leadsFound, nameOf } from './findScreens.ts'

const companyId = '5f0c1b1e-3c55-4a3e-9d35-0d5f2f0a9a11'

const personOf = (userType: string | null) => {
  const company = userType === 'Company' ? { id: companyId, name: 'C', isOwner: true } : null
  return parseSession({ user: userType && { id: 'u', username: 'name', userType, company } }).user
}

const people = ['Company', 'Creator', 'User', null] as const

describe.each(people)('command palette of a %s', (userType) => {
  const user = personOf(userType)
  const pathsFor = (query: string) => findScreens(user, query).map(({ screen }) => screen.path)

  it('the command palette finds every page by title and section, except sign-in pages and pages with parameters', () => {
    const missed = screens
      .filter(({ access, path }) => mayOpen(access, user) && !/[:*]/.test(path))
      .filter(({ layout, redirect, leadsOn }) => !redirect && !leadsOn && (!layout || !user))
      .filter((screen) => !pathsFor(`${screen.title} ${areaOf(screen)}`.trim()).includes(screen.path))
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it('the command palette finds only pages that the user is allowed to open', () => {
    const queries = [...new Set(['', ...screens.map(({ title }) => title)])]
    const found = queries.flatMap((query) => findScreens(user, query))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ screen }) => !mayOpen(screen.access, user))).toEqual([])
  })
})

it("the command palette leads members of a company to the company's own pages", () => {
  const [edit] = findScreens(personOf('Company'), 'edit company page')
  expect(edit?.to).toBe(`/company/${companyId}/edit`)
})

it('the command palette shows names that start with the typed words first, then menu entries', () => {
  const named = (userType: string, query: string) =>
    findScreens(personOf(userType), query).map(({ screen }) => nameOf(screen))
  expect(named('Company', 'creator').slice(0, 5)).toEqual([
    'Creator lists',
    'Creator Program',
    'Creator Programs',
    'Creator management',
    'Creators',
  ])
  expect(named('Creator', 'key')[0]).toBe('Browse keys')
})

it('the command palette matches only the beginning of words: “ember” finds Emberfall, but not Memberships', () => {
  const named = (query: string) => findScreens(personOf('Creator'), query).map(({ screen }) => nameOf(screen))
  expect(named('ember')).toEqual([])
  expect(named('member')).toContain('Memberships')
  expect(named('what’s')).toEqual([])
})

it('the command palette shows a game with the typed name before pages that are found only by keyword', () => {
  expect(leadsFound('home', ['Home'], ['Homeward'])).toBe(false)
  expect(leadsFound('twitch', ['Connections'], ['Twitch Racer'])).toBe(true)
  expect(leadsFound('Racer', ['Connections'], ['Twitch Racer'])).toBe(false)
  expect(leadsFound('', [], ['Twitch Racer'])).toBe(false)
})
