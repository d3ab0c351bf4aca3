import { z } from 'zod'
import { errors } from '../errors.ts'
import { companyDisputeCause } from './dispute.ts'

export const disputeForm = z.object({
  reason: z.string().trim().min(1, errors['dispute-reason']).max(2000, errors['dispute-reason']),
  /** The company's own reason. Without such a reason, the dispute is about the run's outcome. */
  cause: z.literal(companyDisputeCause).nullable().default(null),
})

/** The maximum number of pictures in a dispute statement. */
export const mostPictures = 4

export const disputeStatementForm = z.object({
  body: z.string().trim().min(1, errors['dispute-statement']).max(2000, errors['dispute-statement']),
  pictures: z.array(z.string()).max(mostPictures, errors['dispute-pictures']).default([]),
})
