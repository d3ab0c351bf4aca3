import type { KeyCampaignParticipantStatus, MissionRunStatus, QuestRunStatus } from '@questboard/domain'

/** Explains in an empty table how creators get to this stage, because the table leaves out creators at other stages. */
type EmptyTexts = { readonly title: string; readonly text: string }

export const emptyMissionTable = (statuses: readonly MissionRunStatus[]): EmptyTexts => {
  if (statuses.includes('review'))
    return { title: 'Nothing to review', text: 'Creators appear here when they have met all criteria.' }
  if (statuses.includes('completed'))
    return {
      title: 'No creators yet',
      text: 'Creators appear here after you decide on their work, or when the Mission has ended for them.',
    }
  return { title: 'No creators yet', text: 'Creators who join appear here.' }
}

export const emptyQuestTable = (statuses: readonly QuestRunStatus[]): EmptyTexts => {
  if (statuses.includes('INITIAL_BID'))
    return { title: 'No offers yet', text: 'Creators who bid or get an offer from you appear here.' }
  if (statuses.includes('CONTENTREVIEW'))
    return { title: 'Nothing to review', text: 'Creators appear here when they have submitted content.' }
  if (statuses.includes('COMPLETED'))
    return { title: 'No creators yet', text: 'Creators appear here when their Quest has ended.' }
  return { title: 'No creators yet', text: 'Creators appear here when you have agreed on an offer.' }
}

export const emptyKeyTable = (statuses: readonly KeyCampaignParticipantStatus[]): EmptyTexts => {
  if (statuses.includes('pending'))
    return { title: 'No requests yet', text: 'Creators who request your keys appear here.' }
  if (statuses.includes('completed'))
    return {
      title: 'No creators yet',
      text: 'Creators appear here when their key campaign has ended for them.',
    }
  return { title: 'No creators yet', text: 'Creators whose request you accept appear here.' }
}
