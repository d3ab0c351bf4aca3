import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { readCookie, setCookie } from '../lib/cookies.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { pageUrl, safeCallbackUrl } from './callbackUrl.ts'
import { createSignUps } from './channelSignUp.ts'
import { checkForm } from './checkForm.ts'
import { createClientLog } from './clientLog.ts'
import { cookieNames } from './cookieNames.ts'
import { createDesk, type Desk } from './desk.ts'
import { createOAuthRoutes } from './oauthRoutes.ts'
import type { Session } from './sessions.ts'
import { createSignIn } from './signIn.ts'
import { createSignUpRoutes } from './signUpRoutes.ts'

/** The session data for the page (rules §3, User). */
const sessionBody = (session: Session, expiresAt: Date, pollSeconds: number) => ({
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
  // The id of this browser's session row, which is not the value of its cookie.
  sessionId: session.id,
  pollSeconds,
})

const answerSession =
  ({ config, sessions }: Services, { setSession, clearSession }: Desk): RequestHandler =>
  async (request, response) => {
    const token = sessions.tokenOf(request)
    const session = token ? await sessions.find(token) : null
    if (!token || !session) {
      if (token !== undefined) clearSession(response)
      return void response.json({})
    }
    const prolonged = await sessions.touch(session)
    if (prolonged) setSession(response, token)
    response.json(sessionBody(session, prolonged ?? session.expiresAt, config.sessionPollSeconds))
  }

const answerCsrf =
  ({ config }: Services, { csrf }: Desk): RequestHandler =>
  (request, response) => {
    const name = cookieNames(config.secureCookies).csrf
    const known = csrf.tokenIn(readCookie(request, name))
    if (known) return void response.json({ csrfToken: known })
    const { token, cookie } = csrf.issue()
    setCookie(response, name, cookie, { secure: config.secureCookies })
    response.json({ csrfToken: token })
  }

const answerProviders = ({ config, channels }: Services): RequestHandler => {
  const entry = (id: string, name: string, type: string) => {
    const signinUrl = `${config.publicUrl}/api/auth/signin/${id}`
    const callbackUrl = `${config.publicUrl}/api/auth/callback/${id}`
    return [id, { id, name, type, signinUrl, callbackUrl }]
  }
  const providers = Object.fromEntries([
    entry('credentials', 'Username and password', 'credentials'),
    ...Object.values(channels).map(({ id, name }) => entry(id, name, 'oauth')),
  ])
  return (_request, response) => void response.json(providers)
}

const signInByPassword = (services: Services, desk: Desk): RequestHandler => {
  const { config } = services
  const signIn = createSignIn({ ...services, refuseDemoAccounts: config.production })
  return async (request: Request, response: Response) => {
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const callbackUrl = safeCallbackUrl(config.publicUrl, fields.callbackUrl)
    const refuse = (code: string, until?: Date): void => {
      const query = { error: 'CredentialsSignin', code, until: until?.toISOString(), callbackUrl }
      desk.leadTo(response, fields, pageUrl(config.publicUrl, '/login', query), 401)
    }
    const checked = await checkForm(services, fields.botCheckToken, request.ip ?? '')
    if (!checked.ok) return refuse(checked.code)
    const { username, password } = fields
    const tried = { identifier: username.trim(), password, ip: request.ip ?? null }
    const result = await signIn(tried, (proof) => desk.startSession(request, response, proof))
    if (!result.ok) return refuse(result.code, result.until)
    desk.leadTo(response, fields, callbackUrl)
  }
}

const signOut =
  ({ config, sessions }: Services, desk: Desk): RequestHandler =>
  async (request, response) => {
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const token = sessions.tokenOf(request)
    if (token) await sessions.end(token)
    desk.clearSession(response)
    desk.leadTo(response, fields, safeCallbackUrl(config.publicUrl, fields.callbackUrl))
  }

/** The endpoints of rules §7. They are compatible with Auth.js clients. */
export const createAuthRouter = (services: Services): Router => {
  const { publicUrl } = services.config
  const desk = createDesk(services)
  const router = Router()
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  const json = express.json({ limit: '16kb' })

  router.use((_request, response, next) => {
    response.setHeader('Cache-Control', 'private, no-cache, no-store')
    next()
  })
  router.get('/session', answerSession(services, desk))
  router.get('/csrf', answerCsrf(services, desk))
  router.get('/providers', answerProviders(services))
  router.post('/callback/credentials', form, json, signInByPassword(services, desk))
  router.post('/signout', form, json, signOut(services, desk))
  router.post('/_log', express.text({ type: () => true, limit: '16kb' }), createClientLog(services))
  router.get(['/signin', '/signin/credentials'], (request, response) => {
    const callbackUrl = safeCallbackUrl(publicUrl, request.query.callbackUrl)
    response.redirect(303, pageUrl(publicUrl, '/login', { callbackUrl }))
  })
  router.get('/error', (request, response) => {
    const error = typeof request.query.error === 'string' ? request.query.error : 'Default'
    response.redirect(303, pageUrl(publicUrl, '/auth/auth', { error }))
  })
  router.all(['/session', '/csrf', '/providers', '/signin', '/error'], onlyBy('GET'))
  router.all(['/callback/credentials', '/signout', '/_log'], onlyBy('POST'))
  const signUps = createSignUps(services)
  router.use(createOAuthRoutes(services, desk, signUps))
  router.use(createSignUpRoutes(services, desk, signUps))

  router.use(
    (_request, response) => void response.status(404).json({ message: 'There is no page at this URL.' }),
  )
  return router
}
