import { z } from 'zod'
import { errors } from '../errors.ts'

/** Companies see these fields before they make an offer. Both are optional. */
export const creatorForm = z.object({
  contentLanguage: z.string().nullable(),
  minimumDealSize: z.int(errors['amount-invalid']).nonnegative(errors['amount-invalid']).nullable(),
})
