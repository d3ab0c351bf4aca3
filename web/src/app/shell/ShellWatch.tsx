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

/** Exact matches are tried first, because most links have one and ranking all screens for every link is slow. */
const screenAt = (href: string) =>
  screens.find(({ path }) => path === href) ?? matchRoutes(routes, href)?.at(-1)?.route.screen

setPrefetcher((href) => {
  const screen = screenAt(href)
  // A failed prefetch shows no error, because the user sees the error after following the link.
  if (screen && !screen.redirect)
    pageOf(screen)
      .load()
      .catch(() => undefined)
})

/** "What's new" entries that are older than the account are not new to its user. */
const hasNews = (data: ShellWatchQuery | undefined): boolean => {
  const newest = data?.whats_new_entry[0]?.published_at
  if (!newest || !data?.currentUser) return false
  const { whats_new_seen_at, created_at } = data.currentUser
  return new Date(newest) > new Date(whats_new_seen_at ?? created_at)
}

/** Warns creators about an expired refresh token, except on the connections page itself (rules §2). */
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
      message: 'We can’t update your stats until you reconnect.',
      action: { label: 'Review connections', run: () => void navigate(connectionsPath) },
    })
  }, [title])
}

/**
 * Opens "What's new" when an entry is newer than the last one seen. Opening the dialog counts as seen, even if the user
 * closes it before its text has loaded.
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

/** Shows the connection warning and "What's new" on every screen of a signed-in user. */
export const ShellWatch = ({ user }: { user: SessionUser }) => {
  const { data } = useQuery(ShellWatchDocument)
  useReauthorisationWarning(user, data)
  useWhatsNew(user, data)
  return null
}
