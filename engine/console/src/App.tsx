import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react'
import { type Catalog, loadCatalog } from './catalog.ts'
import { DataPage } from './data/DataPage.tsx'
import { CronLogPage } from './logs/CronLogPage.tsx'
import { EventLogPage } from './logs/EventLogPage.tsx'
import { type Route, useRoute } from './route.ts'
import { SessionContext, useLoad } from './session.ts'
import { Notice, Spinner } from './shell/feedback.tsx'
import { Shell } from './shell/Shell.tsx'
import { SignIn } from './shell/SignIn.tsx'
import { type Theme, useTheme } from './shell/theme.ts'
import { SqlPage } from './sql/SqlPage.tsx'
import { useSessionStored } from './stored.ts'

// Loads the editor only on its own page, because it is most of the bundle.
const ApiPage = lazy(() => import('./graphiql/ApiPage.tsx'))

const page = (route: Route, theme: 'dark' | 'light'): ReactNode => {
  switch (route.path[0]) {
    case 'data':
      return <DataPage route={route} />
    case 'events':
      return <EventLogPage route={route} />
    case 'cron':
      return <CronLogPage route={route} />
    case 'sql':
      return <SqlPage />
    default:
      return <ApiPage theme={theme} />
  }
}

const Console = ({
  secret,
  theme,
  leave,
}: {
  secret: string
  theme: Theme
  leave: () => void
}): ReactNode => {
  const route = useRoute()
  const [fresh, setFresh] = useState<Catalog>()
  const first = useLoad(secret, () => loadCatalog(secret))
  const reload = useCallback(async () => setFresh(await loadCatalog(secret)), [secret])
  const catalog = fresh ?? first.data
  if (!catalog) {
    return first.error ? (
      <main className="centre">
        <Notice error={first.error} />
        <button type="button" onClick={leave}>
          Use another secret
        </button>
      </main>
    ) : (
      <main className="centre">
        <Spinner label="Reading the project" />
      </main>
    )
  }
  return (
    <SessionContext value={{ secret, catalog, reload, leave }}>
      <Shell route={route} theme={theme}>
        <Suspense fallback={<Spinner label="Loading the editor" />}>{page(route, theme.shown)}</Suspense>
      </Shell>
    </SessionContext>
  )
}

export const App = (): ReactNode => {
  const theme = useTheme()
  const [secret, setSecret] = useSessionStored('admin-secret')
  // An engine that has no admin secret doesn't ask for one. `open` is true once the user has entered a secret.
  const [open, setOpen] = useState(secret !== '')
  const enter = (entered: string): void => {
    setSecret(entered)
    setOpen(true)
  }
  const leave = (): void => {
    setSecret('')
    setOpen(false)
  }
  return open ? <Console secret={secret} theme={theme} leave={leave} /> : <SignIn onEnter={enter} />
}
