import type { ActivationStatus } from './activation/activation.ts'
import type { CompanyInvitationStatus } from './company/company.ts'
import type { InvitationStatus } from './invitation/invitation.ts'
import type { KeyCampaignParticipantStatus } from './key-campaign/keyCampaign.ts'
import { type MissionRunStatus, missionRunStatuses, missionRunTransitions } from './mission-run/missionRun.ts'
import type { QuestDisputeStatus } from './quest-run/dispute.ts'
import { type QuestRunStatus, questRunStatuses, questRunTransitions } from './quest-run/questRun.ts'
import { isFinal, type Transition } from './transition.ts'

/** A table whose rows have deadlines. Its schedule is in the `schedule.ts` next to its code. */
type TimedRows<Status extends string> = {
  /** The value of the search attribute `kind` in Temporal's UI. */
  readonly kind: string
  /** The prefix of a row's workflow id. A slash and the row's id follow. */
  readonly idPrefix: string
  readonly noun: string
  /** The statuses in which the row's workflow runs, because a deadline or a person can still change the row. */
  readonly underWay: readonly Status[]
  /**
   * The statuses with a deadline, and the column that contains it. A row long past its deadline is stuck: its workflow
   * is missing, blocked or rejected.
   */
  readonly due: readonly { readonly column: string; readonly statuses: readonly Status[] }[]
  /** The column that is null until a row ends. Set if the deadline's index contains only rows that have not ended. */
  readonly endedAt: 'finished_at' | null
}

const timed = <Status extends string>(rows: TimedRows<Status>): TimedRows<Status> => rows

const unfinished = <Status extends string>(
  statuses: readonly Status[],
  transitions: readonly Transition<Status>[],
): readonly Status[] => statuses.filter((status) => !isFinal(transitions, status))

/** All tables whose rows have a workflow for their deadlines. */
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
    endedAt: 'finished_at',
  }),
  quest_run_dispute: timed<QuestDisputeStatus>({
    kind: 'questDispute',
    idPrefix: 'quest-dispute',
    noun: 'Dispute of a quest run',
    underWay: ['possible', 'open'],
    due: [
      { column: 'deadline_at', statuses: ['possible'] },
      // An open dispute waits for an admin and has no deadline.
      { column: 'decided_at', statuses: ['open'] },
    ],
    endedAt: null,
  }),
  mission_run: timed<MissionRunStatus>({
    kind: 'missionRun',
    idPrefix: 'mission-run',
    noun: 'Mission run',
    underWay: unfinished(missionRunStatuses, missionRunTransitions),
    due: [{ column: 'deadline_at', statuses: ['active'] }],
    endedAt: null,
  }),
  key_campaign_participant: timed<KeyCampaignParticipantStatus>({
    kind: 'keyClaim',
    idPrefix: 'key-claim',
    noun: 'Key claim',
    // The deadline starts when the creator claims a key, so the workflow starts then too.
    underWay: ['claimed_key', 'submitted_content'],
    due: [{ column: 'deadline_at', statuses: ['claimed_key'] }],
    endedAt: null,
  }),
  activation: timed<ActivationStatus>({
    kind: 'activation',
    idPrefix: 'activation',
    noun: 'Activation',
    // The end of an activation affects its participants, regardless of who ended it.
    underWay: ['upcoming', 'active', 'unpublished', 'ended', 'closed'],
    due: [
      { column: 'start_date', statuses: ['upcoming'] },
      { column: 'end_date', statuses: ['active', 'unpublished'] },
    ],
    endedAt: null,
  }),
  company_invitation: timed<CompanyInvitationStatus>({
    kind: 'companyInvitation',
    idPrefix: 'company-invitation',
    noun: 'Invitation of a company member',
    underWay: ['pending'],
    due: [{ column: 'expires_at', statuses: ['pending'] }],
    endedAt: null,
  }),
  invitation: timed<InvitationStatus>({
    kind: 'invitation',
    idPrefix: 'invitation',
    noun: 'Invitation',
    underWay: ['PENDING'],
    due: [{ column: 'deadline_at', statuses: ['PENDING'] }],
    endedAt: null,
  }),
} as const

export type TimedTable = keyof typeof timedRows

export type TimedRow = { readonly table: TimedTable; readonly id: string }

export const isTimedTable = (table: string): table is TimedTable => Object.hasOwn(timedRows, table)

export const timedTables: readonly TimedTable[] = Object.keys(timedRows).filter(isTimedTable)

/** No workflow starts for a row in any other status. A running workflow ends when it next reads such a row. */
export const isUnderWay = (table: TimedTable, status: string): boolean =>
  timedRows[table].underWay.some((each) => each === status)
