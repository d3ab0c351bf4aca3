import { describe, expect, it } from 'vitest'
import { answerProblems, type ProgramQuestion } from './application.ts'

const question = (id: string, kind: ProgramQuestion['kind'], more: Partial<ProgramQuestion> = {}) => ({
  id,
  kind,
  label: id,
  required: false,
  options: [],
  ...more,
})

describe('answers in an application form', () => {
  it('a program application can be sent once every required question is answered; the answer "no" counts', () => {
    const form = [
      question('why', 'long_text', { required: true }),
      question('streams', 'boolean', { required: true }),
      question('games', 'multiple_choice', { required: true, options: ['Farming', 'Racing'] }),
    ]
    expect(answerProblems(form, {})).toEqual({
      why: 'answer-required',
      streams: 'answer-required',
      games: 'answer-required',
    })
    expect(answerProblems(form, { why: ' ', streams: false, games: [] })).toEqual({
      why: 'answer-required',
      games: 'answer-required',
    })
    expect(answerProblems(form, { why: 'I like it', streams: false, games: ['Racing'] })).toEqual({})
  })

  it('optional questions of a program application can stay empty', () => {
    expect(answerProblems([question('site', 'url')], { site: '' })).toEqual({})
  })

  it('an answer in a program application must have the type of its question', () => {
    const form = [
      question('site', 'url'),
      question('one', 'single_choice', { options: ['Yes', 'Maybe'] }),
      question('many', 'multiple_choice', { options: ['A', 'B'] }),
      question('word', 'text'),
      question('sure', 'boolean'),
    ]
    expect(
      answerProblems(form, { site: 'my site', one: 'No', many: ['A', 'C'], word: ['A'], sure: 'yes' }),
    ).toEqual({
      site: 'link-invalid',
      one: 'answer-invalid',
      many: 'answer-invalid',
      word: 'answer-invalid',
      sure: 'answer-invalid',
    })
  })

  it('an answer in a program application has a maximum length and cannot contain an option twice', () => {
    const form = [question('word', 'text'), question('many', 'multiple_choice', { options: ['A', 'B'] })]
    expect(answerProblems(form, { word: 'x'.repeat(501), many: ['A', 'A'] })).toEqual({
      word: 'text-too-long',
      many: 'answer-invalid',
    })
    expect(answerProblems(form, { word: 'x'.repeat(500), many: ['B', 'A'] })).toEqual({})
  })
})
