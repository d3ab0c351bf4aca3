import type { DatabaseTransaction } from '@questboard/database'
import type { ProgramApplication, ProgramMembershipStatus } from '@questboard/domain'
import { acceptMember, applyToProgram, rejectMember } from '../index.ts'
import { done } from './done.ts'
import { asCreator, companyOf } from './parties.ts'

type Wanted = {
  readonly programId: string
  readonly creatorId: string
  readonly status?: ProgramMembershipStatus
  readonly answers?: ProgramApplication['answers']
  readonly demographics?: ProgramApplication['demographics']
}

/** An application that agrees to the current texts. */
export const buildApplication = async (
  transaction: DatabaseTransaction,
  programId: string,
  { answers = [], demographics = null }: Pick<Wanted, 'answers' | 'demographics'> = {},
): Promise<ProgramApplication> => {
  const program = await transaction
    .selectFrom('creator_program')
    .select('terms_version')
    .where('id', '=', programId)
    .executeTakeFirst()
  return { termsVersion: program?.terms_version ?? 0, answers, demographics }
}

/** A creator applies to a program, and the company decides so that the membership gets the wanted status. */
export const createMembership = async (
  transaction: DatabaseTransaction,
  { programId, creatorId, status = 'pending', ...told }: Wanted,
): Promise<string> => {
  const application = await buildApplication(transaction, programId, told)
  const { membershipId: id } = await done(
    applyToProgram(transaction, programId, application, asCreator(creatorId)),
  )
  const company = await companyOf(transaction, programId)
  if (status === 'accepted') await done(acceptMember(transaction, id, company))
  if (status === 'rejected') await done(rejectMember(transaction, id, company))
  return id
}
