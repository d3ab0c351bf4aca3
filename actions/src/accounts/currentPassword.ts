import type { DatabaseTransaction } from '@questboard/database'
import { verifyPassword } from '@questboard/moves'
import { refuse } from '../lib/actionError.ts'
import type { Services } from '../services.ts'

const TRIES = { tries: 10, seconds: 15 * 60 }

/** What a stolen open browser must not be able to do takes the password again. */
export const checkCurrentPassword = async (
  { services, transaction }: { services: Services; transaction: DatabaseTransaction },
  userId: string,
  password: string,
): Promise<void> => {
  const key = `current-password:${userId}`
  const { allowed } = await services.rateLimit.count(key, TRIES)
  if (!allowed) throw refuse('1206', 'currentPassword')
  const stored = await transaction
    .selectFrom('credential')
    .select('password_hash')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!(await verifyPassword(password, stored?.password_hash ?? null)))
    throw refuse('1202', 'currentPassword')
  await services.rateLimit.forgive(key)
}
