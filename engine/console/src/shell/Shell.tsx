import { type ReactNode, useState } from 'react'
import { href, type Route } from '../route.ts'
import { useSession } from '../session.ts'
import type { Theme } from './theme.ts'

const PAGES = [
  { key: 'api', title: 'API', icon: 'M8 7 3 12l5 5M16 7l5 5-5 5M13.5 5l-3 14' },
  { key: 'data', title: 'Data', icon: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 10v9' },
  { key: 'events', title: 'Events', icon: 'M13 3 5 14h6l-1 7 8-11h-6z' },
  { key: 'cron', title: 'Cron', icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v5l3.5 2' },
  { key: 'sql', title: 'SQL', icon: 'M4 6l5 5-5 5M12 18h8' },
] as const

const Icon = ({ d }: { d: string }): ReactNode => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" className="icon">
    <path d={d} />
  </svg>
)

const Reload = (): ReactNode => {
  const { reload } = useSession()
  const [busy, setBusy] = useState(false)
  const run = (): void => {
    setBusy(true)
    reload().finally(() => setBusy(false))
  }
  return (
    <button
      type="button"
      className="quiet"
      onClick={run}
      disabled={busy}
      title="Read tables and metadata again"
    >
      <Icon d="M20 11a8 8 0 1 0-2.3 6.3M20 5v6h-6" />
      <span>{busy ? 'Reading…' : 'Refresh'}</span>
    </button>
  )
}

export const Shell = ({
  route,
  theme,
  children,
}: {
  route: Route
  theme: Theme
  children: ReactNode
}): ReactNode => {
  const { leave } = useSession()
  const here = route.path[0] ?? 'api'
  return (
    <div className="shell">
      <a className="skip" href="#content">
        Skip to content
      </a>
      <nav className="rail" aria-label="Console">
        <div className="brand">
          <img src="/console/icon.svg" alt="" width="26" height="26" />
          <span>Console</span>
        </div>
        {PAGES.map((page) => (
          <a key={page.key} href={href([page.key])} aria-current={page.key === here ? 'page' : undefined}>
            <Icon d={page.icon} />
            <span>{page.title}</span>
          </a>
        ))}
        <span className="grow" />
        <Reload />
        <button type="button" className="quiet" onClick={theme.toggle}>
          <Icon d="M12 4a8 8 0 1 0 8 8 6 6 0 0 1-8-8" />
          <span>{theme.shown === 'dark' ? 'Light' : 'Dark'}</span>
        </button>
        <button type="button" className="quiet" onClick={leave}>
          <Icon d="M14 8V5H5v14h9v-3M10 12h11m-3-3 3 3-3 3" />
          <span>Sign out</span>
        </button>
      </nav>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
