import { expect, test } from 'vitest'
import { activationStatuses } from './activation/activation.ts'
import { activationSchedule } from './activation/schedule.ts'
import { keyCampaignParticipantStatuses } from './key-campaign/keyCampaign.ts'
import { keyClaimSchedule } from './key-campaign/schedule.ts'
import { missionRunStatuses } from './mission-run/missionRun.ts'
import { missionRunSchedule } from './mission-run/schedule.ts'
import { questRunStatuses } from './quest-run/questRun.ts'
import { questRunSchedule } from './quest-run/schedule.ts'
import type { Schedule } from './schedule.ts'
import { timedRows } from './timedRows.ts'

const now = new Date('2026-03-01T10:00Z')
const delivery = {
  deliveryType: 'open',
  publishFrom: null,
  publishUntil: null,
  deliveryDate: null,
  embargoAt: null,
} as const
const autoBidding = { maxCents: null, within: 'manual_review', over: 'manual_review' } as const
const questRun = {
  ...{ statusChangedAt: now, deadline: null, bid: null, invitationDeadline: null, autoBidding, delivery },
  ...{ reviewDays: 5, postType: null, acceptedAt: null, paidAt: null, contentDeadline: null },
  ...{ submittedAt: null, approvedAt: null, isListed: false },
}

/** The statuses of a table in which its schedule has a deadline. */
const dueIn = <Status extends string>(
  statuses: readonly Status[],
  schedule: (status: Status) => Schedule<string>,
) => statuses.filter((status) => schedule(status).deadline !== null).sort()

test('the rows that time moves on are those that have a deadline, in each of their statuses', () => {
  const named = (table: string) =>
    timedRows
      .filter((rows) => rows.table === table)
      .flatMap(({ statuses }): string[] => [...statuses])
      .sort()
  expect(named('quest_run')).toEqual(
    dueIn(questRunStatuses, (status) => questRunSchedule({ ...questRun, status }, now)),
  )
  expect(named('mission_run')).toEqual(
    dueIn(missionRunStatuses, (status) =>
      missionRunSchedule({ status, deadline: now, joinedAt: now, runDays: 1, missionEndsAt: null }, now),
    ),
  )
  expect(named('key_campaign_participant')).toEqual(
    dueIn(keyCampaignParticipantStatuses, (status) =>
      keyClaimSchedule({ status, statusChangedAt: now, claimedAt: now, deadline: null }, now),
    ),
  )
  expect(named('activation')).toEqual(
    dueIn(activationStatuses, (status) => activationSchedule({ status, startsAt: now, endsAt: now }, now)),
  )
})
