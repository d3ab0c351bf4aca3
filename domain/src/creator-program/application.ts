import type { ErrorCode } from '../errors.ts'
import { isWebLink } from '../fields.ts'
import type { questionKinds } from './creatorProgram.ts'

type QuestionKind = (typeof questionKinds)[number]

/** A question as applicants see it. */
export type ProgramQuestion = {
  readonly id: string
  readonly kind: QuestionKind
  readonly label: string
  readonly required: boolean
  readonly options: readonly string[]
}

export type ProgramAnswer = string | boolean | string[]
/** Answers by question id. Unanswered questions are missing. */
export type ProgramAnswers = Readonly<Record<string, ProgramAnswer>>

/** True if the answer is an empty text or no option is chosen. The answer "No" counts as an answer. */
export const isUnanswered = (answer: ProgramAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' ? answer.trim() === '' : typeof answer === 'object' && answer.length === 0)

/** Maximum answer lengths. Must match the SQL function `program_answer_fits`. */
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

/** The problems by question id. If there are no problems, the answers can be submitted. */
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
