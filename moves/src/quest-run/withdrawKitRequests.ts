import type { DatabaseTransaction } from '@questboard/database'

/** A creator whose content is done can claim no more kit codes, so their requests are withdrawn. */
export const withdrawKitRequests = async (
  transaction: DatabaseTransaction,
  { id }: { readonly id: string },
): Promise<void> => {
  await transaction.deleteFrom('code_request').where('quest_run_id', '=', id).execute()
}
