import { useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { matchRoutes, useLocation, useNavigate } from 'react-router'
import { ShellWatchDocument, type ShellWatchQuery } from '../../generated/graphql.ts'
import { useAsksConsent } from '../../lib/consent.ts'
import { setPrefetcher } from '../../lib/prefetch.ts'
import type { SessionUser } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import { screens } from '../paths.ts'
import { openWhatsNew } from './commands.ts'
import { useShellShortcuts } from './useShellShortcuts.ts'

const connectionsPath = '/user/settings/connections'
const reauthorisation = 'reauthorisation'

const routes = screens.map(({ path, page }) => ({ path, handle: page }))

setPrefetcher((href) => {
  const page: unknown = matchRoutes(routes, href)?.at(-1)?.route.handle
  if (typeof page === 'function') void page()
})

const needsReauthorisation = (data: ShellWatchQuery | undefined) =>
  data?.currentUser?.userConnections.some(({ hasRefreshToken }) => !hasRefreshToken) ?? false

const hasNews = (data: ShellWatchQuery | undefined): boolean => {
  const newest = data?.whats_new_entry[0]?.published_at
  if (!newest || !data?.currentUser) return false
  const seen = data.currentUser.whats_new_seen_at
  return !seen || new Date(newest) > new Date(seen)
}

/** For creators whose connection has an expired refresh token; not on the connections page itself (spec §2). */
const useReauthorisationWarning = (user: SessionUser, data: ShellWatchQuery | undefined) => {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const warn = user.userType === 'Creator' && needsReauthorisation(data) && pathname !== connectionsPath
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigate is the same for life.
  useEffect(() => {
    if (!warn) return toasts.remove(reauthorisation)
    toasts.add({
      id: reauthorisation,
      tone: 'warn',
      lifetime: 0,
      title: 'A channel needs your permission again',
      message: 'Its figures are no longer updated.',
      action: { label: 'Review connections', run: () => void navigate(connectionsPath) },
    })
  }, [warn])
}

/** What belongs to every screen of a signed-in person: shortcuts, the warning, what's new. */
export const ShellWatch = ({ user }: { user: SessionUser }) => {
  const { data } = useQuery(ShellWatchDocument)
  const asksConsent = useAsksConsent()
  const news = hasNews(data) && !asksConsent
  useShellShortcuts(user)
  useReauthorisationWarning(user, data)
  useEffect(() => {
    if (news) openWhatsNew()
  }, [news])
  return null
}
