import { type QuestRunSide, type QuestRunStatus, questRunPath, sideToAct } from '@questboard/domain'

/** What a run of a Quest waits for, and where in its log that is done. */
export type Act = { readonly to: string; readonly label: string }

const sections: Readonly<Partial<Record<QuestRunStatus, readonly [section: string, label: string]>>> = {
  INITIAL_BID: ['bidding', 'Answer the offer'],
  COUNTER_BID: ['bidding', 'Answer the offer'],
  PENDING_PAYMENT: ['payment', 'Pay'],
  CONTENTREVIEW: ['content-production', 'Review content'],
}

type Run = {
  readonly id: string
  readonly quest_id: string
  readonly status: QuestRunStatus
  readonly current_bid?: { readonly side: QuestRunSide } | null
}

/** Null while the creator, time or the platforms are to act. */
export const companyAct = ({ id, quest_id, status, current_bid }: Run): Act | null => {
  const [section, label] = sections[status] ?? []
  const isOurs = sideToAct(status, current_bid?.side ?? 'creator') === 'company'
  return isOurs && section && label ? { to: `${questRunPath(quest_id, id)}?section=${section}`, label } : null
}
