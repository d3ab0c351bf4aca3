import type { ActivationStatus } from './activation/activation.ts'
import type { CompanyInvitationStatus } from './company/company.ts'
import type { InvitationStatus } from './invitation/invitation.ts'
import type { KeyCampaignParticipantStatus } from './key-campaign/keyCampaign.ts'
import { type MissionRunStatus, missionRunStatuses, missionRunTransitions } from './mission-run/missionRun.ts'
import type { QuestDisputeStatus } from './quest-run/dispute.ts'
import { type QuestRunStatus, questRunStatuses, questRunTransitions } from './quest-run/questRun.ts'
import { isFinal, type Transition } from './transition.ts'

/** A table whose rows time moves on. What its time does is the `schedule.ts` of its noun. */
type TimedRows<Status extends string> = {
  /** The search attribute `kind` in Temporal's UI. */
  readonly kind: string
  /** The id of a row's workflow is this, a stroke and the row's id. */
  readonly idPrefix: string
  readonly noun: string
  /** Something is still to come for a row of these statuses, from time or from people: its workflow runs. */
  readonly underWay: readonly Status[]
  /**
   * In these statuses time moves the row on, and that column says when. A row that is still there long after that moment is
   * stuck: its workflow is missing, cannot go on, or is refused.
   */
  readonly due: readonly { readonly column: string; readonly statuses: readonly Status[] }[]
}

const timed = <Status extends string>(rows: TimedRows<Status>): TimedRows<Status> => rows

const unfinished = <Status extends string>(
  statuses: readonly Status[],
  transitions: readonly Transition<Status>[],
): readonly Status[] => statuses.filter((status) => !isFinal(transitions, status))

/** By table: every row that has a workflow which owns its time. */
export const timedRows = {
  quest_run: timed<QuestRunStatus>({
    kind: 'questRun',
    idPrefix: 'quest-run',
    noun: 'Quest run',
    underWay: unfinished(questRunStatuses, questRunTransitions),
    due: [
      {
        column: 'deadline_at',
        statuses: [
          'INITIAL_BID',
          'COUNTER_BID',
          'PENDING_PAYMENT',
          'PAYMENT',
          'CONTENTPRODUCTION',
          'CONTENTREVIEW',
          'CONTENT_PUBLIC_AVAILABILITY_VERIFICATION',
        ],
      },
    ],
  }),
  quest_run_dispute: timed<QuestDisputeStatus>({
    kind: 'questDispute',
    idPrefix: 'quest-dispute',
    noun: 'Dispute of a quest run',
    underWay: ['possible', 'open'],
    due: [
      { column: 'deadline_at', statuses: ['possible'] },
      // An open one waits for an admin, and then for nobody.
      { column: 'decided_at', statuses: ['open'] },
    ],
  }),
  mission_run: timed<MissionRunStatus>({
    kind: 'missionRun',
    idPrefix: 'mission-run',
    noun: 'Mission run',
    underWay: unfinished(missionRunStatuses, missionRunTransitions),
    due: [{ column: 'deadline_at', statuses: ['active'] }],
  }),
  key_campaign_participant: timed<KeyCampaignParticipantStatus>({
    kind: 'keyClaim',
    idPrefix: 'key-claim',
    noun: 'Key claim',
    // Before the claim there is no time to own.
    underWay: ['claimed_key', 'submitted_content'],
    due: [{ column: 'deadline_at', statuses: ['claimed_key'] }],
  }),
  activation: timed<ActivationStatus>({
    kind: 'activation',
    idPrefix: 'activation',
    noun: 'Activation',
    // An end has consequences for those who take part, whoever ended it.
    underWay: ['upcoming', 'active', 'unpublished', 'ended', 'closed'],
    due: [
      { column: 'start_date', statuses: ['upcoming'] },
      { column: 'end_date', statuses: ['active', 'unpublished'] },
    ],
  }),
  company_invitation: timed<CompanyInvitationStatus>({
    kind: 'companyInvitation',
    idPrefix: 'company-invitation',
    noun: 'Invitation of a company member',
    underWay: ['pending'],
    due: [{ column: 'expires_at', statuses: ['pending'] }],
  }),
  invitation: timed<InvitationStatus>({
    kind: 'invitation',
    idPrefix: 'invitation',
    noun: 'Invitation',
    underWay: ['PENDING'],
    due: [{ column: 'deadline_at', statuses: ['PENDING'] }],
  }),
} as const

export type TimedTable = keyof typeof timedRows

/** One row that time moves on. */
export type TimedRow = { readonly table: TimedTable; readonly id: string }

export const isTimedTable = (table: string): table is TimedTable => Object.hasOwn(timedRows, table)

export const timedTables: readonly TimedTable[] = Object.keys(timedRows).filter(isTimedTable)

/** For a row of any other status no workflow is started, and one that runs ends once it has looked. */
export const isUnderWay = (table: TimedTable, status: string): boolean =>
  timedRows[table].underWay.some((each) => each === status)
