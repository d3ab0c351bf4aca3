import { errors } from '../errors.ts'
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
  answer === undefined || (typeof answer !== 'boolean' && answer.length === 0)

const most: Readonly<Partial<Record<QuestionKind, number>>> = { text: 500, long_text: 5000, url: 2000 }

const isFit = ({ kind, options }: ProgramQuestion, answer: ProgramAnswer): boolean => {
  switch (kind) {
    case 'boolean':
      return typeof answer === 'boolean'
    case 'multiple_choice':
      return (
        typeof answer !== 'string' &&
        typeof answer !== 'boolean' &&
        answer.every((one) => options.includes(one))
      )
    case 'single_choice':
      return typeof answer === 'string' && options.includes(answer)
    case 'url':
      return typeof answer === 'string' && isWebLink(answer)
    default:
      return typeof answer === 'string'
  }
}

const problemOf = (question: ProgramQuestion, answer: ProgramAnswer | undefined): string | null => {
  if (answer === undefined || isUnanswered(answer))
    return question.required ? errors['answer-required'] : null
  if (!isFit(question, answer)) return errors[question.kind === 'url' ? 'link-invalid' : 'answer-invalid']
  const longest = most[question.kind]
  return longest !== undefined && typeof answer === 'string' && answer.length > longest
    ? errors['text-too-long']
    : null
}

/** What is wrong with the answers to a form, by the question's id; empty: they can be sent. */
export const answerProblems = (
  questions: readonly ProgramQuestion[],
  answers: ProgramAnswers,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = problemOf(question, answers[question.id])
      return problem === null ? [] : [[question.id, problem] as const]
    }),
  )
