import type { DatabaseTransaction } from '@questboard/database'
import type { InvitationStatus } from '@questboard/domain'
import { acceptInvitation, rejectInvitation, sendInvitation } from '../index.ts'
import { done } from './done.ts'
import { asCreator, companyOf } from './parties.ts'

type Wanted = {
  readonly activationId: string
  readonly creatorId: string
  readonly status?: InvitationStatus
  readonly deadline?: Date | null
}

/** A company invites a creator, and the creator answers so that the invitation gets the wanted status. */
export const createInvitation = async (
  transaction: DatabaseTransaction,
  { activationId, creatorId, status = 'PENDING', deadline = null }: Wanted,
): Promise<string> => {
  const company = await companyOf(transaction, activationId)
  const asked = { activationId, creatorId, message: '', deadline }
  const { invitationId: id } = await done(sendInvitation(transaction, asked, company))
  if (status === 'ACCEPTED') await done(acceptInvitation(transaction, id, asCreator(creatorId)))
  if (status === 'REJECTED') await done(rejectInvitation(transaction, id, asCreator(creatorId)))
  return id
}
