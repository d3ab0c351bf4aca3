import type { DatabaseTransaction } from '@questboard/database'
import type { ProgramMembershipStatus } from '@questboard/domain'
import { acceptMember, applyToProgram, rejectMember } from '../index.ts'
import { done } from './done.ts'
import { asCreator, companyOf } from './parties.ts'

type Wanted = {
  readonly programId: string
  readonly creatorId: string
  readonly status?: ProgramMembershipStatus
}

/** A creator applies to a program, and the company decides as the status says. */
export const createMembership = async (
  transaction: DatabaseTransaction,
  { programId, creatorId, status = 'pending' }: Wanted,
): Promise<string> => {
  const applied = applyToProgram(transaction, programId, asCreator(creatorId))
  const { membershipId: id } = await done(applied)
  const company = await companyOf(transaction, programId)
  if (status === 'accepted') await done(acceptMember(transaction, id, company))
  if (status === 'rejected') await done(rejectMember(transaction, id, company))
  return id
}
