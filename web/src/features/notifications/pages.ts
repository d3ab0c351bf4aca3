import { isNotificationFamily, kindsOfFamily, type NotificationFamily } from '@questboard/domain'
import type { NotificationHistoryPageQueryVariables } from './generated/NotificationHistoryPage.ts'

export type Where = NotificationHistoryPageQueryVariables['where']
type Place = { readonly id: string; readonly created_at: string }

export type Filter = { readonly unread: boolean; readonly family: NotificationFamily | null }

/** The filter is part of the URL, so that reload, the back button and shared links show the same list. */
export const readFilter = (query: URLSearchParams): Filter => {
  const family = query.get('about')
  return { unread: query.get('only') === 'unread', family: isNotificationFamily(family) ? family : null }
}

export const writeFilter = ({ unread, family }: Filter): Record<string, string> => ({
  ...(unread && { only: 'unread' }),
  ...(family && { about: family }),
})

export const whereOf = ({ unread, family }: Filter): Where => ({
  ...(unread && { read_at: { _is_null: true } }),
  ...(family && { kind: { _in: kindsOfFamily(family) } }),
})

/** Selects entries older than the last one shown, so that new entries do not shift the pages. */
export const olderThan = (where: Where, last: Place): Where => ({
  _and: [
    where,
    {
      _or: [
        { created_at: { _lt: last.created_at } },
        { created_at: { _eq: last.created_at }, id: { _lt: last.id } },
      ],
    },
  ],
})

/**
 * Adds the newest page before the entries already shown. If the two do not overlap, shows only the newest page, so that
 * the list has no gap.
 */
export const withNewest = <Row extends Place>(shown: readonly Row[], newest: readonly Row[]): Row[] => {
  const known = new Set(newest.map(({ id }) => id))
  const rest = shown.filter(({ id }) => !known.has(id))
  return rest.length < shown.length || shown.length === 0 ? [...newest, ...rest] : [...newest]
}

export const withOlder = <Row extends Place>(shown: readonly Row[], older: readonly Row[]): Row[] => {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...older.filter(({ id }) => !known.has(id))]
}
