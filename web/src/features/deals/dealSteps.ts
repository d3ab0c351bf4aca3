import {
  activationKinds,
  activationPath,
  dealPayload,
  type KeyCampaignParticipantStatus,
  type MissionRunStatus,
  type QuestRunStatus,
  questRunPath,
  stuckPayouts,
} from '@questboard/domain'
import { formatMoment } from '../../lib/format.ts'
import { type DeliveryRow, opensLater } from '../../shared/quest-run/delivery.ts'

/** The next step of a deal, and whether it is the creator's turn. */
export type Step = {
  readonly words: string
  readonly values?: { readonly when: string }
  readonly isMine: boolean
}

const mine = (words: string): Step => ({ words, isMine: true })
const theirs = (words: string): Step => ({ words, isMine: false })

const questSteps: Partial<Readonly<Record<QuestRunStatus, Step>>> = {
  PENDING_PAYMENT: theirs('Company pays'),
  PAYMENT: theirs('Company pays'),
  CONTENTPRODUCTION: mine('Submit your content'),
  CONTENTREVIEW: theirs('Company reviews your content'),
  CONTENT_PUBLIC_AVAILABILITY_VERIFICATION: mine('Make your video public'),
  PAYOUT: theirs('Payout on its way'),
}

/** The state of a run in the status PAYOUT whose money is on hold for a dispute or did not reach the creator. */
export const payoutState = (payload: unknown): 'disputable' | 'disputed' | 'stuck' | null => {
  const { dispute, payout } = dealPayload.read(payload) ?? {}
  if (dispute) return dispute === 'open' ? 'disputed' : 'disputable'
  return stuckPayouts.some((stuck) => stuck === payout) ? 'stuck' : null
}

const payoutSteps = {
  disputable: theirs('Money held during the dispute period'),
  disputed: theirs('Money held until the dispute is decided'),
  stuck: mine('See what to do'),
} as const

const missionSteps: Partial<Readonly<Record<MissionRunStatus, Step>>> = {
  active: mine('Submit your content'),
  review: theirs('Company reviews your content'),
  claimReward: mine('Claim your rewards'),
}

const keySteps: Partial<Readonly<Record<KeyCampaignParticipantStatus, Step>>> = {
  pending: theirs('Company answers your request'),
  waitlist: theirs('Campaign opens'),
  waiting_for_access: theirs('Our team reviews your access'),
  pending_accept: mine('Answer invitation'),
  accepted: mine('Claim your key'),
  claimed_key: mine('Submit your content'),
  submitted_content: theirs('Company reviews your content'),
}

const accepted: Readonly<Record<string, Step>> = {
  KEY: mine('Request your key'),
  MISSION: mine('Join Mission'),
  QUEST: mine('Make an offer'),
}

const offers: readonly string[] = ['INITIAL_BID', 'COUNTER_BID'] satisfies QuestRunStatus[]

type Deal = {
  readonly kind: string | null
  readonly status: string | null
  readonly payload?: unknown
  readonly quest_run?: (DeliveryRow & { readonly current_bid?: { readonly side: string } | null }) | null
}

const known = (steps: Readonly<Record<string, Step>>, status: string): Step | null => steps[status] ?? null

/** The creator's step if an approved video must stay unlisted for now. Otherwise null. */
const publishingStep = (status: string, run: Deal['quest_run']): Step | null => {
  const opensAt = run && status === 'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION' ? opensLater(run) : null
  return (
    opensAt && {
      words: 'Make your video public after {when}',
      values: { when: formatMoment(opensAt.toISOString()) },
      isMine: false,
    }
  )
}

/** The next step of a deal. Null if the deal has ended. */
export const nextStep = ({ kind, status, payload, quest_run }: Deal): Step | null => {
  if (kind === null || status === null) return null
  if (status === 'PENDING') return mine('Answer invitation')
  if (status === 'ACCEPTED') return accepted[kind] ?? null
  if (kind === 'QUEST' && offers.includes(status))
    return quest_run?.current_bid?.side === 'company'
      ? mine('Answer offer')
      : theirs('Company answers your offer')
  const money = status === 'PAYOUT' ? payoutState(payload) : null
  if (money) return payoutSteps[money]
  if (kind === 'QUEST') return publishingStep(status, quest_run) ?? known(questSteps, status)
  return known(kind === 'MISSION' ? missionSteps : keySteps, status)
}

type Place = {
  readonly kind: string | null
  readonly activation_id: string | null
  readonly quest_run_id: string | null
}

/** The deal's page. A quest run has its own page. */
export const dealAddress = ({ kind, activation_id: id, quest_run_id: runId }: Place): string => {
  if (kind === 'QUEST' && runId) return questRunPath(id ?? '', runId)
  return activationPath(activationKinds.find((one) => one === kind) ?? 'KEY', id ?? '')
}
