import type { ComponentType } from 'react'
import type { UserType } from '../../lib/session.ts'
import type { ToText } from '../../lib/text.ts'

/**
 * Who may open a screen. `guest`: only who is not signed in; `member`: anyone signed in; `market`: companies and creators;
 * `person`: creators and users.
 */
export type Access = 'public' | 'guest' | 'member' | 'creator' | 'company' | 'market' | 'person'

export type IconName =
  | 'home'
  | 'explore'
  | 'games'
  | 'following'
  | 'mission'
  | 'quest'
  | 'key'
  | 'deals'
  | 'program'
  | 'activations'
  | 'creators'
  | 'lists'
  | 'codes'
  | 'reporting'
  | 'insights'
  | 'announcements'
  | 'page'
  | 'settings'
  | 'access'
  | 'cart'

/** A place in the left menu (or the plain user's header), per kind of account. */
export type MenuPlace = {
  for: readonly UserType[]
  section: string
  label?: string
  icon: IconName
  order: number
  /** Where else the entry stays lit: these addresses, as routes, and those below them. */
  covers?: readonly string[]
}

export type Screen = {
  path: string
  title: string
  access: Access
  /**
   * `bare`: no header, menu or panel; `page`: the same, within a page's edges. `auth`: neither layout nor consent (rules §2).
   * `front`: the visitors' header and the footer around a page of its own width.
   */
  layout?: 'bare' | 'page' | 'auth' | 'front'
  /** Screens that need neither GraphQL nor formatted messages load no client for them. */
  client?: false
  menu?: MenuPlace
  page?: () => Promise<{ default: ComponentType }>
  redirect?: string
  /** Leads each kind of account (`members`: visitors stay) on to a screen of its own: nobody looks for this one. */
  leadsOn?: 'everyone' | 'members'
  /** The title of the screen whose tabs this one belongs to, and the tab's own name. */
  tab?: { of: string; base: string; label: string }
  /** What of its address the tabs beside it take along: a period that was chosen for one is that of the others. */
  keeps?: readonly string[]
  /** What is compared in columns takes the whole width of the window. */
  isTable?: true
  /** Where else a person finds it: words for the command palette. */
  keywords?: string
}

export const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

/** A screen's own name and the section it is a tab of: what the window is called. */
export const wholeTitle = ({ title, tab }: Pick<Screen, 'title' | 'tab'>, t: ToText): string =>
  tab && tab.of !== title ? `${t(title)} · ${t(tab.of)}` : t(title)

type Common = Omit<Screen, 'path' | 'title'>
type TabRow = readonly [slug: string, label: string]

/** The place of a screen, or of a whole section, as one tab of a larger section. */
export const part = (of: string, base: string) => (label: string) => ({ tab: { of, base, label } })

/**
 * A section whose parts are tabs with addresses of their own; the section's address opens the first. With a `tab` in `common`
 * the section is itself one of the tabs of a larger one.
 */
export const tabbed = (base: string, title: string, common: Common, rows: readonly TabRow[]): Screen[] => {
  const { menu, keywords, tab: place, ...rest } = common
  const first = rows[0]
  const tabs = rows.map(
    ([slug, label]): Screen => ({
      ...rest,
      path: slug ? `${base}/${slug}` : base,
      title: label,
      tab: { of: title, base, label },
    }),
  )
  if (!first || first[0] === '')
    return tabs.map((tab, index) => (index === 0 && menu ? { ...tab, menu } : tab))
  const entry: Screen = {
    path: base,
    title,
    access: common.access,
    redirect: `${base}/${first[0]}`,
    ...(common.keeps && { keeps: common.keeps }),
  }
  return [
    { ...entry, ...(menu && { menu }), ...(keywords && { keywords }), ...(place && { tab: place }) },
    ...tabs,
  ]
}
