import { type DatabaseTransaction, hashToken } from '@questboard/database'
import { activationPath, invitationToken, keptWay } from '@questboard/domain'
import { claimInvitation } from '@questboard/moves'

/**
 * The page of the invitation that led to a new account. The account claims the invitation immediately, because its link
 * is a secret that we must not store. Null if the invitation is no longer open.
 */
const claimedWay = async (
  transaction: DatabaseTransaction,
  userId: string,
  token: string,
): Promise<string | null> => {
  const claimed = await claimInvitation(transaction, hashToken(token), { by: 'creator', personId: userId })
  if (!claimed.ok) return null
  const { kind } = await transaction
    .selectFrom('activation')
    .select('kind')
    .where('id', '=', claimed.activationId)
    .executeTakeFirstOrThrow()
  return activationPath(kind, claimed.activationId)
}

/** Stores the page that a new account came from, because the person can use that page only once they are a creator. */
export const keepWay = async (
  transaction: DatabaseTransaction,
  userId: string,
  address: string | null | undefined,
  origin: string,
): Promise<void> => {
  const token = invitationToken(address, origin)
  const way = token === null ? keptWay(address, origin) : await claimedWay(transaction, userId, token)
  if (way !== null) await transaction.updateTable('user').set({ way }).where('id', '=', userId).execute()
}
