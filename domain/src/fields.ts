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

const emailPattern = /^[^@\s]+@[^@\s]+\.[^@\s]+$/

/** Exactly what the database's `…_email_valid` constraints accept. */
export const isEmail = (text: string): boolean => emailPattern.test(text) && text.length <= 254

export const email = (missing: string) => required(missing).refine(isEmail, errors['1012'])

export const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

export const webLink = (missing: string) => required(missing).refine(isWebLink, errors['link-invalid'])
