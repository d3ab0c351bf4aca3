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

type Bar = { of: string; tabs: { to: string; label: string }[]; current: string | null }

/** The tabs of the section that the screen belongs to, as the paths table has them; one alone is no choice. */
const useBar = () => {
  const t = useText()
  const { user } = useSession()
  const { pathname } = useLocation()
  const params = useParams()
  return ({ base, of }: { base: string; of: string }): Bar[] => {
    const tabs = tabsOf(base)
      .filter((screen: Screen) => mayOpen(screen.access, user))
      .map(({ path, tab }) => ({ to: wholePath(path, params), label: t(tab?.label ?? '') }))
    const current = tabs
      .filter(({ to }) => startsWith(pathname, to))
      .sort((a, b) => b.to.length - a.to.length)[0]
    return tabs.length < 2 ? [] : [{ of: t(of), tabs, current: current?.to ?? null }]
  }
}

/** Those of the section, and below them those of its part that the screen belongs to. */
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
