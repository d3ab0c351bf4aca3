import type { SessionUser } from '../../lib/session.ts'
import { mayOpen } from '../access.ts'
import type { Screen } from '../paths/screen.ts'
import { screens } from '../paths.ts'
import { menuName } from './menu.ts'

/** A screen and the address where this person has it. */
type FoundScreen = { to: string; screen: Screen }

const shown = 8

/** Where a screen belongs, as the menu and the tabs name it. */
export const areaOf = ({ tab, menu }: Screen): string => tab?.of ?? menu?.section ?? ''

export const nameOf = (screen: Screen): string => (screen.menu ? menuName(screen, screen.menu) : screen.title)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Each typed word begins one of the text's: whoever types the start of a game's name does not mean "Memberships" by "ember". */
export const matches = (query: string, text: string): boolean => {
  const words = wordsIn(text)
  return wordsIn(query).every((typed) => words.some((word) => word.startsWith(typed)))
}

/** Whether a name begins with all that is typed. */
export const begins = (query: string, name: string): boolean =>
  query.trim() !== '' && name.toLowerCase().startsWith(query.trim().toLowerCase())

/** Rows of the market come before screens when one has the name that is being typed, and no screen has. */
export const leadsFound = (query: string, screens: readonly string[], rows: readonly string[]): boolean =>
  rows.some((name) => begins(query, name)) && !screens.some((name) => begins(query, name))

/** Null where a row must be chosen first: what is the company's own has but one. */
const addressOf = ({ path, access }: Screen, user: SessionUser | null): string | null => {
  const own = access === 'public' ? undefined : user?.company?.id
  const address = own ? path.replace(':companyId', own) : path
  return /[:*]/.test(address) ? null : address
}

/** Screens before and around sign-in are nothing to look for once one is in. */
const isFor = ({ access, layout, redirect, leadsOn, menu }: Screen, user: SessionUser | null): boolean =>
  mayOpen(access, user) && !leadsOn && (!layout || !user) && (!redirect || menu !== undefined)

/** Every screen of the table that this person may open without choosing a row first. */
const openScreens = (user: SessionUser | null): FoundScreen[] =>
  screens.flatMap((screen) => {
    const to = isFor(screen, user) ? addressOf(screen, user) : null
    return to === null ? [] : [{ to, screen }]
  })

const wordsOf = (screen: Screen): string =>
  [screen.title, nameOf(screen), areaOf(screen), screen.path, screen.keywords].join(' ')

/**
 * Names that begin with what is typed first, the menu's before the others, the shortest on top; then the menu in its order; then
 * all else.
 */
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
