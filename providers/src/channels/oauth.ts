import { createHash } from 'node:crypto'
import * as oauth from 'oauth4webapi'
import { z } from 'zod'
import { ask } from '../door.ts'
import { VendorUnavailable } from '../vendor.ts'
import {
  type AuthorizationEnd,
  type AuthorizationStart,
  ReauthorisationNeeded,
  type Tokens,
  type VendorSettings,
} from './channel.ts'

/** A vendor's OAuth 2 endpoints and its deviations from the standard. */
export type OAuthVendor = {
  readonly issuer: string
  readonly authorizationEndpoint: string
  readonly tokenEndpoint: string
  readonly revocationEndpoint: string
  readonly scopes: readonly string[]
  readonly authorizationParameters?: Readonly<Record<string, string>>
  /** Parameters that make the vendor ask for consent again. These parameters are not sent when a consent is renewed. */
  readonly consentParameters?: Readonly<Record<string, string>>
  /** TikTok calls this parameter client_key. */
  readonly clientIdParameter?: string
  readonly scopeSeparator?: string
  readonly challenge?: 'base64url' | 'hex'
  /** Twitch returns `scope` as a list, which the standard forbids. */
  readonly scopeIsList?: boolean
  /** Recognizes the vendor's refusal of a refresh token, if it is not `invalid_grant`. */
  readonly refusesRefresh?: RegExp
}

const REFUSALS = new Set(['invalid_grant', 'invalid_token', 'access_denied'])

/** The arguments that the OAuth library needs for every request to this vendor. */
const termsOf = (vendor: OAuthVendor, settings: VendorSettings) => {
  const server: oauth.AuthorizationServer = {
    issuer: vendor.issuer,
    authorization_endpoint: vendor.authorizationEndpoint,
    token_endpoint: vendor.tokenEndpoint,
    revocation_endpoint: vendor.revocationEndpoint,
  }
  const client: oauth.Client = { client_id: settings.clientId }
  const clientIdParameter = vendor.clientIdParameter ?? 'client_id'
  const authenticate: oauth.ClientAuth = (_server, _client, body) => {
    body.set(clientIdParameter, settings.clientId)
    body.set('client_secret', settings.clientSecret)
  }
  const options = {
    [oauth.allowInsecureRequests]: vendor.tokenEndpoint.startsWith('http:'),
    [oauth.customFetch]: (url: string, init: RequestInit) => fetchStandard(vendor, url, init),
    signal: () => AbortSignal.timeout(10_000),
  }
  return { server, client, clientIdParameter, authenticate, options }
}

/** The URL of the vendor's sign-in page. */
const addressOf = async (
  vendor: OAuthVendor,
  client: Readonly<Record<string, string>>,
  start: AuthorizationStart,
): Promise<string> => {
  const url = new URL(vendor.authorizationEndpoint)
  url.search = new URLSearchParams({
    response_type: 'code',
    ...client,
    redirect_uri: start.redirectUri,
    scope: vendor.scopes.join(vendor.scopeSeparator ?? ' '),
    state: start.state,
    code_challenge: await challengeOf(vendor, start.codeVerifier),
    code_challenge_method: 'S256',
    ...vendor.authorizationParameters,
    ...(start.renews ? {} : vendor.consentParameters),
  }).toString()
  return url.href
}

export const createOAuth = (vendor: OAuthVendor, settings: VendorSettings) => {
  const { server, client, clientIdParameter, authenticate, options } = termsOf(vendor, settings)

  return {
    authorizationUrl: (start: AuthorizationStart): Promise<string> =>
      addressOf(vendor, { [clientIdParameter]: settings.clientId }, start),

    exchangeCode(end: AuthorizationEnd): Promise<Tokens> {
      return asTokens(async () => {
        const parameters = oauth.validateAuthResponse(server, client, end.callback, end.state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authenticate,
          parameters,
          end.redirectUri,
          end.codeVerifier,
          options,
        )
        return oauth.processAuthorizationCodeResponse(server, client, response)
      })
    },

    refresh(refreshToken: string): Promise<Tokens> {
      return asTokens(async () => {
        const response = await oauth.refreshTokenGrantRequest(
          server,
          client,
          authenticate,
          refreshToken,
          options,
        )
        return oauth.processRefreshTokenResponse(server, client, response)
      })
    },

    /** Requests a token of the app itself, which belongs to no person. */
    appToken(): Promise<Tokens> {
      return asTokens(async () => {
        const response = await oauth.clientCredentialsGrantRequest(server, client, authenticate, {}, options)
        return oauth.processClientCredentialsResponse(server, client, response)
      })
    },

    async revoke(token: string): Promise<void> {
      const response = await oauth.revocationRequest(server, client, authenticate, token, options)
      await oauth.processRevocationResponse(response)
    },
  }
}

const challengeOf = async (vendor: OAuthVendor, codeVerifier: string): Promise<string> =>
  vendor.challenge === 'hex'
    ? createHash('sha256').update(codeVerifier).digest('hex')
    : oauth.calculatePKCECodeChallenge(codeVerifier)

const refusal = z.object({ message: z.string() })

/** Translates a vendor's own error for a refused refresh token into the error of the OAuth standard. */
const standardRefusal = async ({ refusesRefresh }: OAuthVendor, response: Response): Promise<Response> => {
  if (refusesRefresh === undefined || (response.status !== 400 && response.status !== 401)) return response
  const said = refusal.safeParse(
    await response
      .clone()
      .json()
      .catch(() => undefined),
  )
  if (!said.success || !refusesRefresh.test(said.data.message)) return response
  return Response.json({ error: 'invalid_grant', error_description: said.data.message }, { status: 400 })
}

const fetchStandard = async (vendor: OAuthVendor, url: string, init: RequestInit): Promise<Response> => {
  const response = await standardRefusal(vendor, await ask(url, init))
  if (!vendor.scopeIsList || !response.ok) return response
  const body: unknown = await response.json().catch(() => ({}))
  const standard =
    typeof body === 'object' && body !== null && 'scope' in body && Array.isArray(body.scope)
      ? { ...body, scope: body.scope.join(' ') }
      : body
  return Response.json(standard, { status: response.status })
}

const asTokens = async (grant: () => Promise<oauth.TokenEndpointResponse>): Promise<Tokens> => {
  try {
    const answer = await grant()
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      expiresAt: answer.expires_in === undefined ? null : new Date(Date.now() + answer.expires_in * 1000),
    }
  } catch (error) {
    if (error instanceof oauth.AuthorizationResponseError)
      throw new ReauthorisationNeeded(error.error, { cause: error })
    if (error instanceof oauth.ResponseBodyError && REFUSALS.has(error.error))
      throw new ReauthorisationNeeded(error.error, { cause: error })
    throw new VendorUnavailable('the sign-in server is unavailable or sent an invalid answer', {
      cause: error,
    })
  }
}
