import { useMutation, useQuery } from '@apollo/client/react'
import { useEffect } from 'react'
import { matchRoutes, useLocation, useNavigate } from 'react-router'
import { useAsksConsent } from '../../lib/consent.ts'
import { modals } from '../../lib/modals.ts'
import { setPrefetcher } from '../../lib/prefetch.ts'
import type { SessionUser } from '../../lib/session.ts'
import { useStore } from '../../lib/store.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { pageOf } from '../pages.ts'
import { screens } from '../paths.ts'
import { openWhatsNew, whatsNewId } from './commands.ts'
import { ShellWatchDocument, type ShellWatchQuery } from './generated/ShellWatch.ts'
import { MarkWhatsNewSeenDocument } from './generated/WhatsNew.ts'
import { permissionTitle } from './permissionTitle.ts'

const connectionsPath = '/user/settings/connections'
const reauthorisation = 'reauthorisation'

const routes = screens.map((screen) => ({ path: screen.path, screen }))

/** Most links lead to a path without parameters, which nothing else matches better: ranking all screens for each takes long. */
const screenAt = (href: string) =>
  screens.find(({ path }) => path === href) ?? matchRoutes(routes, href)?.at(-1)?.route.screen

setPrefetcher((href) => {
  const screen = screenAt(href)
  // Whoever follows the link is told.
  if (screen && !screen.redirect)
    pageOf(screen)
      .load()
      .catch(() => undefined)
})

/** To a new account nothing is news that was there before it. */
const hasNews = (data: ShellWatchQuery | undefined): boolean => {
  const newest = data?.whats_new_entry[0]?.published_at
  if (!newest || !data?.currentUser) return false
  const { whats_new_seen_at, created_at } = data.currentUser
  return new Date(newest) > new Date(whats_new_seen_at ?? created_at)
}

/** For creators whose connection has an expired refresh token; not on the connections page itself (rules §2). */
const useReauthorisationWarning = (user: SessionUser, data: ShellWatchQuery | undefined) => {
  const t = useText()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const asks = user.userType === 'Creator' && pathname !== connectionsPath
  const title = asks ? permissionTitle(t, data?.currentUser?.userConnections ?? []) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigate is the same for life.
  useEffect(() => {
    toasts.remove(reauthorisation)
    if (title === null) return
    toasts.add({
      id: reauthorisation,
      tone: 'warn',
      lifetime: 0,
      title,
      message: 'Its figures are no longer updated.',
      action: { label: 'Review connections', run: () => void navigate(connectionsPath) },
    })
  }, [title])
}

/**
 * Comes up by itself while there is something newer than what was seen. Seen is what was opened, from wherever, and from that
 * moment: who closes it before its words have come has had the chance.
 */
const useWhatsNew = ({ id }: SessionUser, data: ShellWatchQuery | undefined) => {
  const news = hasNews(data)
  const asksConsent = useAsksConsent()
  const isOpen = useStore(modals.store).some((modal) => modal.id === whatsNewId)
  const [markSeen] = useMutation(MarkWhatsNewSeenDocument)
  useEffect(() => {
    if (news && !asksConsent) openWhatsNew()
  }, [news, asksConsent])
  useEffect(() => {
    if (!isOpen || !news) return
    const at = new Date().toISOString()
    const answer = { update_user_by_pk: { __typename: 'user' as const, id, whats_new_seen_at: at } }
    markSeen({ variables: { id, at }, optimisticResponse: answer }).catch(() => undefined)
  }, [isOpen, news, id, markSeen])
}

/** What belongs to every screen of a signed-in person: the warning, what's new. */
export const ShellWatch = ({ user }: { user: SessionUser }) => {
  const { data } = useQuery(ShellWatchDocument)
  useReauthorisationWarning(user, data)
  useWhatsNew(user, data)
  return null
}
