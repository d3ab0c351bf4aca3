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

describe.each(people)('the palette of a %s', (userType) => {
  const user = personOf(userType)
  const pathsFor = (query: string) => findScreens(user, query).map(({ screen }) => screen.path)

  it('finds each screen that needs no row by its title and section, but those around sign-in', () => {
    const missed = screens
      .filter(({ access, path }) => mayOpen(access, user) && !/[:*]/.test(path))
      .filter(({ layout, redirect, leadsOn }) => !redirect && !leadsOn && (!layout || !user))
      .filter((screen) => !pathsFor(`${screen.title} ${areaOf(screen)}`.trim()).includes(screen.path))
    expect(missed.map(({ path }) => path)).toEqual([])
  })

  it('finds nothing that is not open to them', () => {
    const queries = [...new Set(['', ...screens.map(({ title }) => title)])]
    const found = queries.flatMap((query) => findScreens(user, query))
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ screen }) => !mayOpen(screen.access, user))).toEqual([])
  })
})

it('leads a company to what is its own', () => {
  const [edit] = findScreens(personOf('Company'), 'edit company page')
  expect(edit?.to).toBe(`/company/${companyId}/edit`)
})

it('puts what begins with the typed words first, the menu’s before the others, and the shortest on top', () => {
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

it('takes what is typed for the beginning of a word: who types “ember” looks for Emberfall, not for Memberships', () => {
  const named = (query: string) => findScreens(personOf('Creator'), query).map(({ screen }) => nameOf(screen))
  expect(named('ember')).toEqual([])
  expect(named('member')).toContain('Memberships')
  expect(named('what’s')).toEqual([])
})

it('puts a game that has the typed name before the screens that only have something to do with it', () => {
  expect(leadsFound('home', ['Home'], ['Homeward'])).toBe(false)
  expect(leadsFound('twitch', ['Connections'], ['Twitch Racer'])).toBe(true)
  expect(leadsFound('Racer', ['Connections'], ['Twitch Racer'])).toBe(false)
  expect(leadsFound('', [], ['Twitch Racer'])).toBe(false)
})
