import type { UserType } from '../../lib/session.ts'
import type { MenuPlace, Screen } from '../paths/screen.ts'
import { screens } from '../paths.ts'

export type MenuEntry = { path: string; label: string; icon: MenuPlace['icon']; covers: string }
export type MenuSection = { name: string; entries: MenuEntry[] }

const inMenu = (userType: UserType) =>
  screens
    .flatMap((screen) => (screen.menu?.for.includes(userType) ? [{ screen, menu: screen.menu }] : []))
    .sort((left, right) => left.menu.order - right.menu.order)

const toEntry = ({ screen, menu }: { screen: Screen; menu: MenuPlace }): MenuEntry => ({
  path: screen.path,
  label: menu.label ?? screen.tab?.of ?? screen.title,
  icon: menu.icon,
  covers: menu.covers ?? screen.path,
})

/** The left menu of a kind of account, in sections. */
export const menuFor = (userType: UserType): MenuSection[] => {
  const sections = new Map<string, MenuEntry[]>()
  for (const place of inMenu(userType)) {
    const entries = sections.get(place.menu.section) ?? []
    sections.set(place.menu.section, [...entries, toEntry(place)])
  }
  return [...sections].map(([name, entries]) => ({ name, entries }))
}

const covers = (entry: MenuEntry, pathname: string) =>
  pathname === entry.covers || pathname.startsWith(`${entry.covers}/`)

/** The entry that stays lit: the one that covers most of the address. */
export const activeEntry = (sections: MenuSection[], pathname: string): string | null => {
  const hits = sections.flatMap(({ entries }) => entries).filter((entry) => covers(entry, pathname))
  return (
    hits.reduce<MenuEntry | null>(
      (best, entry) => (best && best.covers.length >= entry.covers.length ? best : entry),
      null,
    )?.path ?? null
  )
}
