import type { ErrorCode } from '../errors.ts'
import { isWebLink } from '../fields.ts'
import type { questionKinds } from './creatorProgram.ts'

type QuestionKind = (typeof questionKinds)[number]

/** A question of an application form, as an applicant reads it. */
export type ProgramQuestion = {
  readonly id: string
  readonly kind: QuestionKind
  readonly label: string
  readonly required: boolean
  readonly options: readonly string[]
}

export type ProgramAnswer = string | boolean | string[]
/** By the question's id; a question that is not answered is not there. */
export type ProgramAnswers = Readonly<Record<string, ProgramAnswer>>

/** Nothing was said: an empty text, no option. "No" is an answer. */
export const isUnanswered = (answer: ProgramAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' ? answer.trim() === '' : typeof answer === 'object' && answer.length === 0)

/** How long an answer is at most; the database's `program_answer_fits` has the same. */
export const answerLimits = { text: 500, long_text: 5000, url: 2000 } as const

const longestOf = (kind: QuestionKind): number =>
  kind === 'text' || kind === 'long_text' || kind === 'url' ? answerLimits[kind] : Number.POSITIVE_INFINITY

const isFit = ({ kind, options }: ProgramQuestion, answer: ProgramAnswer): boolean => {
  switch (kind) {
    case 'boolean':
      return typeof answer === 'boolean'
    case 'multiple_choice':
      return (
        typeof answer !== 'string' &&
        typeof answer !== 'boolean' &&
        answer.every((one) => options.includes(one)) &&
        new Set(answer).size === answer.length
      )
    case 'single_choice':
      return typeof answer === 'string' && options.includes(answer)
    case 'url':
      return typeof answer === 'string' && isWebLink(answer)
    default:
      return typeof answer === 'string'
  }
}

const problemOf = (question: ProgramQuestion, answer: ProgramAnswer | undefined): ErrorCode | null => {
  if (answer === undefined || isUnanswered(answer)) return question.required ? 'answer-required' : null
  if (!isFit(question, answer)) return question.kind === 'url' ? 'link-invalid' : 'answer-invalid'
  return typeof answer === 'string' && answer.length > longestOf(question.kind) ? 'text-too-long' : null
}

/** What is wrong with the answers to a form, by the question's id; empty: they can be sent, and are taken. */
export const answerProblems = (
  questions: readonly ProgramQuestion[],
  answers: ProgramAnswers,
): Readonly<Record<string, ErrorCode>> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers[question.id])
      return problem === null ? [] : [[question.id, problem] as const]
    }),
  )
