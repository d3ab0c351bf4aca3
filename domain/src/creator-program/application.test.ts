import { describe, expect, it } from 'vitest'
import { errors } from '../errors.ts'
import { answerProblems, type ProgramQuestion } from './application.ts'

const question = (id: string, kind: ProgramQuestion['kind'], more: Partial<ProgramQuestion> = {}) => ({
  id,
  kind,
  label: id,
  required: false,
  options: [],
  ...more,
})

describe('an application form', () => {
  it('is sent with every required question answered; "no" is an answer', () => {
    const form = [
      question('why', 'long_text', { required: true }),
      question('streams', 'boolean', { required: true }),
      question('games', 'multiple_choice', { required: true, options: ['Farming', 'Racing'] }),
    ]
    expect(answerProblems(form, {})).toEqual({
      why: errors['answer-required'],
      streams: errors['answer-required'],
      games: errors['answer-required'],
    })
    expect(answerProblems(form, { why: '', streams: false, games: [] })).toEqual({
      why: errors['answer-required'],
      games: errors['answer-required'],
    })
    expect(answerProblems(form, { why: 'I like it', streams: false, games: ['Racing'] })).toEqual({})
  })

  it('leaves what is not required open', () => {
    expect(answerProblems([question('site', 'url')], { site: '' })).toEqual({})
  })

  it('takes an answer of the kind that is asked for', () => {
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
      site: errors['link-invalid'],
      one: errors['answer-invalid'],
      many: errors['answer-invalid'],
      word: errors['answer-invalid'],
      sure: errors['answer-invalid'],
    })
    expect(answerProblems([question('word', 'text')], { word: 'x'.repeat(501) })).toEqual({
      word: errors['text-too-long'],
    })
  })
})
