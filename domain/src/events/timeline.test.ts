import { expect, test } from 'vitest'
import { eventEntry, eventNames } from './catalogue.ts'
import { isTimelineEvent, timelineEvents, timelineTexts } from './timeline.ts'

const told = new Set([
  'activation',
  'quest_run',
  'mission_run',
  'key_campaign_participant',
  'program_membership',
  'invitation',
])

/** Internal status changes, or status changes that a later event reports. Companies do not see them. */
const untold = [
  /Archived$/,
  /^creatorProgram(Submitted|PublishFailed|Started|Unpublished|Ended|Deleted)$/,
  /^questPayment(Started|Failed)$/,
  /^missionGoalsReached$/,
  /^keyAccess(Awaited|Granted|Ended)$/,
  /^keyInvitation(Accepted|Rejected)$/,
  /^keyScreeningWanted$/,
  /^waitlistConverted$/,
  /^invitationClaimed$/,
  /^(deadlineMoved|deadlineNear|restored)$/,
]

test("the timeline shows all status changes of a company's activations, except those on the test's list of exceptions", () => {
  const missing = eventNames.filter((name) => {
    const about = [eventEntry(name).entity].flat()
    return (
      about.some((entity) => told.has(entity)) &&
      !isTimelineEvent(name) &&
      !untold.some((one) => one.test(name))
    )
  })
  expect(missing).toEqual([])
})

test('every event in the timeline is about a kind of row that the timeline reads', () => {
  for (const name of timelineEvents)
    expect(
      [eventEntry(name).entity].flat().some((entity) => told.has(entity)),
      name,
    ).toBe(true)
  expect(timelineTexts.invitationSent).toContain('{who}')
})
