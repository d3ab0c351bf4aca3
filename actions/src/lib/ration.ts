import type { Limit } from '@questboard/database'
import { tooManyUntil } from '@questboard/domain'
import type { Services } from '../services.ts'
import { ActionError } from './actionError.ts'

/** Counts an attempt and throws when the limit is reached. Call this in `prepare`, outside of a transaction. */
export const ration = async (
  { services }: { readonly services: Services },
  key: string,
  limit: Limit,
): Promise<void> => {
  const { allowed } = await services.rateLimit.count(key, limit)
  if (allowed) return
  throw new ActionError('too-many-requests', tooManyUntil(await services.rateLimit.freeAt(key, limit)))
}
