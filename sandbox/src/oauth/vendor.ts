import { randomUUID } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import { failsNow } from '../channels/faults.ts'
import { marketChannelOf, marketChannelOfToken, marketChannelsOf } from '../channels/market.ts'
import { remember } from '../channels/store.ts'
import { type Choice, choicesOf, type TestChannel, testChannel } from './channels.ts'
import { consentPage } from './consentPage.ts'
import { appTokenOf, challengeOf, readTicket, type Ticket, writeTicket } from './tickets.ts'

export type Vendor = {
  readonly id: string
  readonly title: string
  readonly brand: string
  readonly paths: { readonly authorize: string; readonly token: string; readonly revoke: string }
  readonly clientIdParameter: 'client_id' | 'client_key'
  readonly challenge: 'base64url' | 'hex'
  readonly accessSeconds: number
  /** True for Google, which issues a refresh token only if the request forces the consent page. */
  readonly refreshNeedsConsent?: boolean
  /** The response to a refused refresh token, if it differs from the standard. */
  readonly refreshRefusal?: Readonly<Record<string, string | number>>
  /** The granted scopes in the vendor's format. Twitch returns a list. */
  readonly scopeOf: (asked: string) => unknown
}

type Fields = Readonly<Record<string, string | undefined>>
const fieldsOf = (body: unknown): Fields =>
  Object.fromEntries(
    Object.entries(typeof body === 'object' && body !== null ? body : {}).map(([key, value]) => [
      key,
      String(value),
    ]),
  )

const ticketFor = (vendor: Vendor, kind: Ticket['kind'], channel: TestChannel, seconds: number): Ticket => ({
  kind,
  vendor: vendor.id,
  channel,
  expiresAt: Date.now() + seconds * 1000,
  serial: randomUUID(),
})

const chosenChannel = (
  vendor: Vendor,
  fields: Fields,
  choices: Readonly<Record<string, Choice>>,
): TestChannel | null => {
  if (fields.choice === 'market')
    return marketChannelOf(vendor.id, fields.marketChannel ?? '')?.channel ?? null
  if (fields.choice !== 'custom') return choices[fields.choice ?? '']?.channel ?? null
  const name = fields.name ?? ''
  const parsed = testChannel.safeParse({
    ...fields,
    id: `${vendor.id}-${name.toLowerCase()}`,
    email: fields.email || undefined,
    refreshExpired: fields.refreshExpired === 'on',
  })
  return parsed.success ? parsed.data : null
}

const back = (redirectUri: string, answer: Record<string, string>): string => {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  return url.href
}

const CODE_SECONDS = 300
const YEAR_SECONDS = 365 * 86_400

const refuse = (response: Response, error: string, description: string): Response =>
  response.status(400).json({ error, error_description: description })

const sendTokens = (vendor: Vendor, channel: TestChannel, response: Response, mayRefresh = true): Response =>
  response.json({
    access_token: writeTicket(ticketFor(vendor, 'access', channel, vendor.accessSeconds)),
    ...(mayRefresh && { refresh_token: writeTicket(ticketFor(vendor, 'refresh', channel, YEAR_SECONDS)) }),
    expires_in: vendor.accessSeconds,
    scope: vendor.scopeOf(''),
    token_type: 'bearer',
  })

/** A vendor, the channels that a user can choose, and the serial numbers of tickets that are no longer valid. */
type Desk = {
  readonly vendor: Vendor
  readonly choices: Readonly<Record<string, Choice>>
  readonly used: Set<string>
}

const askConsent = ({ vendor, choices }: Desk, asked: Fields, response: Response): void => {
  const needed = ['redirect_uri', 'state', 'code_challenge', vendor.clientIdParameter]
  const missing = needed.filter((name) => !asked[name])
  if (missing.length > 0) return void response.status(400).send(`missing: ${missing.join(', ')}`)
  const request = {
    redirect_uri: asked.redirect_uri ?? '',
    state: asked.state ?? '',
    code_challenge: asked.code_challenge ?? '',
    prompt: asked.prompt ?? '',
  }
  const market = marketChannelsOf(vendor.id).map(({ channel }) => channel)
  response
    .type('html')
    .send(consentPage({ title: vendor.title, brand: vendor.brand, choices, market, request }))
}

const takeConsent = ({ vendor, choices }: Desk, fields: Fields, response: Response): void => {
  const redirectUri = fields.redirect_uri ?? ''
  if (!URL.canParse(redirectUri)) return void response.status(400).send('redirect_uri is not an address')
  const state = fields.state ?? ''
  const channel = chosenChannel(vendor, fields, choices)
  if (!channel) return void response.redirect(303, back(redirectUri, { error: 'access_denied', state }))
  const ticket = {
    ...ticketFor(vendor, 'code', channel, CODE_SECONDS),
    redirectUri,
    challenge: fields.code_challenge,
    mayRefresh: !vendor.refreshNeedsConsent || fields.prompt === 'consent',
  }
  response.redirect(303, back(redirectUri, { code: writeTicket(ticket), state }))
}

const exchangeCode = ({ vendor, used }: Desk, fields: Fields, response: Response): Response => {
  const code = readTicket(fields.code ?? '', 'code', vendor.id)
  if (!code || used.has(code.serial))
    return refuse(response, 'invalid_grant', 'unknown, expired or used code')
  used.add(code.serial)
  if (code.redirectUri !== fields.redirect_uri)
    return refuse(response, 'invalid_grant', 'another redirect_uri')
  if (code.challenge !== challengeOf(fields.code_verifier ?? '', vendor.challenge))
    return refuse(response, 'invalid_grant', 'the code_verifier does not match')
  return sendTokens(vendor, code.channel, response, code.mayRefresh)
}

const refresh = ({ vendor, used }: Desk, fields: Fields, response: Response): Response => {
  const known = marketChannelOfToken(vendor.id, fields.refresh_token ?? '')
  if (known) return sendTokens(vendor, known.channel, response, false)
  const ticket = readTicket(fields.refresh_token ?? '', 'refresh', vendor.id)
  if (!ticket || ticket.channel.refreshExpired || used.has(ticket.serial))
    return vendor.refreshRefusal
      ? response.status(400).json(vendor.refreshRefusal)
      : refuse(response, 'invalid_grant', 'the refresh token is no longer valid')
  return sendTokens(vendor, ticket.channel, response)
}

const giveTokens = (desk: Desk, fields: Fields, response: Response): Response => {
  const { clientIdParameter } = desk.vendor
  if (!fields[clientIdParameter] || !fields.client_secret)
    return refuse(response, 'invalid_client', `${clientIdParameter} and client_secret are required`)
  if (fields.grant_type === 'authorization_code') return exchangeCode(desk, fields, response)
  if (fields.grant_type === 'refresh_token') return refresh(desk, fields, response)
  if (fields.grant_type === 'client_credentials')
    return response.json({
      access_token: appTokenOf(desk.vendor.id),
      expires_in: desk.vendor.accessSeconds,
      token_type: 'bearer',
    })
  return refuse(response, 'unsupported_grant_type', 'authorization_code, refresh_token or client_credentials')
}

const revoke = ({ vendor, used }: Desk, { token = '' }: Fields, response: Response): void => {
  const ticket = readTicket(token, 'refresh', vendor.id) ?? readTicket(token, 'access', vendor.id)
  if (ticket) used.add(ticket.serial)
  response.status(200).end()
}

/** The sign-in endpoints that all three vendors share: consent page, tokens with PKCE, refresh, revoke. */
export const createOAuthRouter = (vendor: Vendor): Router => {
  const desk: Desk = { vendor, choices: choicesOf(vendor.id), used: new Set() }
  const form = express.urlencoded({ extended: false })
  const { authorize, token, revoke: revocation } = vendor.paths
  return Router()
    .get(authorize, (request, response) => askConsent(desk, fieldsOf(request.query), response))
    .post(authorize, form, (request, response) => takeConsent(desk, fieldsOf(request.body), response))
    .post(token, form, (request, response) => void giveTokens(desk, fieldsOf(request.body), response))
    .post(revocation, form, (request, response) => revoke(desk, fieldsOf(request.body), response))
}

/** Protects endpoints that apps call without a user. */
export const withApp =
  (vendorId: string, handler: RequestHandler): RequestHandler =>
  async (request, response, next) => {
    if (request.headers.authorization !== `Bearer ${appTokenOf(vendorId)}`)
      return void response
        .status(401)
        .json({ error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' })
    if (await failsNow(vendorId, response)) return
    await handler(request, response, next)
  }

/** Protects a vendor's data API: passes the token's channel to the handler, or returns 401. */
export const withChannel =
  (
    vendorId: string,
    handler: (channel: TestChannel, request: Request, response: Response) => void,
  ): RequestHandler =>
  async (request, response) => {
    const token = (request.headers.authorization ?? '').replace(/^Bearer /, '')
    const ticket = readTicket(token, 'access', vendorId)
    if (!ticket)
      return void response
        .status(401)
        .json({ error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' })
    remember(vendorId, ticket.channel)
    if (await failsNow(vendorId, response)) return
    handler(ticket.channel, request, response)
  }
