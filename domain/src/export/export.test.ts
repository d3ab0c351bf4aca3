import { expect, test } from 'vitest'
import { exportedParticipantStatuses, exportedRunStatuses, stageOf, startOfExportMonth } from './export.ts'
import { participantExportForm } from './form.ts'

test('the stages that a company chooses say which rows it gets', () => {
  expect(exportedRunStatuses(['Offers', 'Review'])).toEqual(['INITIAL_BID', 'COUNTER_BID', 'CONTENTREVIEW'])
  expect(exportedParticipantStatuses(['Active'])).toEqual(['accepted', 'claimed_key', 'submitted_content'])
  expect(stageOf('quest_runs', 'PAYOUT')).toBe('Active')
  expect(stageOf('key_participants', 'rejected')).toBe('Ended')
})

test('a stage of the other kind, and none at all, are refused', () => {
  const read = (kind: string, stages: string[]) => participantExportForm.safeParse({ kind, stages }).success
  expect(read('quest_runs', ['Offers', 'Ended'])).toBe(true)
  expect(read('key_participants', ['Offers'])).toBe(false)
  expect(read('quest_runs', [])).toBe(false)
  expect(read('codes', ['Ended'])).toBe(false)
})

test.each([
  ['2026-11-23T05:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T22:59:59Z', '2026-09-30T22:00:00.000Z'],
  ['2026-10-31T23:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-03-31T21:59:59Z', '2026-02-28T23:00:00.000Z'],
  ['2026-03-31T22:00:00Z', '2026-03-31T22:00:00.000Z'],
])('at %s the month began at %s, at midnight in Stockholm', (now, began) => {
  expect(startOfExportMonth(new Date(now)).toISOString()).toBe(began)
})
