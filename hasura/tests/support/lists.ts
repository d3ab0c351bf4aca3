import { keyCampaignParticipantStages, missionRunStages, questRunStages } from '@questboard/domain'

export type List = {
  readonly name: string
  readonly as: 'company' | 'creator'
  readonly operation: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** The page size. It is small, so that a list of a few hundred rows is many times longer. */
const PART = 20
const part = { limit: PART, offset: 0, withTotal: false }
const codePart = { limit: PART, offset: 0, isCounted: false, isStock: false, stock: {} }
const id = { id: 'asc' }
/** Filter for rows of the demo studio. */
export const own = { company_id: { _eq: 'd0000000-0000-4000-8000-000000000010' } }

const participants = (
  operation: string,
  stages: Readonly<Record<string, readonly string[]>>,
  order: (stage: string) => object,
): readonly List[] =>
  Object.entries(stages).map(([stage, statuses]) => ({
    name: `${operation} at the stage ${stage}`,
    as: 'company',
    operation,
    variables: { ...part, where: { _and: [{ status: { _in: statuses } }] }, order: [order(stage), id] },
  }))

const dealSorts = {
  invited: { invited_at: 'desc_nulls_last' },
  due: { next_due_at: 'asc_nulls_last' },
  ended: { ended_at: 'desc_nulls_last' },
}
const deals = ['offer', 'active', 'ended'].flatMap((stage) =>
  Object.entries(dealSorts).map(
    ([sort, order]): List => ({
      name: `deals that are ${stage}, by ${sort}`,
      as: 'creator',
      operation: 'DealsPage',
      variables: { where: { stage: { _eq: stage } }, order: [order, id], limit: PART },
    }),
  ),
)

/**
 * Sort orders of the browse lists. The sort order by fit is missing, because it reads all open activations. The
 * browsing tests cover it.
 */
const browseOrders = {
  popular: [{ participant_count: 'desc' }, id],
  recent: [{ published_at: 'desc' }, id],
  upcoming: [{ start_date: 'asc' }, id],
}
const browse = ['QUEST', 'KEY', 'MISSION'].flatMap((kind) =>
  Object.entries(browseOrders).map(
    ([sort, order]): List => ({
      name: `${kind} to browse, by ${sort}`,
      as: 'creator',
      operation: 'BrowsePage',
      variables: { kind, sort, filters: {}, after: null, most: 24, order },
    }),
  ),
)

export const lists: readonly List[] = [
  ...browse,
  ...participants('QuestParticipants', questRunStages, (stage) =>
    stage === 'Ended' ? { finished_at: 'desc_nulls_last' } : { deadline_at: 'asc_nulls_last' },
  ),
  ...participants('KeyParticipants', keyCampaignParticipantStages, () => ({ applied_at: 'desc_nulls_last' })),
  ...participants('MissionParticipants', missionRunStages, () => ({ joined_at: 'desc' })),
  ...deals,
  {
    name: 'codes',
    as: 'company',
    operation: 'CodesPage',
    variables: { ...codePart, where: own, order: [{ created_at: 'desc' }, id] },
  },
  {
    name: 'available codes',
    as: 'company',
    operation: 'CodesPage',
    variables: {
      ...codePart,
      where: { _and: [own, { status: { _eq: 'available' } }] },
      order: [{ created_at: 'desc' }, id],
    },
  },
  {
    name: 'invited creators',
    as: 'company',
    operation: 'InvitedCreators',
    variables: { ...part, where: {}, order: [{ invited_at: 'desc' }, id] },
  },
  {
    name: 'activations',
    as: 'company',
    operation: 'ActivationsPage',
    variables: {
      ...part,
      where: own,
      order: [{ is_open: 'desc' }, { closed_at: 'desc_nulls_first' }, { start_date: 'asc_nulls_first' }, id],
    },
  },
]
