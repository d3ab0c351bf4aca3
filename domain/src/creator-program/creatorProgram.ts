import { z } from 'zod'
import { errors } from '../errors.ts'
import { required } from '../fields.ts'
import type { Transition } from '../transition.ts'

export const programMembershipStatuses = ['pending', 'accepted', 'rejected'] as const
export type ProgramMembershipStatus = (typeof programMembershipStatuses)[number]

export const programMembershipTransitions: readonly Transition<ProgramMembershipStatus>[] = [
  { from: 'pending', to: 'accepted', event: 'programMemberAccepted' },
  { from: 'pending', to: 'rejected', event: 'programMemberRejected' },
  { from: 'accepted', to: 'rejected', event: 'programMemberRejected' },
  { from: 'rejected', to: 'accepted', event: 'programMemberAccepted' },
  { from: 'rejected', to: 'pending', event: 'programMemberReapplied' },
]

export const questionKinds = [
  'text',
  'long_text',
  'single_choice',
  'multiple_choice',
  'boolean',
  'url',
] as const
export type QuestionKind = (typeof questionKinds)[number]

export const isChoice = (kind: QuestionKind): boolean =>
  kind === 'single_choice' || kind === 'multiple_choice'

export const perkForm = z.object({
  title: required('A title is required').max(120, errors['text-too-long']),
  description: z.string().trim().max(5000, errors['text-too-long']),
})

export const questionForm = z
  .object({
    kind: z.enum(questionKinds),
    label: required('A question is required').max(300, errors['text-too-long']),
    help: z.string().trim().max(1000, errors['text-too-long']),
    required: z.boolean(),
    options: z.array(required('An option is required')),
  })
  .refine((form) => isChoice(form.kind) === form.options.length > 0, {
    path: ['options'],
    error: errors['question-options'],
  })

export type Question = {
  readonly id: string
  readonly kind: QuestionKind
  readonly required: boolean
  readonly options: readonly string[]
}
export type Answer = string | boolean | readonly string[]

function fits(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'boolean':
      return typeof answer === 'boolean'
    case 'single_choice':
      return typeof answer === 'string' && question.options.includes(answer)
    case 'multiple_choice':
      return Array.isArray(answer) && answer.every((option) => question.options.includes(option))
    case 'url':
      return typeof answer === 'string' && /^https?:\/\/\S+$/i.test(answer)
    default:
      return typeof answer === 'string'
  }
}

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer !== 'boolean' && answer.length === 0)

/** The questions that are not answered as they must be. */
export function wrongAnswers(
  questions: readonly Question[],
  answers: Readonly<Record<string, Answer>>,
): readonly Question[] {
  return questions.filter((question) => {
    const answer = answers[question.id]
    return answer === undefined || isEmpty(answer) ? question.required : !fits(question, answer)
  })
}
