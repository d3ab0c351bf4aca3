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

/** The tabs of the section that the screen belongs to, as the paths table has them. */
const Row = ({ base, of }: { base: string; of: string }) => {
  const t = useText()
  const { user } = useSession()
  const { pathname } = useLocation()
  const params = useParams()
  const tabs = tabsOf(base)
    .filter((screen: Screen) => mayOpen(screen.access, user))
    .map(({ path, tab }) => ({ to: wholePath(path, params), label: t(tab?.label ?? '') }))
  const current = tabs
    .filter(({ to }) => startsWith(pathname, to))
    .sort((a, b) => b.to.length - a.to.length)[0]
  if (tabs.length < 2) return null
  return <TabBar label={t(of)} tabs={tabs} current={current?.to ?? null} />
}

export const ScreenTabs = () => {
  const screen = useCurrentScreen()
  if (!screen?.tab) return null
  const { base, of } = screen.tab
  const parent = tabsOf(base.slice(0, base.lastIndexOf('/'))).find(({ path }) => path === base)
  return (
    <>
      {parent?.tab && <Row base={parent.tab.base} of={parent.tab.of} />}
      <Row base={base} of={of} />
    </>
  )
}
