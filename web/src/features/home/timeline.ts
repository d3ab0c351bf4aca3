import {
  type ActivationKind,
  activationKinds,
  dateInStockholm,
  isTimelineEvent,
  type TimelineEvent,
  timelineEvents,
} from '@questboard/domain'
import type {
  CompanyTimelinePageQuery,
  CompanyTimelinePageQueryVariables,
} from './generated/CompanyTimelinePage.ts'

type Told = CompanyTimelinePageQuery['company_timeline'][number]
export type Happening = Pick<Told, 'creator' | 'activation'> & {
  readonly id: string
  readonly at: string
  readonly type: TimelineEvent
  readonly kind: ActivationKind | null
}

/** Every column of a view is nullable in GraphQL, and an older client can receive events it does not know. */
export const readHappenings = (rows: readonly Told[]): readonly Happening[] =>
  rows.flatMap(({ id, created_at: at, type, kind, creator, activation }) =>
    id === null || at === null || type === null || !isTimelineEvent(type)
      ? []
      : [{ id, at, type, kind: activationKinds.find((one) => one === kind) ?? null, creator, activation }],
  )
type Where = CompanyTimelinePageQueryVariables['where']

export type TimelineFilter = { readonly kind: ActivationKind | null; readonly activationId: string | null }

/** Reads the filter from the URL, so that reload, back and shared links show the same list. */
export const readFilter = (query: URLSearchParams): TimelineFilter => ({
  kind: activationKinds.find((kind) => kind === query.get('kind')) ?? null,
  activationId: query.get('activation'),
})

export const whereOf = (companyId: string, { kind, activationId }: TimelineFilter): Where => ({
  // The company's id lets the query use the index, which starts with the company. Permissions already limit the rows.
  company_id: { _eq: companyId },
  type: { _in: [...timelineEvents] },
  ...(kind !== null && { kind: { _eq: kind } }),
  ...(activationId !== null && { activation_id: { _eq: activationId } }),
})

/** Groups rows by day in Stockholm, the newest day first. */
export const byDay = <Row extends { readonly at: string }>(
  rows: readonly Row[],
): readonly (readonly [day: string, rows: readonly Row[]])[] => [
  ...Map.groupBy(rows, ({ at }) => dateInStockholm(new Date(at))),
]
