import type { ComponentType } from 'react'
import type { UserType } from '../../lib/session.ts'
import type { ToText } from '../../lib/text.ts'

/**
 * Access levels: `guest` means signed out, `member` anyone signed in, `market` companies and creators, `person` creators and
 * users.
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

/** Place in the left menu, or in the header of plain users, for each account type. */
export type MenuPlace = {
  for: readonly UserType[]
  section: string
  label?: string
  icon: IconName
  order: number
  /** Other routes that highlight this menu entry, including all URLs below them. */
  covers?: readonly string[]
}

export type Screen = {
  path: string
  title: string
  access: Access
  /**
   * `bare` and `page` have no header, menu or panel; of these, only `page` adds margins. `auth` is like `bare`, but
   * without the cookie notice (rules §2). `front` has the visitors' header and footer around a page of full width.
   */
  layout?: 'bare' | 'page' | 'auth' | 'front'
  /** Screens that use neither GraphQL nor formatted messages do not load the client. */
  client?: false
  menu?: MenuPlace
  page?: () => Promise<{ default: ComponentType }>
  redirect?: string
  /**
   * The account types that this screen only redirects (`members` are all but visitors), so search does not list it for
   * them.
   */
  leadsOn?: 'everyone' | 'members'
  /** The section in whose tab bar this screen is a tab, the section's base URL, and the tab's label. */
  tab?: { of: string; base: string; label: string }
  /** Query parameters that links to neighboring tabs keep, such as the selected period. */
  keeps?: readonly string[]
  /** Tables use the full width of the window. */
  isTable?: true
  /** Additional search words for the command palette. */
  keywords?: string
}

export const isScreen = (value: unknown): value is Screen =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value

export const wholeTitle = ({ title, tab }: Pick<Screen, 'title' | 'tab'>, t: ToText): string =>
  tab && tab.of !== title ? `${t(title)} · ${t(tab.of)}` : t(title)

type Common = Omit<Screen, 'path' | 'title'>
type TabRow = readonly [slug: string, label: string]

/** Makes a screen, or a whole section, one tab of a larger section. */
export const part = (of: string, base: string) => (label: string) => ({ tab: { of, base, label } })

/**
 * A section with one URL per tab. The section's own URL opens the first tab. With a `tab` in `common`, the section is
 * itself a tab of a larger section.
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
