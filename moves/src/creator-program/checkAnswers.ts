import type { DatabaseTransaction } from '@questboard/database'
import { answerProblems, type ProgramApplication, questionKinds } from '@questboard/domain'
import { z } from 'zod'
import { type Refused, refuse } from '../result.ts'

const asked = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(questionKinds),
    label: z.string(),
    required: z.boolean(),
    options: z.array(z.string()),
  }),
)

/** Checks the answers against the program's current questions. Null if the answers fit. */
export const checkAnswers = async (
  transaction: DatabaseTransaction,
  programId: string,
  answers: ProgramApplication['answers'],
): Promise<Refused | null> => {
  const questions = asked.parse(
    await transaction
      .selectFrom('program_question')
      .select(['id', 'kind', 'label', 'required', 'options'])
      .where('program_id', '=', programId)
      .where('retired_at', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  )
  const given = new Map(answers.map(({ questionId, answer }) => [questionId, answer]))
  if (given.size < answers.length) return refuse('invalid-input')
  if (!answers.every(({ questionId }) => questions.some(({ id }) => id === questionId)))
    return refuse('question-gone')
  const [problem] = Object.entries(answerProblems(questions, Object.fromEntries(given)))
  return problem === undefined ? null : { ...refuse(problem[1]), field: `answers.${problem[0]}` }
}
