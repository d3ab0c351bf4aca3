import { generatePath, useLocation, useParams } from 'react-router'
import { TabBar } from '../../components/TabBar.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { mayOpen } from '../access.ts'
import { useCurrentScreen } from '../CurrentScreen.ts'
import type { Screen } from '../paths/screen.ts'
import { tabsOf } from '../paths.ts'

const wholePath = (path: string, params: Record<string, string | undefined>): string => {
  try {
    return generatePath(path, params)
  } catch {
    return path
  }
}

const startsWith = (pathname: string, path: string) => pathname === path || pathname.startsWith(`${path}/`)

/** Query parameters that the link to the other screen keeps. */
const carried = (search: string, from: Screen | null, to: Screen): string => {
  const written = [...new URLSearchParams(search)].filter(
    ([name]) => from?.keeps?.includes(name) && to.keeps?.includes(name),
  )
  return written.length === 0 ? '' : `?${new URLSearchParams(written)}`
}

type Bar = { of: string; tabs: { to: string; label: string }[]; current: string | null }

/** The tabs of the screen's section, from the paths table. A single tab gets no bar. */
const useBar = () => {
  const t = useText()
  const { user } = useSession()
  const { pathname, search } = useLocation()
  const params = useParams()
  const here = useCurrentScreen()
  return ({ base, of }: { base: string; of: string }): Bar[] => {
    const tabs = tabsOf(base)
      .filter((screen: Screen) => mayOpen(screen.access, user))
      .map((screen) => {
        const path = wholePath(screen.path, params)
        return { path, to: path + carried(search, here, screen), label: t(screen.tab?.label ?? '') }
      })
    const current = tabs
      .filter(({ path }) => startsWith(pathname, path))
      .sort((a, b) => b.path.length - a.path.length)[0]
    return tabs.length < 2 ? [] : [{ of: t(of), tabs, current: current?.to ?? null }]
  }
}

/** The tab bar of the section, and below it the bar of the subsection. */
export const useScreenTabs = (): readonly Bar[] => {
  const screen = useCurrentScreen()
  const barOf = useBar()
  if (!screen?.tab) return []
  const { base } = screen.tab
  const parent = tabsOf(base.slice(0, base.lastIndexOf('/'))).find(({ path }) => path === base)
  return [...(parent?.tab ? barOf(parent.tab) : []), ...barOf(screen.tab)]
}

export const ScreenTabs = ({ bars }: { bars: readonly Bar[] }) =>
  bars.map(({ of, tabs, current }) => <TabBar key={of} label={of} tabs={tabs} current={current} />)
