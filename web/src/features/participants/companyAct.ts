import { type QuestRunSide, type QuestRunStatus, questRunPath, sideToAct } from '@questboard/domain'

/** The company's next action for a quest run, and its section of the log. */
export type Act = { readonly to: string; readonly label: string }

const sections: Readonly<Partial<Record<QuestRunStatus, readonly [section: string, label: string]>>> = {
  INITIAL_BID: ['bidding', 'Answer offer'],
  COUNTER_BID: ['bidding', 'Answer offer'],
  PENDING_PAYMENT: ['payment', 'Pay'],
  CONTENTREVIEW: ['content-production', 'Review content'],
}

type Run = {
  readonly id: string
  readonly quest_id: string
  readonly status: QuestRunStatus
  readonly current_bid?: { readonly side: QuestRunSide } | null
}

/** The company's next action. Null while the run waits for the creator, a deadline or a platform. */
export const companyAct = ({ id, quest_id, status, current_bid }: Run): Act | null => {
  const [section, label] = sections[status] ?? []
  const isOurs = sideToAct(status, current_bid?.side ?? 'creator') === 'company'
  return isOurs && section && label ? { to: `${questRunPath(quest_id, id)}?section=${section}`, label } : null
}
