import { isNotificationFamily, kindsOfFamily, type NotificationFamily } from '@questboard/domain'
import type { NotificationHistoryPageQueryVariables } from './generated/NotificationHistoryPage.ts'

export type Where = NotificationHistoryPageQueryVariables['where']
type Place = { readonly id: string; readonly created_at: string }

export type Filter = { readonly unread: boolean; readonly family: NotificationFamily | null }

/** As it stands in the address: a reload, the way back and a link show the same. */
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

/** What is older than the last one shown: the place in the history stays, whatever comes meanwhile. */
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

/** The newest page before what was shown; where more came than one page holds, it alone: no gap stays in between. */
export const withNewest = <Row extends Place>(shown: readonly Row[], newest: readonly Row[]): Row[] => {
  const known = new Set(newest.map(({ id }) => id))
  const rest = shown.filter(({ id }) => !known.has(id))
  return rest.length < shown.length || shown.length === 0 ? [...newest, ...rest] : [...newest]
}

export const withOlder = <Row extends Place>(shown: readonly Row[], older: readonly Row[]): Row[] => {
  const known = new Set(shown.map(({ id }) => id))
  return [...shown, ...older.filter(({ id }) => !known.has(id))]
}
