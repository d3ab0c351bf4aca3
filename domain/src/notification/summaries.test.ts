import { describe, expect, test } from 'vitest'
import { summarySince, summaryWords } from './summaries.ts'

const program = { name: 'Northlight creators', applied: 5, pending: 3, newest: ['Mira', 'Pixel', 'Ash'] }
const mission = { name: 'Emberfall launch', joined: 0, completed: 0, review: 0, claiming: 0 }

describe('text of the applicant summary', () => {
  const words = (...programs: readonly object[]) => summaryWords('program_applicant_summary', programs)

  test('the applicant summary names the newest applicants and gives the number of all others', () => {
    expect(words(program)).toEqual({
      subject: '5 creators applied to your Creator Program',
      lines: [
        '5 creators applied to Northlight creators: Mira, Pixel, Ash and 2 more. 3 applications need your answer.',
      ],
    })
  })

  test.each([
    [
      { applied: 1, pending: 1, newest: ['Mira'] },
      '1 creator applied to Northlight creators: Mira. 1 application needs your answer.',
    ],
    [
      { applied: 2, pending: 0, newest: ['Mira', 'Ash'] },
      '2 creators applied to Northlight creators: Mira and Ash. You answered all applicants.',
    ],
    [
      { applied: 1204, pending: 1000 },
      '1,204 creators applied to Northlight creators: Mira, Pixel, Ash and 1,201 more. 1,000 applications need your answer.',
    ],
  ])('the applicant summary is correct English for %j', (change, line) => {
    expect(words({ ...program, ...change }).lines).toEqual([line])
  })

  test('the applicant summary gives the total for several programs in its subject', () => {
    expect(words(program, program).subject).toBe('10 creators applied to your Creator Programs')
  })

  test('no applicant summary is created if there are no applications', () => {
    expect(() => words()).toThrow()
    expect(() => words({ ...program, applied: 0 })).toThrow()
  })
})

describe('text of the Key campaign summary', () => {
  const keys = { name: 'Emberfall keys', requested: 0, submitted: 0, completed: 0, pending: 0, review: 0 }
  const words = (...campaigns: readonly object[]) => summaryWords('key_status_summary', campaigns)

  test('the Key campaign summary lists the numbers of each campaign, and its subject names the work to do', () => {
    expect(
      words(
        { ...keys, requested: 4, pending: 5, submitted: 1, review: 1 },
        { ...keys, name: 'Beta keys', completed: 2 },
      ),
    ).toEqual({
      subject: 'Your Key campaigns: 5 requests need your answer and 1 submission needs your review',
      lines: [
        'Emberfall keys: 4 creators requested a key, 1 submitted content, 5 requests need your answer and 1 submission needs your review.',
        'Beta keys: 2 completed.',
      ],
    })
  })

  test('the subject of the Key campaign summary gives the news if no one waits', () => {
    expect(words({ ...keys, completed: 2 }).subject).toBe('Your Key campaigns: 2 completed')
  })

  test('no Key campaign summary is created if nothing happened', () => {
    expect(() => words(keys)).toThrow()
  })
})

describe('text of the mission summary', () => {
  const words = (...missions: readonly object[]) => summaryWords('mission_status_summary', missions)

  test('the mission summary lists the numbers of each mission and has the totals in its subject', () => {
    expect(
      words(
        { ...mission, joined: 4, completed: 2, review: 3, claiming: 1 },
        { ...mission, name: 'Speedrun week', joined: 1, review: 1 },
      ),
    ).toEqual({
      subject: 'Your Missions: 5 creators joined, 2 completed and 4 need your review',
      lines: [
        'Emberfall launch: 4 creators joined, 2 completed, 3 need your review and 1 can claim rewards.',
        'Speedrun week: 1 creator joined and 1 needs your review.',
      ],
    })
  })

  test('the mission summary lists at most ten missions', () => {
    const { lines } = words(...Array.from({ length: 14 }, () => ({ ...mission, joined: 1 })))
    expect(lines).toHaveLength(11)
    expect(lines.at(-1)).toBe('And 4 more.')
  })

  test('no mission summary is created if it would list only unclaimed rewards', () => {
    expect(() => words({ ...mission, claiming: 3 })).toThrow()
  })
})

describe('the period of a summary', () => {
  const at = new Date('2026-11-23T07:00:00Z')

  test.each([
    ['of one day', 'daily', null, '2026-11-22T07:00:00Z'],
    ['of one week', 'weekly', null, '2026-11-16T07:00:00Z'],
    ['since the last summary', 'daily', '2026-11-20T07:00:00Z', '2026-11-20T07:00:00Z'],
    ['since at most a month ago', 'weekly', '2026-01-05T07:00:00Z', '2026-10-23T07:00:00Z'],
  ] as const)('the summary names its period: %s', (_what, frequency, last, since) => {
    expect(summarySince(frequency, last === null ? null : new Date(last), at)).toEqual(new Date(since))
  })
})
