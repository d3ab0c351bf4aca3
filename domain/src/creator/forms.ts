import { z } from 'zod'
import { errors } from '../errors.ts'

/** What companies need to know of a creator before they make an offer; both may stay open. */
export const creatorForm = z.object({
  contentLanguage: z.string().nullable(),
  minimumDealSize: z.int(errors['amount-invalid']).nonnegative(errors['amount-invalid']).nullable(),
})
