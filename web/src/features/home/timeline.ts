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

/** A view's columns may all be empty to GraphQL, and an older client does not know every event. */
export const readHappenings = (rows: readonly Told[]): readonly Happening[] =>
  rows.flatMap(({ id, created_at: at, type, kind, creator, activation }) =>
    id === null || at === null || type === null || !isTimelineEvent(type)
      ? []
      : [{ id, at, type, kind: activationKinds.find((one) => one === kind) ?? null, creator, activation }],
  )
type Where = CompanyTimelinePageQueryVariables['where']

export type TimelineFilter = { readonly kind: ActivationKind | null; readonly activationId: string | null }

/** As it stands in the address: a reload, the way back and a link show the same. */
export const readFilter = (query: URLSearchParams): TimelineFilter => ({
  kind: activationKinds.find((kind) => kind === query.get('kind')) ?? null,
  activationId: query.get('activation'),
})

export const whereOf = (companyId: string, { kind, activationId }: TimelineFilter): Where => ({
  // The index stands by the company: that its own rows alone are read is the permission's.
  company_id: { _eq: companyId },
  type: { _in: [...timelineEvents] },
  ...(kind !== null && { kind: { _eq: kind } }),
  ...(activationId !== null && { activation_id: { _eq: activationId } }),
})

/** The newest day first, each with what happened on it, as the wall in Stockholm has it. */
export const byDay = <Row extends { readonly at: string }>(
  rows: readonly Row[],
): readonly (readonly [day: string, rows: readonly Row[]])[] => [
  ...Map.groupBy(rows, ({ at }) => dateInStockholm(new Date(at))),
]
