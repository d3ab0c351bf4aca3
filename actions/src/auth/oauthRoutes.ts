import { createSealer, createToken } from '@questboard/database'
import type { ErrorCode } from '@questboard/domain'
import {
  type ChannelProvider,
  type ChannelProviderId,
  isChannelProviderId,
} from '@questboard/providers/channels'
import express, { type Request, type Response, Router } from 'express'
import { z } from 'zod'
import { readCookie, setCookie } from '../lib/cookies.ts'
import { onlyBy } from '../lib/onlyBy.ts'
import type { Services } from '../services.ts'
import { pageUrl, safeCallbackUrl } from './callbackUrl.ts'
import { connectChannel } from './connectChannel.ts'
import { cookieNames } from './cookieNames.ts'
import { sameText } from './csrf.ts'
import type { FormFields } from './routes.ts'

/** What is remembered between leaving for the vendor and coming back; sealed in a cookie. */
const flow = z.object({
  provider: z.string(),
  state: z.string(),
  codeVerifier: z.string(),
  callbackUrl: z.string(),
  /** Who wants to add the channel; null when the channel is to sign someone in. */
  userId: z.string().nullable(),
  until: z.number(),
})
type Flow = z.infer<typeof flow>

const FLOW_SECONDS = 15 * 60

type Shell = {
  guardedForm(request: Request, response: Response): FormFields | null
  leadTo(response: Response, fields: FormFields, url: string, status?: number): void
  startSession(request: Request, response: Response, userId: string): Promise<void>
}

export const createOAuthRoutes = (services: Services, shell: Shell): Router => {
  const { config, sessions, channels, log } = services
  const cookieName = cookieNames(config.secureCookies).state
  const sealer = createSealer(config.sessionSecret, 'oauth flow')
  const router = Router()
  const redirectUri = (provider: ChannelProviderId): string =>
    `${config.publicUrl}/api/auth/callback/${provider}`
  const cookieOptions = { secure: config.secureCookies, path: '/api/auth' }

  const remember = (response: Response, started: Flow): void =>
    setCookie(response, cookieName, sealer.seal(JSON.stringify(started)).toString('base64url'), {
      ...cookieOptions,
      maxAgeSeconds: FLOW_SECONDS,
    })

  const recall = (request: Request): Flow | null => {
    const opened = sealer.open(Buffer.from(readCookie(request, cookieName) ?? '', 'base64url'))
    const parsed = opened === null ? null : flow.safeParse(JSON.parse(opened))
    return parsed?.success && parsed.data.until > Date.now() ? parsed.data : null
  }

  router.post(
    '/signin/:provider',
    express.urlencoded({ extended: false, limit: '16kb' }),
    async (request, response) => {
      const fields = shell.guardedForm(request, response)
      if (!fields) return
      const callbackUrl = safeCallbackUrl(config.publicUrl, fields.callbackUrl)
      const provider = providerOf(channels, request.params.provider)
      // spec §8: an unknown provider leads to the sign-in page with callbackUrl.
      if (!provider)
        return shell.leadTo(response, fields, pageUrl(config.publicUrl, '/login', { callbackUrl }))
      const session = await sessions.ofRequest(request)
      const started: Flow = {
        provider: provider.id,
        state: createToken(),
        codeVerifier: createToken(),
        callbackUrl,
        userId: session?.user.id ?? null,
        until: Date.now() + FLOW_SECONDS * 1000,
      }
      remember(response, started)
      const url = await provider.authorizationUrl({ ...started, redirectUri: redirectUri(provider.id) })
      shell.leadTo(response, fields, url)
    },
  )

  router.get('/callback/:provider', async (request, response) => {
    const started = recall(request)
    setCookie(response, cookieName, '', { ...cookieOptions, maxAgeSeconds: 0 })
    const provider = providerOf(channels, request.params.provider)
    const fail = (error: string, code?: ErrorCode): void => {
      // Who was adding a channel goes back to where they were; who was signing in sees the error page.
      const page = started?.userId ? started.callbackUrl : '/auth/auth'
      response.redirect(303, pageUrl(config.publicUrl, page, { error, code, provider: provider?.id }))
    }
    const returned = new URL(request.originalUrl, config.publicUrl)
    if (!provider || !started || started.provider !== provider.id) return fail('OAuthCallback')
    if (!sameText(returned.searchParams.get('state') ?? '', started.state)) return fail('OAuthCallback')
    const refusal = returned.searchParams.get('error')
    // Anything else is the vendor's trouble, not the person's will.
    if (refusal !== null) return fail(refusal === 'access_denied' ? 'AccessDenied' : 'OAuthCallback')
    try {
      const session = await sessions.ofRequest(request)
      // Signed out, or somebody else signed in, in the meantime: the channel must not land in another account.
      if ((session?.user.id ?? null) !== started.userId) return fail('SessionRequired')
      const tokens = await provider.exchangeCode({
        ...started,
        redirectUri: redirectUri(provider.id),
        callback: returned,
      })
      const channel = await provider.fetchChannel(tokens.accessToken)
      const verdict = await connectChannel(services, { provider, channel, tokens, userId: started.userId })
      if (!verdict.ok) return fail(verdict.error, verdict.code)
      if (started.userId === null) await shell.startSession(request, response, verdict.userId)
      const { id, isNew } = verdict.connection
      // Which channel it became is chosen on the vendor's page: who was adding one is told.
      const told = started.userId === null ? {} : { connection: id, added: isNew ? 'true' : undefined }
      response.redirect(303, pageUrl(config.publicUrl, started.callbackUrl, told))
    } catch (error) {
      log.warn({ err: error, provider: provider.id }, 'a channel could not be connected')
      fail('OAuthCallback')
    }
  })

  router.all('/signin/:provider', onlyBy('POST'))
  router.all('/callback/:provider', onlyBy('GET'))
  return router
}

const providerOf = (channels: Services['channels'], id: string | undefined): ChannelProvider | undefined =>
  id !== undefined && isChannelProviderId(id) ? channels[id] : undefined
