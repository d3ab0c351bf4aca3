import { z } from 'zod'
import { errors } from './errors.ts'
import { isPlainName } from './name/name.ts'

/** A text that is not blank. Spaces at both ends are removed. */
export const required = (message: string) => z.string({ error: message }).trim().min(1, message)

/** A name that appears in emails and next to Questboard's own words. */
export const plainName = (missing: string) => required(missing).refine(isPlainName, errors['name-plain'])

export const optionalText = z
  .string()
  .trim()
  .transform((text) => (text === '' ? undefined : text))
  .optional()

/**
 * `name@domain`. A domain never ends in a digit, because mail to an IP address (a@1.2.3.4, a@[::1]) could reach our own
 * machines.
 */
const emailPattern = /^[^@\s]+@[^@\s:[\]]+\.[^@\s:[\].0-9][^@\s:[\].]*$/

/**
 * Checks an email address. Must match the database's `is_email`. The length is checked first because the pattern takes
 * quadratic time.
 */
export const isEmail = (text: string): boolean => text.length <= 254 && emailPattern.test(text)

export const email = (missing: string) => required(missing).refine(isEmail, errors['1012'])

export const isWebLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text) && URL.canParse(text)

export const webLink = (missing: string) => required(missing).refine(isWebLink, errors['link-invalid'])

const publicLink =
  /^[hH][tT][tT][pP][sS]:\/\/([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3]([a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3-]{0,61}[a-zA-Z0-9\u00c0-\u1fff\u3041-\ud7a3])?\.)+[a-zA-Z]([a-zA-Z0-9-]{0,61}[a-zA-Z0-9])(:443)?([/?#][^\p{Cc} \u00a0\\\u200b-\u200f\u2028-\u202f\u2060-\u206f\u3000\ufeff]*)?$/u

/** Host names that exist only in private networks. */
const innerHost =
  /^https:\/\/[^/?#:]*\.(localhost|local|localdomain|internal|intranet|private|lan|home|corp|arpa|invalid|onion)(:443)?([/?#]|$)/i

/**
 * The https URL of a public website: a domain name rather than an IP address, without credentials or a port number.
 * Accepts exactly what the database's `is_public_link` accepts.
 */
export const isPublicLink = (text: string): boolean =>
  [...text].length <= 2000 && publicLink.test(text) && !innerHost.test(text)

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])$/

/**
 * The `https://host` of a URL without a path, or null for other URLs. Must match the database's
 * `company_website_origin`.
 */
const toOrigin = (text: string): string | null => {
  const url = URL.parse(text)
  return url && url.href === `https://${url.host}/` && hostName.test(url.host) ? url.origin : null
}

/** Accepts only an origin, so that people see whose website it is and where the link leads. */
export const website = (missing: string) =>
  required(missing).transform((text, context) => {
    const origin = toOrigin(text)
    if (origin === null) context.addIssue({ code: 'custom', message: errors['company-website-invalid'] })
    return origin ?? text
  })
