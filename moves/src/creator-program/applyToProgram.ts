import type { DatabaseTransaction } from '@questboard/database'
import { isUnanswered, type ProgramApplication } from '@questboard/domain'
import { sql } from 'kysely'
import type { CreatorActor } from '../actor.ts'
import { answerInvitationTo } from '../invitation/answerInvitation.ts'
import { makeMove } from '../makeMove.ts'
import { type Moved, moved, refuse } from '../result.ts'
import { checkAnswers } from './checkAnswers.ts'
import { moveMembership } from './membership.ts'

type Applied = Moved<{ readonly membershipId: string }>
type Program = { readonly id: string; readonly company_id: string; readonly status: string }

const applyAgain = async (
  transaction: DatabaseTransaction,
  earlier: { readonly id: string; readonly status: string },
  program: Program,
  { termsVersion }: ProgramApplication,
  actor: CreatorActor,
): Promise<Applied> => {
  // Checks here whether the program exists, because the database's error would name only the membership's status.
  if (program.status !== 'active') return refuse('activation-not-open')
  if (earlier.status !== 'rejected') return refuse('already-applied')
  await transaction.deleteFrom('program_answer').where('membership_id', '=', earlier.id).execute()
  const again = await moveMembership(transaction, earlier.id, actor, {
    from: ['rejected'],
    who: ['creator'],
    to: 'pending',
    values: {
      applied_at: sql`now()`,
      code_of_conduct_accepted_at: sql`now()`,
      terms_version: termsVersion,
      rejection_message: '',
    },
  })
  if (!again.ok) return again
  await answerInvitationTo(transaction, program.id, actor.personId, 'ACCEPTED')
  return { ...moved, membershipId: earlier.id }
}

const applyFirst = async (
  transaction: DatabaseTransaction,
  { id: programId, company_id }: Program,
  { termsVersion }: ProgramApplication,
  { personId }: CreatorActor,
): Promise<Applied> => {
  const { id } = await transaction
    .insertInto('program_membership')
    .values({ program_id: programId, company_id, creator_id: personId, terms_version: termsVersion })
    .returning('id')
    .executeTakeFirstOrThrow()
  await answerInvitationTo(transaction, programId, personId, 'ACCEPTED')
  return { ok: true, membershipId: id }
}

/** Stores the parts of an application. The database checks these parts against the program's requirements. */
const hold = async (
  transaction: DatabaseTransaction,
  membershipId: string,
  { company_id }: Program,
  { answers, demographics }: ProgramApplication,
  { personId: creator_id }: CreatorActor,
): Promise<void> => {
  const parties = { membership_id: membershipId, company_id, creator_id }
  const said = answers.filter(({ answer }) => !isUnanswered(answer))
  if (said.length > 0)
    await transaction
      .insertInto('program_answer')
      .values(
        said.map(({ questionId, answer }) => ({
          ...parties,
          question_id: questionId,
          answer: JSON.stringify(answer),
        })),
      )
      .execute()
  if (demographics === null || Object.values(demographics).every((one) => one === null)) return
  const { ageGroup: age_group, gender, occupation } = demographics
  await transaction
    .insertInto('program_demographics')
    .values({ ...parties, age_group, gender, occupation })
    .execute()
}

/**
 * A creator applies, or applies again after a rejection. The application contains the creator's agreement to the
 * program's texts and the answers to its questions.
 */
export const applyToProgram = (
  transaction: DatabaseTransaction,
  programId: string,
  application: ProgramApplication,
  actor: CreatorActor,
): Promise<Applied> =>
  makeMove(transaction, 'applyToProgram', actor, async () => {
    const program = await transaction
      .selectFrom('activation')
      .select(['id', 'company_id', 'status'])
      .where('id', '=', programId)
      .where('kind', '=', 'CREATOR_PROGRAM')
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (program === undefined) return refuse('not-found')
    const earlier = await transaction
      .selectFrom('program_membership')
      .select(['id', 'status'])
      .where('program_id', '=', programId)
      .where('creator_id', '=', actor.personId)
      .executeTakeFirst()
    const applied =
      earlier === undefined
        ? await applyFirst(transaction, program, application, actor)
        : await applyAgain(transaction, earlier, program, application, actor)
    if (!applied.ok) return applied
    const refused = await checkAnswers(transaction, programId, application.answers)
    if (refused !== null) return refused
    await hold(transaction, applied.membershipId, program, application, actor)
    await transaction
      .deleteFrom('program_application')
      .where('program_id', '=', programId)
      .where('creator_id', '=', actor.personId)
      .execute()
    return applied
  })
