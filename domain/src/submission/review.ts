import { z } from 'zod'
import { errors } from '../errors.ts'

/** The days that a company has to review content for a mission or a key (rules §4). */
export const reviewDaysRange = { least: 1, most: 14, usual: 7 } as const

export const reviewDaysField = z
  .number({ error: errors['review-time'] })
  .int(errors['review-time'])
  .min(reviewDaysRange.least, errors['review-time'])
  .max(reviewDaysRange.most, errors['review-time'])
