import { describe, expect, test } from 'vitest'
import { activationStatuses } from './activation/activation.ts'
import { activationSchedule } from './activation/schedule.ts'
import { companyInvitationStatuses } from './company/company.ts'
import { companyInvitationSchedule } from './company/schedule.ts'
import { invitationStatuses } from './invitation/invitation.ts'
import { invitationSchedule } from './invitation/schedule.ts'
import { keyCampaignParticipantStatuses } from './key-campaign/keyCampaign.ts'
import { keyClaimSchedule } from './key-campaign/schedule.ts'
import { missionRunStatuses } from './mission-run/missionRun.ts'
import { missionRunSchedule } from './mission-run/schedule.ts'
import { disputeSchedule, questDisputeStatuses } from './quest-run/dispute.ts'
import { questRunStatuses } from './quest-run/questRun.ts'
import { questRunSchedule } from './quest-run/schedule.ts'
import { isUnderWay, type TimedTable, timedRows, timedTables } from './timedRows.ts'

const now = new Date('2026-03-01T10:00Z')
const delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
} as const
const autoBidding = {
  maxCents: null,
  within: 'manual_review',
  over: 'manual_review',
  leftCents: null,
} as const
const questRun = {
  ...{ statusChangedAt: now, deadline: null, bid: null, invitationDeadline: null, autoBidding, delivery },
  ...{ reviewDays: 5, graceDays: 0, postType: null, acceptedAt: null, paidAt: null, contentDeadline: null },
  ...{ submittedAt: null, reviewExtendedAt: null, isFound: true, approvedAt: null, isListed: false },
}

/** The statuses for which the table's schedule sets a deadline. */
const dueIn: Readonly<Record<TimedTable, readonly string[]>> = {
  quest_run: questRunStatuses.filter((status) => questRunSchedule({ ...questRun, status }, now).deadline),
  quest_run_dispute: questDisputeStatuses.filter(
    (status) => disputeSchedule({ status, deadline: now, decidedAt: now }).deadline,
  ),
  mission_run: missionRunStatuses.filter((status) => {
    const mission = {
      deadline: now,
      joinedAt: now,
      runDays: 1,
      missionStartsAt: null,
      missionEndsAt: null,
      goalsReachedAt: null,
    }
    return missionRunSchedule({ status, ...mission }, now).deadline
  }),
  key_campaign_participant: keyCampaignParticipantStatuses.filter((status) => {
    const claim = { statusChangedAt: now, claimedAt: now, deadline: null, embargoEnds: null }
    return keyClaimSchedule({ status, ...claim }, now).deadline
  }),
  activation: activationStatuses.filter(
    (status) => activationSchedule({ status, startsAt: now, endsAt: now }, now).deadline,
  ),
  company_invitation: companyInvitationStatuses.filter(
    (status) => companyInvitationSchedule({ status, expiresAt: now }).deadline,
  ),
  invitation: invitationStatuses.filter((status) => {
    const asked = { deadline: now, isTakenUp: false, hasAccount: true, hasOffer: false }
    return invitationSchedule({ status, ...asked }, now).deadline
  }),
}

describe.each(timedTables)('rows of %s that have deadlines', (table) => {
  test("each table's list of statuses that can be overdue contains exactly the statuses that have a deadline", () => {
    const named = timedRows[table].due.flatMap(({ statuses }): string[] => [...statuses])
    expect(named.toSorted()).toEqual(dueIn[table].toSorted())
  })
  test('rows with deadlines count as in progress as long as they have one', () => {
    for (const status of dueIn[table]) expect(isUnderWay(table, status), status).toBe(true)
  })
})

test('the workflow ids of two tables never have the same prefix', () => {
  const prefixes = timedTables.map((table) => timedRows[table].idPrefix)
  expect(new Set(prefixes).size).toBe(prefixes.length)
})
