import { createSealer, createToken, sameText } from '@questboard/database'
import type { ErrorCode } from '@questboard/domain'
import {
  type ChannelProvider,
  type ChannelProviderId,
  isChannelProviderId,
} from '@questboard/providers/channels'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { z } from 'zod'
import { readCookie, setCookie } from '../lib/cookies.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { pageUrl, safeCallbackUrl } from './callbackUrl.ts'
import type { SignUp, SignUps } from './channelSignUp.ts'
import { connectChannel } from './connectChannel.ts'
import { cookieNames } from './cookieNames.ts'
import type { Desk } from './desk.ts'
import type { ChannelProof } from './sessions.ts'

/** The state stored in an encrypted cookie while the person is on the vendor's page. */
const flow = z.object({
  provider: z.string(),
  state: z.string(),
  codeVerifier: z.string(),
  callbackUrl: z.string(),
  /** The person who adds the channel. Null if they are signing in. */
  userId: z.string().nullable(),
  until: z.number(),
})
type Flow = z.infer<typeof flow>

const FLOW_SECONDS = 15 * 60

/** Stores the state in a cookie that no one else can read or create. */
const createFlowCookie = ({ config }: Services) => {
  const name = cookieNames(config.secureCookies).state
  const sealer = createSealer(config.sessionSecret, 'oauth flow')
  const options = { secure: config.secureCookies, path: '/api/auth' }
  return {
    remember(response: Response, started: Flow): void {
      const sealed = sealer.seal(JSON.stringify(started)).toString('base64url')
      setCookie(response, name, sealed, { ...options, maxAgeSeconds: FLOW_SECONDS })
    },
    recall(request: Request): Flow | null {
      const opened = sealer.open(Buffer.from(readCookie(request, name) ?? '', 'base64url'))
      const parsed = opened === null ? null : flow.safeParse(JSON.parse(opened))
      return parsed?.success && parsed.data.until > Date.now() ? parsed.data : null
    },
    forget: (response: Response): void => setCookie(response, name, '', { ...options, maxAgeSeconds: 0 }),
  }
}

type FlowCookie = ReturnType<typeof createFlowCookie>

const redirectUri = ({ config }: Services, provider: ChannelProviderId): string =>
  `${config.publicUrl}/api/auth/callback/${provider}`

/** True if the connection belongs to the person and the vendor still accepts its refresh token. */
const consentHolds = async (
  { database }: Services,
  { userId, provider }: { userId: string | null; provider: ChannelProviderId },
  connection: string | undefined,
): Promise<boolean> => {
  if (userId === null || connection === undefined) return false
  const held = await database
    .selectFrom('user_connection')
    .select('id')
    .where('id', '=', connection)
    .where('user_id', '=', userId)
    .where('provider_id', '=', provider)
    .where('has_refresh_token', '=', true)
    .executeTakeFirst()
  return held !== undefined
}

/** Sends the person to the vendor's page. */
const leave =
  (services: Services, desk: Desk, cookie: FlowCookie): RequestHandler<{ provider: string }> =>
  async (request, response) => {
    const { config, sessions, channels } = services
    const fields = desk.guardedForm(request, response)
    if (!fields) return
    const callbackUrl = safeCallbackUrl(config.publicUrl, fields.callbackUrl)
    const provider = providerOf(channels, request.params.provider)
    // For an unknown provider, the request is redirected to the sign-in page with the same callbackUrl (rules §8).
    if (!provider) return desk.leadTo(response, fields, pageUrl(config.publicUrl, '/login', { callbackUrl }))
    const session = await sessions.ofRequest(request)
    const started: Flow = {
      provider: provider.id,
      state: createToken(),
      codeVerifier: createToken(),
      callbackUrl,
      userId: session?.user.id ?? null,
      until: Date.now() + FLOW_SECONDS * 1000,
    }
    cookie.remember(response, started)
    const back = redirectUri(services, provider.id)
    const renews = await consentHolds(
      services,
      { userId: started.userId, provider: provider.id },
      fields.connection,
    )
    desk.leadTo(response, fields, await provider.authorizationUrl({ ...started, redirectUri: back, renews }))
  }

type Returned =
  | { readonly ok: true; readonly url: string; readonly signsIn: ChannelProof | null }
  | {
      readonly ok: false
      readonly error: string
      readonly code?: ErrorCode | undefined
      /** Set if the vendor shares no email address, because the person must then enter one. */
      readonly signUp?: SignUp
    }

const failed = (error: string, code?: ErrorCode): Returned => ({ ok: false, error, code })

/** Completes a sign-in or a channel connection that we started, when the person returns from the vendor. */
const takeUp = async (
  services: Services,
  request: Request,
  started: Flow,
  provider: ChannelProvider,
): Promise<Returned> => {
  const { config, sessions, log } = services
  const callback = new URL(request.originalUrl, config.publicUrl)
  if (!sameText(callback.searchParams.get('state') ?? '', started.state)) return failed('OAuthCallback')
  const refusal = callback.searchParams.get('error')
  // Any other error means that the vendor failed, not that the person refused.
  if (refusal !== null) return failed(refusal === 'access_denied' ? 'AccessDenied' : 'OAuthCallback')
  try {
    const session = await sessions.ofRequest(request)
    // The person has signed out, or another person has signed in. The channel must not go to that account.
    if ((session?.user.id ?? null) !== started.userId) return failed('SessionRequired')
    const back = redirectUri(services, provider.id)
    const tokens = await provider.exchangeCode({ ...started, redirectUri: back, callback })
    const channel = await provider.fetchChannel(tokens.accessToken)
    const result = await connectChannel(services, {
      provider,
      channel,
      tokens,
      userId: started.userId,
      callbackUrl: started.callbackUrl,
    })
    if (!result.ok && result.error === 'EmailRequired') {
      const { callbackUrl } = started
      return {
        ok: false,
        error: result.error,
        signUp: { provider: provider.id, channel, tokens, callbackUrl },
      }
    }
    if (!result.ok) return failed(result.error, result.code)
    const { id, isNew } = result.connection
    // The person chooses the channel on the vendor's page, so our page tells them which channel was added.
    const told = started.userId === null ? {} : { connection: id, added: isNew ? 'true' : undefined }
    const url = pageUrl(config.publicUrl, started.callbackUrl, told)
    const proof = { by: 'channel', userId: result.userId, connectionId: id } as const
    return { ok: true, url, signsIn: started.userId === null ? proof : null }
  } catch (error) {
    log.warn({ err: error, provider: provider.id }, 'could not connect a channel')
    return failed('OAuthCallback')
  }
}

/** Handles the person's return from the vendor. */
const comeBack =
  (
    services: Services,
    desk: Desk,
    cookie: FlowCookie,
    signUps: SignUps,
  ): RequestHandler<{ provider: string }> =>
  async (request, response) => {
    const { publicUrl } = services.config
    const started = cookie.recall(request)
    cookie.forget(response)
    const provider = providerOf(services.channels, request.params.provider)
    const fits = provider && started && started.provider === provider.id
    const taken = fits ? await takeUp(services, request, started, provider) : failed('OAuthCallback')
    // The account could have been closed, or the channel removed, since we read it.
    const isIn = !taken.ok || !taken.signsIn || (await desk.startSession(request, response, taken.signsIn))
    const returned = isIn ? taken : failed('AccessDenied', '1203')
    if (!returned.ok && returned.signUp) {
      signUps.remember(response, returned.signUp)
      const { provider: id, callbackUrl } = returned.signUp
      return response.redirect(303, pageUrl(publicUrl, '/register/email', { provider: id, callbackUrl }))
    }
    if (!returned.ok) {
      // A person who adds a channel returns to the page they came from. A failed sign-in shows the error page.
      const page = started?.userId ? started.callbackUrl : '/auth/auth'
      const { error, code } = returned
      return response.redirect(303, pageUrl(publicUrl, page, { error, code, provider: provider?.id }))
    }
    response.redirect(303, returned.url)
  }

export const createOAuthRoutes = (services: Services, desk: Desk, signUps: SignUps): Router => {
  const cookie = createFlowCookie(services)
  const router = Router()
  const form = express.urlencoded({ extended: false, limit: '16kb' })
  router.post('/signin/:provider', form, leave(services, desk, cookie))
  router.get('/callback/:provider', comeBack(services, desk, cookie, signUps))
  router.all('/signin/:provider', onlyBy('POST'))
  router.all('/callback/:provider', onlyBy('GET'))
  return router
}

const providerOf = (channels: Services['channels'], id: string | undefined): ChannelProvider | undefined =>
  id !== undefined && isChannelProviderId(id) ? channels[id] : undefined
