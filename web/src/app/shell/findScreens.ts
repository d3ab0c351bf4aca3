import type { SessionUser } from '../../lib/session.ts'
import { mayOpen } from '../access.ts'
import type { Screen } from '../paths/screen.ts'
import { screens } from '../paths.ts'
import { menuName } from './menu.ts'

type FoundScreen = { to: string; screen: Screen }

const shown = 8

/** The section that the menu or the tabs show for a screen. */
export const areaOf = ({ tab, menu }: Screen): string => tab?.of ?? menu?.section ?? ''

export const nameOf = (screen: Screen): string => (screen.menu ? menuName(screen, screen.menu) : screen.title)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Every typed word must match the start of a word in the text, so "ember" does not find "Memberships". */
export const matches = (query: string, text: string): boolean => {
  const words = wordsIn(text)
  return wordsIn(query).every((typed) => words.some((word) => word.startsWith(typed)))
}

export const begins = (query: string, name: string): boolean =>
  query.trim() !== '' && name.toLowerCase().startsWith(query.trim().toLowerCase())

/**
 * Search results for activations, games and people come before screens if one of their names starts with the query and
 * no screen's name does.
 */
export const leadsFound = (query: string, screens: readonly string[], rows: readonly string[]): boolean =>
  rows.some((name) => begins(query, name)) && !screens.some((name) => begins(query, name))

/**
 * The screen's URL. Null if the user must first choose a row, such as a quest. On screens of the user's own company,
 * nothing must be chosen.
 */
const addressOf = ({ path, access }: Screen, user: SessionUser | null): string | null => {
  const own = access === 'public' ? undefined : user?.company?.id
  const address = own ? path.replace(':companyId', own) : path
  return /[:*]/.test(address) ? null : address
}

/** Signed-in users do not search for sign-in screens. */
const isFor = ({ access, layout, redirect, leadsOn, menu }: Screen, user: SessionUser | null): boolean =>
  mayOpen(access, user) && !leadsOn && (!layout || !user) && (!redirect || menu !== undefined)

/** Every screen that this user can open without choosing a row first. */
const openScreens = (user: SessionUser | null): FoundScreen[] =>
  screens.flatMap((screen) => {
    const to = isFor(screen, user) ? addressOf(screen, user) : null
    return to === null ? [] : [{ to, screen }]
  })

const wordsOf = (screen: Screen): string =>
  [screen.title, nameOf(screen), areaOf(screen), screen.path, screen.keywords].join(' ')

/** Order: names that start with the query (menu entries and shorter names first), then other matches in menu order. */
const rank = (query: string, screen: Screen): number => {
  const name = nameOf(screen)
  if (begins(query, name)) return name.length + (screen.menu ? 0 : 100)
  return 200 + (screen.menu?.order ?? 1000)
}

export const findScreens = (user: SessionUser | null, query: string): FoundScreen[] =>
  openScreens(user)
    .filter(({ screen }) => matches(query, wordsOf(screen)))
    .sort((left, right) => rank(query, left.screen) - rank(query, right.screen))
    .slice(0, shown)
