import { errors, type ProgramQuestion } from '@questboard/domain'
import { describe, expect, it } from 'vitest'
import { applicationOf, draftOf, joinValuesOf, stepProblems } from './joinValues.ts'

const why = 'a0000000-0000-4000-8000-000000000001'
const gone = 'a0000000-0000-4000-8000-000000000002'
const questions: ProgramQuestion[] = [{ id: why, kind: 'text', label: 'Why?', required: true, options: [] }]
const asked = { questions, termsVersion: 2 }
const begun = joinValuesOf(null, questions, [])

describe('filling in an application to a program', () => {
  it('a program application continues where the creator stopped, without answers to removed questions', () => {
    const { entries } = draftOf('application_form', {
      ...begun,
      ageGroup: '25_34',
      consents: true,
      agreedTo: 2,
      answers: { [why]: 'I like it', [gone]: 'old' },
    })
    expect(joinValuesOf(entries, questions, ['mac'])).toEqual({
      ...begun,
      ageGroup: '25_34',
      consents: true,
      agreedTo: 2,
      answers: { [why]: 'I like it' },
      hardware: ['mac'],
    })
  })

  it("a program application saves and sends no personal details without the creator's consent", () => {
    const told = { ...begun, gender: 'woman' }
    expect(draftOf('hardware', told).entries.demographics.gender).toBeNull()
    expect(draftOf('hardware', { ...told, consents: true }).entries.demographics.gender).toBe('woman')
    expect(stepProblems('demographics', told, asked)).toHaveProperty('consents')
    expect(applicationOf(told, 2).demographics).toBeNull()
    expect(stepProblems('demographics', { ...told, consents: true }, asked)).toEqual({})
    expect(applicationOf({ ...told, consents: true }, 2).demographics).toEqual({
      ageGroup: null,
      gender: 'woman',
      occupation: null,
    })
    expect(applicationOf({ ...begun, consents: true }, 2).demographics).toBeNull()
  })

  it("a program application must accept the program's current code of conduct and terms", () => {
    expect(stepProblems('code_of_conduct', begun, asked)).toHaveProperty('agreedTo')
    expect(stepProblems('code_of_conduct', { ...begun, agreedTo: 1 }, asked)).toEqual({
      agreedTo: errors['terms-changed'],
    })
    expect(stepProblems('code_of_conduct', { ...begun, agreedTo: 2 }, asked)).toEqual({})
  })

  it('each question of a program application shows its own error, and empty answers are not sent', () => {
    expect(stepProblems('application_form', begun, asked)).toEqual({
      [`answers.${why}`]: errors['answer-required'],
    })
    expect(applicationOf({ ...begun, answers: { [why]: '' } }, 2).answers).toEqual([])
    expect(applicationOf({ ...begun, answers: { [why]: 'Yes' } }, 2).answers).toEqual([
      { questionId: why, answer: 'Yes' },
    ])
  })
})
