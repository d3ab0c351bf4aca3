import type { Request, Response } from 'express'
import { z } from 'zod'
import { readCookie, setCookie } from '../lib/cookies.ts'
import type { Services } from '../services.ts'
import { pageUrl, safeCallbackUrl } from './callbackUrl.ts'
import { cookieNames } from './cookieNames.ts'
import { type Csrf, createCsrf } from './csrf.ts'
import { type Proof, SESSION_SECONDS } from './sessions.ts'

/** Treats fields that are not text as missing. */
const formFields = z.object({
  csrfToken: z.string().optional().catch(undefined),
  callbackUrl: z.string().optional().catch(undefined),
  /** The channel connection whose consent is renewed. */
  connection: z.uuid().optional().catch(undefined),
  json: z.string().optional().catch(undefined),
  // A null character is in no valid name, and Postgres rejects it in a query.
  username: z
    .string()
    .max(254)
    .regex(/^[^\0]*$/)
    .default('')
    .catch(''),
  email: z.string().max(254).default('').catch(''),
  /** The token of a mailed link. */
  token: z.string().max(200).default('').catch(''),
  password: z.string().max(1024).default('').catch(''),
  botCheckToken: z.string().max(4096).optional().catch(undefined),
})
export type FormFields = z.infer<typeof formFields>

/** Functions that all sign-in routes share: they check forms and set the session cookie. */
export type Desk = {
  readonly csrf: Csrf
  /** Reads the form and checks its CSRF token. Sends the error response if the token is missing or wrong. */
  guardedForm(request: Request, response: Response): FormFields | null
  /** Returns the URL in the body if json=true, otherwise redirects. */
  leadTo(response: Response, fields: FormFields, url: string, status?: number): void
  setSession(response: Response, token: string): void
  clearSession(response: Response): void
  /** Returns false, without signing the person in, if the proof of identity is no longer valid. */
  startSession(request: Request, response: Response, proof: Proof): Promise<boolean>
}

export const createDesk = ({ config, sessions }: Services): Desk => {
  const names = cookieNames(config.secureCookies)
  const csrf = createCsrf(config.sessionSecret)

  const keepSession = (response: Response, token: string, maxAgeSeconds: number): void =>
    setCookie(response, names.session, token, { secure: config.secureCookies, maxAgeSeconds })

  const setSession = (response: Response, token: string): void =>
    keepSession(response, token, SESSION_SECONDS)

  const leadTo: Desk['leadTo'] = (response, fields, url, status = 200) => {
    if (fields.json === 'true') response.status(status).json({ url })
    else response.redirect(303, url)
  }

  return {
    csrf,
    leadTo,
    setSession,
    clearSession: (response) => keepSession(response, '', 0),

    guardedForm(request, response) {
      const fields = formFields.parse(request.body ?? {})
      if (csrf.accepts(readCookie(request, names.csrf), fields.csrfToken)) return fields
      const callbackUrl = safeCallbackUrl(config.publicUrl, fields.callbackUrl)
      const page = pageUrl(config.publicUrl, '/login', { error: 'MissingCSRF', callbackUrl })
      leadTo(response, fields, page, 403)
      return null
    },

    /** Every sign-in creates a new CSRF token, so that a token planted earlier is worthless. */
    async startSession(request, response, proof) {
      const userAgent = request.headers['user-agent'] ?? ''
      const token = await sessions.create(proof, { ip: request.ip ?? null, userAgent })
      if (token === null) return false
      const old = sessions.tokenOf(request)
      if (old) await sessions.end(old)
      setSession(response, token)
      return true
    },
  }
}
