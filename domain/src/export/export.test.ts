import { expect, test } from 'vitest'
import {
  exportedMembershipStatuses,
  exportedParticipantStatuses,
  exportedRunStatuses,
  exportsPath,
  stageOf,
  startOfExportMonth,
} from './export.ts'
import { mailedExportForm } from './form.ts'

test('the stages that a company chooses decide which statuses an export contains', () => {
  expect(exportedRunStatuses(['Offers', 'Review'])).toEqual(['INITIAL_BID', 'COUNTER_BID', 'CONTENTREVIEW'])
  expect(exportedParticipantStatuses(['Active'])).toEqual(['accepted', 'claimed_key', 'submitted_content'])
  expect(exportedMembershipStatuses(['Applicants', 'Rejected'])).toEqual(['pending', 'rejected'])
  expect(stageOf('quest_runs', 'PAYOUT')).toBe('Active')
  expect(stageOf('key_participants', 'rejected')).toBe('Ended')
})

test('an export is refused without stages, or with a stage of another kind of activation', () => {
  const read = (kind: string, stages: string[]) => mailedExportForm.safeParse({ kind, stages }).success
  expect(read('quest_runs', ['Offers', 'Ended'])).toBe(true)
  expect(read('key_participants', ['Offers'])).toBe(false)
  expect(read('program_members', ['Accepted'])).toBe(true)
  expect(read('program_members', ['Active'])).toBe(false)
  expect(read('quest_runs', [])).toBe(false)
  expect(read('codes', ['Ended'])).toBe(false)
})

test.each([
  ['2026-11-23T05:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-10-31T22:59:59Z', '2026-09-30T22:00:00.000Z'],
  ['2026-10-31T23:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-03-31T21:59:59Z', '2026-02-28T23:00:00.000Z'],
  ['2026-03-31T22:00:00Z', '2026-03-31T22:00:00.000Z'],
])('at %s the month started at %s, midnight in Stockholm', (now, began) => {
  expect(startOfExportMonth(new Date(now)).toISOString()).toBe(began)
})

test('an export of a report needs a known report and days in order', () => {
  const filter = { section: 'quests', tab: 'creators', from: '2026-10-01', to: '2026-10-31' }
  const read = (changed: object) =>
    mailedExportForm.safeParse({ kind: 'report', stages: [], filter: { ...filter, ...changed } }).success
  expect(read({})).toBe(true)
  expect(read({ section: 'everything' })).toBe(false)
  expect(read({ tab: 'money' })).toBe(false)
  expect(read({ to: '2026-09-30' })).toBe(false)
  expect(read({ from: 'yesterday' })).toBe(false)
  expect(mailedExportForm.safeParse({ kind: 'report', stages: [] }).success).toBe(false)
})

test('the link to an export leads to the page where the export was requested', () => {
  const filter = { section: 'quests', tab: 'creators', from: '2026-10-01', to: '2026-10-31' }
  expect(exportsPath('report', null, filter)).toBe('/company/reporting/quests/creators?exports=')
  expect(exportsPath('report', null, {})).toBe('/company/reporting/overview/activations?exports=')
  expect(exportsPath('program_members', null)).toBe(
    '/company/creator-management/creator-program/accepted?exports=',
  )
  expect(exportsPath('quest_runs', null)).toBe('/company/creator-management/quests/ended?exports=')
})

test('exports of insights cover at most 30 days for videos and shorts, and a year for streams', () => {
  const read = (kind: string, days: number) =>
    mailedExportForm.safeParse({ kind, stages: [], filter: { days } }).success
  expect(read('livestream_insights', 365)).toBe(true)
  expect(read('video_insights', 30)).toBe(true)
  expect(read('video_insights', 90)).toBe(false)
  expect(read('shorts_insights', 90)).toBe(false)
  expect(read('livestream_insights', 31)).toBe(false)
  expect(read('shorts_insights', 3)).toBe(true)
})
