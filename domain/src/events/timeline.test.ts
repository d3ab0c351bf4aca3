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

/** What moves within, or is told by what follows it: nobody at a company waits to read it. */
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

test('every move of what a company runs is told, or known to be left out', () => {
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

test('each of them is about a row that the timeline reads', () => {
  for (const name of timelineEvents)
    expect(
      [eventEntry(name).entity].flat().some((entity) => told.has(entity)),
      name,
    ).toBe(true)
  expect(timelineTexts.invitationSent).toContain('{who}')
})
