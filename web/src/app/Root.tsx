import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router'
import { sendUserLoaded } from '../lib/clientEvents.ts'
import { consentStore } from '../lib/consent.ts'
import { useSession } from '../lib/session.ts'
import { useStore } from '../lib/store.ts'
import { judge } from './access.ts'
import { CurrentScreen } from './CurrentScreen.ts'
import { Client, FrontLayout, needsClient, Shell } from './frame.ts'
import { LeadOn } from './LeadOn.tsx'
import { LightBuildWatch } from './LightBuildWatch.tsx'
import { BareLayout } from './layouts/BareLayout.tsx'
import { NavigationBar } from './layouts/NavigationBar.tsx'
import { Overlays } from './overlays/Overlays.tsx'
import { PageSkeleton } from './PageSkeleton.tsx'
import { isScreen, type Screen } from './paths/screen.ts'
import { ScreenTitle } from './ScreenTitle.tsx'
import { useFocusHeading } from './useFocusHeading.ts'
import { useScrollToTop } from './useScrollToTop.ts'

const NoAccessPage = lazy(() => import('./NoAccessPage.tsx'))

const screenOf = (handles: readonly unknown[]): Screen | null => handles.findLast(isScreen) ?? null

const Layout = ({ screen, children }: { screen: Screen; children: ReactNode }) => {
  if (screen.layout === 'front') return <FrontLayout>{children}</FrontLayout>
  if (screen.layout) return <BareLayout isPage={screen.layout === 'page'}>{children}</BareLayout>
  return <Shell>{children}</Shell>
}

/** Screens and overlays share one GraphQL client. Screens without the shell and without data load no GraphQL client. */
const Body = ({ screen, children }: { screen: Screen; children: ReactNode }) => {
  const body = (
    <>
      <Layout screen={screen}>{children}</Layout>
      <Overlays consent={screen.layout !== 'auth'} side={screen.layout ? 'end' : 'start'} />
    </>
  )
  return (
    <>
      {needsClient(screen) ? <Client>{body}</Client> : body}
      <LightBuildWatch />
    </>
  )
}

/** Wraps every screen with its access check, title, layout and overlays. */
export const Root = () => {
  const screen = screenOf(useMatches().map(({ handle }) => handle))
  const session = useSession()
  const { pathname, search, hash } = useLocation()
  useScrollToTop()
  useFocusHeading()
  const consent = useStore(consentStore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: sent when the user accepts analytics later
  useEffect(() => {
    if (session.user) sendUserLoaded(session.user)
  }, [session.user, consent])
  if (!screen) return <PageSkeleton />
  const result = judge(screen, session, pathname + search + hash)
  if (result.kind === 'redirect') return <LeadOn to={result.to} />
  return (
    <CurrentScreen value={screen}>
      <NavigationBar />
      <Suspense fallback={<PageSkeleton />}>
        <Body screen={screen}>
          <ScreenTitle screen={screen} />
          <Suspense fallback={<PageSkeleton />}>
            {result.kind === 'open' && <Outlet />}
            {result.kind === 'wait' && <PageSkeleton />}
            {result.kind === 'noAccess' && <NoAccessPage />}
          </Suspense>
        </Body>
      </Suspense>
    </CurrentScreen>
  )
}
