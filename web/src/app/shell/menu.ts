import { matchPath } from 'react-router'
import type { UserType } from '../../lib/session.ts'
import type { MenuPlace, Screen } from '../paths/screen.ts'
import { screens } from '../paths.ts'

export type MenuEntry = { path: string; label: string; icon: MenuPlace['icon']; covers: readonly string[] }
export type MenuSection = { name: string; entries: MenuEntry[] }

const inMenu = (userType: UserType) =>
  screens
    .flatMap((screen) => (screen.menu?.for.includes(userType) ? [{ screen, menu: screen.menu }] : []))
    .sort((left, right) => left.menu.order - right.menu.order)

/** The menu shows the section's name for the first tab of a section. */
export const menuName = ({ title, tab }: Screen, { label }: MenuPlace): string => label ?? tab?.of ?? title

const toEntry = ({ screen, menu }: { screen: Screen; menu: MenuPlace }): MenuEntry => ({
  path: screen.path,
  label: menuName(screen, menu),
  icon: menu.icon,
  covers: [screen.path, ...(menu.covers ?? [])],
})

export const menuFor = (userType: UserType): MenuSection[] => {
  const sections = new Map<string, MenuEntry[]>()
  for (const place of inMenu(userType)) {
    const entries = sections.get(place.menu.section) ?? []
    sections.set(place.menu.section, [...entries, toEntry(place)])
  }
  return [...sections].map(([name, entries]) => ({ name, entries }))
}

/** The length of the part of the URL that the entry matches, in characters. */
const coverage = ({ covers }: MenuEntry, pathname: string): number =>
  Math.max(...covers.map((path) => matchPath({ path, end: false }, pathname)?.pathnameBase.length ?? 0))

/** Highlights the entry that matches the longest part of the URL. */
export const activeEntry = (sections: MenuSection[], pathname: string): string | null => {
  const [best] = sections
    .flatMap(({ entries }) => entries)
    .map((entry) => ({ path: entry.path, covered: coverage(entry, pathname) }))
    .filter(({ covered }) => covered > 0)
    .sort((left, right) => right.covered - left.covered)
  return best?.path ?? null
}
