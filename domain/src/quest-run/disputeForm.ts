import { z } from 'zod'
import { errors } from '../errors.ts'

export const disputeForm = z.object({
  reason: z.string().trim().min(1, errors['dispute-reason']).max(2000, errors['dispute-reason']),
})
