import { z } from 'zod'
import { errors } from './errors.ts'

/** A text that has to be there; what is around it does not count. */
export const required = (message: string) => z.string({ error: message }).trim().min(1, message)

/** An empty text counts as absent. */
export const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/** A name at a domain; to an IP address (a@1.2.3.4, a@[::1]) mail would go to a machine of ours. No domain ends in a digit. */
const emailPattern = /^[^@\s]+@[^@\s:[\]]+\.[^@\s:[\].0-9][^@\s:[\].]*$/

/** Exactly what the database's `is_email` accepts. The length comes first: the pattern takes its square of time. */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)

export const email = (missing: string) => required(missing).refine(isEmail, errors['1012'])

export const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

export const webLink = (missing: string) => required(missing).refine(isWebLink, errors['link-invalid'])
