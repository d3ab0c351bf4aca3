import { type ActivationKind, activationKinds, dateInStockholm, timelineEvents } from '@questboard/domain'
import type {
  CompanyTimelinePageQuery,
  CompanyTimelinePageQueryVariables,
} from './generated/CompanyTimelinePage.ts'

export type Happening = CompanyTimelinePageQuery['company_timeline'][number]
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
export const byDay = <Row extends { readonly created_at: string }>(
  rows: readonly Row[],
): readonly (readonly [day: string, rows: readonly Row[]])[] => [
  ...Map.groupBy(rows, ({ created_at }) => dateInStockholm(new Date(created_at))),
]
