import { printableStart } from '@questboard/domain'
import express, { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { checkPerson } from '../accounts/checkPerson.ts'
import { isOwnOrigin } from '../gateway/origin.ts'
import { ActionError } from '../lib/actionError.ts'
import { readCookie, setCookie } from '../lib/cookies.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { pageUrl, safeCallbackUrl } from './callbackUrl.ts'
import { cookieNames } from './cookieNames.ts'
import { createCsrf } from './csrf.ts'
import { createOAuthRoutes } from './oauthRoutes.ts'
import { SESSION_SECONDS, type Session } from './sessions.ts'
import { createSignIn } from './signIn.ts'

/** Anything may arrive in a form; what is not text counts as absent. */
const formFields = z.object({
  csrfToken: z.string().optional().catch(undefined),
  callbackUrl: z.string().optional().catch(undefined),
  json: z.string().optional().catch(undefined),
  // Zero is a character that no name can hold, nor any question to the database.
  username: z
    .string()
    .max(254)
    .regex(/^[^\0]*$/)
    .default('')
    .catch(''),
  password: z.string().max(1024).default('').catch(''),
  botCheckToken: z.string().max(4096).optional().catch(undefined),
})
export type FormFields = z.infer<typeof formFields>

const clientLog = z.object({
  level: z.enum(['debug', 'info', 'warn', 'error']).catch('error'),
  code: z.coerce.string().max(200).catch(''),
  message: z.coerce.string().max(2000).catch(''),
})

/** What the page learns about the person who is signed in (spec §3, User). */
const sessionBody = (session: Session, expiresAt: Date) => ({
  user: {
    id: session.user.id,
    username: session.user.username,
    displayName: session.user.displayName,
    name: session.user.displayName,
    email: session.user.email,
    emailVerified: session.user.emailVerified,
    picture: session.user.pictureUrl,
    userType: session.user.userType,
    language: session.user.language,
    isDemo: session.user.isDemo,
    company: session.company,
  },
  expires: expiresAt.toISOString(),
  // Which row of `session` is this browser's; its cookie is another matter.
  sessionId: session.id,
})

/** The endpoints of spec §7, as Auth.js' clients expect them. */
export const createAuthRouter = (services: Services): Router => {
  const { config, sessions, channels, log } = services
  const names = cookieNames(config.secureCookies)
  const csrf = createCsrf(config.sessionSecret)
  const signIn = createSignIn({ ...services, refuseDemoAccounts: config.production })
  const router = Router()
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  const json = express.json({ limit: '16kb' })

  const setSession = (response: Response, token: string): void =>
    setCookie(response, names.session, token, {
      secure: config.secureCookies,
      maxAgeSeconds: SESSION_SECONDS,
    })

  const clearSession = (response: Response): void =>
    setCookie(response, names.session, '', { secure: config.secureCookies, maxAgeSeconds: 0 })

  /** A fresh token at every sign-in, so that one planted beforehand is worth nothing. */
  const startSession = async (request: Request, response: Response, userId: string): Promise<void> => {
    const old = sessions.tokenOf(request)
    if (old) await sessions.end(old)
    const userAgent = request.headers['user-agent'] ?? ''
    setSession(response, await sessions.create(userId, { ip: request.ip ?? null, userAgent }))
  }

  /** With json=true the address goes into the body, else the browser is sent there. */
  const leadTo = (response: Response, fields: FormFields, url: string, status = 200): void => {
    if (fields.json === 'true') response.status(status).json({ url })
    else response.redirect(303, url)
  }

  /** Reads the form and checks its token; answers by itself when the token is missing or wrong. */
  const guardedForm = (request: Request, response: Response): FormFields | null => {
    const fields = formFields.parse(request.body ?? {})
    if (csrf.accepts(readCookie(request, names.csrf), fields.csrfToken)) return fields
    const query = { error: 'MissingCSRF', callbackUrl: safeCallbackUrl(config.publicUrl, fields.callbackUrl) }
    leadTo(response, fields, pageUrl(config.publicUrl, '/login', query), 403)
    return null
  }

  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache, no-store')
    next()
  })

  router.get('/session', async (request, response) => {
    const token = sessions.tokenOf(request)
    const session = token ? await sessions.find(token) : null
    if (!token || !session) {
      if (token !== undefined) clearSession(response)
      return void response.json({})
    }
    const prolonged = await sessions.touch(session)
    if (prolonged) setSession(response, token)
    response.json(sessionBody(session, prolonged ?? session.expiresAt))
  })

  router.get('/csrf', (request, response) => {
    const known = csrf.tokenIn(readCookie(request, names.csrf))
    if (known) return void response.json({ csrfToken: known })
    const { token, cookie } = csrf.issue()
    setCookie(response, names.csrf, cookie, { secure: config.secureCookies })
    response.json({ csrfToken: token })
  })

  router.get('/providers', (_request, response) => {
    const entry = (id: string, name: string, type: string) => [
      id,
      {
        id,
        name,
        type,
        signinUrl: `${config.publicUrl}/api/auth/signin/${id}`,
        callbackUrl: `${config.publicUrl}/api/auth/callback/${id}`,
      },
    ]
    response.json(
      Object.fromEntries([
        entry('credentials', 'Username and password', 'credentials'),
        ...Object.values(channels).map(({ id, name }) => entry(id, name, 'oauth')),
      ]),
    )
  })

  router.post('/callback/credentials', form, json, async (request, response) => {
    const fields = guardedForm(request, response)
    if (!fields) return
    const callbackUrl = safeCallbackUrl(config.publicUrl, fields.callbackUrl)
    const refuse = (code: string): void => {
      const query = { error: 'CredentialsSignin', code, callbackUrl }
      leadTo(response, fields, pageUrl(config.publicUrl, '/login', query), 401)
    }
    try {
      await checkPerson(services, fields.botCheckToken, request.ip ?? '')
    } catch (error) {
      if (error instanceof ActionError) return refuse(error.code)
      throw error
    }
    const verdict = await signIn(fields.username.trim(), fields.password, request.ip ?? null)
    if (!verdict.ok) return refuse(verdict.code)
    await startSession(request, response, verdict.userId)
    leadTo(response, fields, callbackUrl)
  })

  router.post('/signout', form, json, async (request, response) => {
    const fields = guardedForm(request, response)
    if (!fields) return
    const token = sessions.tokenOf(request)
    if (token) await sessions.end(token)
    clearSession(response)
    leadTo(response, fields, safeCallbackUrl(config.publicUrl, fields.callbackUrl))
  })

  router.post('/_log', express.text({ type: () => true, limit: '16kb' }), async (request, response) => {
    // A beacon always names its page; what names none is no page of ours.
    if (!request.headers.origin || !isOwnOrigin(request, config.publicUrl))
      return void response.status(403).json({ message: 'Only pages of ours write here.' })
    const { allowed } = await services.rateLimit.count(`client-log:${request.ip}`, { tries: 60, seconds: 60 })
    const entry = clientLog.safeParse(parseLog(typeof request.body === 'string' ? request.body : ''))
    if (allowed && entry.success) {
      const { level, code, message } = entry.data
      // Never an error of ours, which would be shown to the operator at once: anybody can write what they like.
      log[level === 'error' ? 'warn' : level](
        { client: level, code: printableStart(code, 40) },
        `client: ${printableStart(message, 500)}`,
      )
    }
    response.json({})
  })

  router.get(['/signin', '/signin/credentials'], (request, response) => {
    const callbackUrl = safeCallbackUrl(config.publicUrl, request.query.callbackUrl)
    response.redirect(303, pageUrl(config.publicUrl, '/login', { callbackUrl }))
  })

  router.get('/error', (request, response) => {
    const error = typeof request.query.error === 'string' ? request.query.error : 'Default'
    response.redirect(303, pageUrl(config.publicUrl, '/auth/auth', { error }))
  })

  router.all(['/session', '/csrf', '/providers', '/signin', '/error'], onlyBy('GET'))
  router.all(['/callback/credentials', '/signout', '/_log'], onlyBy('POST'))
  router.use(createOAuthRoutes(services, { guardedForm, leadTo, startSession }))

  router.use((_request, response) => void response.status(404).json({ message: 'There is nothing here.' }))
  return router
}

/** The beacon sends JSON or a form. */
const parseLog = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return Object.fromEntries(new URLSearchParams(body))
  }
}
