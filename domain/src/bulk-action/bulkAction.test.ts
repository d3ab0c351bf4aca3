import { expect, test } from 'vitest'
import { errors } from '../errors.ts'
import { bulkActionsOn, bulkMessageProblem, mostAtOnce } from './bulkAction.ts'

test('each table of rows has its own list of bulk actions', () => {
  expect(bulkActionsOn('quest_run')).toEqual(['acceptBid', 'rejectBid', 'sendQuestMessage'])
  expect(bulkActionsOn('mission_run')).toEqual(['acceptMission', 'rejectMissionContent', 'declineMission'])
})

test('a message to many creators must pass the same checks as a message to one creator', () => {
  expect(bulkMessageProblem('declineMission', ' ')).toBe('review-message-required')
  expect(bulkMessageProblem('declineMission', 'Too dark')).toBeNull()
  expect(bulkMessageProblem('rejectApplicant', '')).toBeNull()
  expect(bulkMessageProblem('rejectMember', 'x'.repeat(2001))).toBe('text-too-long')
  expect(bulkMessageProblem('acceptBid', 'Welcome')).toBe('invalid-input')
  expect(bulkMessageProblem('sendQuestMessage', ' ')).toBe('message-required')
  expect(bulkMessageProblem('sendQuestMessage', 'The patch is out')).toBeNull()
})

test('the error message of a bulk action with too many rows names the maximum number', () => {
  const [offers, rows] = [mostAtOnce('rejectBid'), mostAtOnce('sendQuestMessage')]
  expect([offers, rows]).toEqual([100, 20_000])
  expect(errors['bulk-too-many']).toContain(rows.toLocaleString('en'))
  expect(errors['bulk-too-many']).toContain(`${offers} offers`)
})
