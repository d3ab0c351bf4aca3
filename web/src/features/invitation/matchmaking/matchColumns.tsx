import {
  channelAffiliationNames,
  channelAffiliations,
  channelProviderNames,
  channelProviders,
  hoursInWords,
  matchInsightNames,
  matchInsights,
  sizeTierLabels,
  sizeTierNames,
  sizeTiers,
} from '@questboard/domain'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import type { Matchmaking_Item_Bool_Exp, Matchmaking_Item_Order_By } from '../../../generated/inputs.ts'
import { formatCount, formatExactCents } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { say } from '../../../lib/text.ts'
import { toLike } from '../../../lib/toLike.ts'
import { between, centsBetween } from '../../../tables/between.ts'
import { choiceFilter } from '../../../tables/choiceFilter.ts'
import type { Column, TableColumns } from '../../../tables/column.ts'
import type { Filter } from '../../../tables/filters.ts'
import { foundBy } from '../../../tables/foundBy.ts'
import { nullsLast } from '../../../tables/nullsLast.ts'
import { affiliationOf, countryOf, FoundName, hasAffiliation, nameOf } from '../creator.tsx'
import { InvitationState_InvitationFragmentDoc } from '../generated/InviteCreators.ts'
import { InvitationBadge } from '../InvitationBadge.tsx'
import { invitationStates, stateOf } from '../invitationState.ts'
import type { MatchesQuery } from './generated/matchmaking.ts'
import { matchTones } from './matchTones.ts'

export type MatchRow = MatchesQuery['matchmaking_item'][number] & { readonly id: string }
export type MatchOrder = Matchmaking_Item_Order_By
export type MatchWhere = Matchmaking_Item_Bool_Exp
type MatchColumn = Column<MatchRow, MatchOrder>

const scoreInWords = (score: number): string => formatCount(Math.round(score * 100))
const formatHours = (hours: number | null): string => (hours === null ? '–' : hoursInWords(hours))

type Figure =
  | 'cost_per_hour_cents'
  | 'hours_streamed'
  | 'predicted_ccv'
  | 'average_ccv'
  | 'predicted_views'
  | 'average_views'
  | 'suggested_offer_cents'

const figure = (
  id: Figure,
  title: string,
  format: (value: number | null) => string,
  width = 150,
): MatchColumn => {
  const read = (row: MatchRow): number | null => (row[id] === null ? null : Number(row[id]))
  return {
    id,
    title,
    width,
    align: 'end',
    cell: (row) => {
      const value = read(row)
      return value === null ? '–' : format(value)
    },
    text: (row) => {
      const value = read(row)
      return value === null ? '' : format(value)
    },
    order: (direction) => ({ [id]: nullsLast[direction] }),
  }
}

const invitationOf = ({ invitation }: MatchRow) =>
  invitation ? readFragment(InvitationState_InvitationFragmentDoc, invitation) : null

export const matchColumns: TableColumns<MatchRow, MatchOrder> = [
  {
    id: 'creator',
    title: 'Creator',
    width: 220,
    cell: ({ creator }) => <FoundName creator={creator} />,
    text: ({ creator }) => nameOf(creator),
    order: (direction) => ({ creator: { profile: { display_name: direction } } }),
  },
  {
    id: 'insight',
    title: 'Match insight',
    width: 145,
    cell: ({ insight }) => <StatusBadge tone={matchTones[insight]}>{matchInsightNames[insight]}</StatusBadge>,
    text: ({ insight }) => matchInsightNames[insight],
  },
  {
    id: 'invited',
    title: 'Invitation',
    width: 130,
    cell: (row) => {
      const invitation = invitationOf(row)
      return invitation ? <InvitationBadge invitation={invitation} lead /> : '–'
    },
    text: (row) => {
      const invitation = invitationOf(row)
      return invitation ? invitationStates[stateOf(invitation)].word : ''
    },
  },
  {
    id: 'score',
    title: 'Match score (RecSys)',
    width: 125,
    align: 'end',
    cell: ({ score }) => scoreInWords(score),
    text: ({ score }) => scoreInWords(score),
    order: (direction) => ({ score: direction }),
  },
  figure('suggested_offer_cents', 'Suggested offer', formatExactCents, 145),
  figure('cost_per_hour_cents', 'Cost per hour watched', formatExactCents, 160),
  figure('hours_streamed', 'Hours streamed', formatHours, 145),
  figure('predicted_ccv', 'Predicted viewers (CCV)', formatCount),
  figure('average_ccv', 'Average viewers (CCV)', formatCount),
  figure('predicted_views', 'Predicted views', formatCount),
  figure('average_views', 'Average views', formatCount),
  {
    id: 'size',
    title: 'Size',
    width: 100,
    cell: ({ creator }) => (creator?.size_tier ? say(sizeTierNames[creator.size_tier]) : '–'),
    text: ({ creator }) => (creator?.size_tier ? sizeTierNames[creator.size_tier] : ''),
  },
  {
    id: 'affiliation',
    title: 'Affiliation',
    width: 120,
    cell: ({ creator }) => say(affiliationOf(creator) || '–'),
    text: ({ creator }) => affiliationOf(creator),
  },
  {
    id: 'language',
    title: 'Language',
    width: 120,
    isExtra: true,
    cell: ({ creator }) => creator?.content_language?.name ?? '–',
    text: ({ creator }) => creator?.content_language?.name ?? '',
  },
  {
    id: 'country',
    title: 'Country',
    width: 110,
    isExtra: true,
    cell: ({ creator }) => countryOf(creator) || '–',
    text: ({ creator }) => countryOf(creator),
  },
]

export const matchFilters: readonly Filter<MatchWhere>[] = [
  choiceFilter('insight', 'Match insight', matchInsights, matchInsightNames, (chosen) => ({
    insight: { _in: chosen },
  })),
  choiceFilter('platform', 'Platform', channelProviders, channelProviderNames, (chosen) => ({
    platform: { _in: chosen },
  })),
  choiceFilter('size', 'Size', sizeTiers, sizeTierLabels, (chosen) => ({
    creator: { size_tier: { _in: chosen } },
  })),
  choiceFilter('affiliation', 'Affiliation', channelAffiliations, channelAffiliationNames, (chosen) => ({
    creator: hasAffiliation(chosen),
  })),
  {
    kind: 'range',
    id: 'offer',
    title: 'Suggested offer',
    unit: 'dollars',
    where: (range) => ({ suggested_offer_cents: centsBetween(range) }),
  },
  {
    kind: 'range',
    id: 'ccv',
    title: 'Predicted viewers (CCV)',
    unit: 'number',
    where: (range) => ({ predicted_ccv: between(range) }),
  },
  {
    kind: 'range',
    id: 'views',
    title: 'Predicted views',
    unit: 'number',
    where: (range) => ({ predicted_views: between(range) }),
  },
  {
    kind: 'choice',
    id: 'invited',
    title: 'Invitation',
    choices: [
      { value: 'no', label: 'Not invited yet' },
      { value: 'yes', label: 'Invited' },
    ],
    where: (values) =>
      values.length === 1 ? (values[0] === 'yes' ? { invitation: {} } : { _not: { invitation: {} } }) : {},
  },
]

export const matchFound = foundBy(
  (words): MatchWhere => ({ creator: { profile: { search_name: { _ilike: toLike(words) } } } }),
)
