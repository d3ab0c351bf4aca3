/** Tests responses that end a person's consent, and failures after which the channel is only checked again later. */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Answer, startVendorServer, type VendorServer } from '../testing/vendorServer.ts'
import { VendorUnavailable } from '../vendor.ts'
import { ReauthorisationNeeded } from './channel.ts'
import { createTiktok } from './tiktok.ts'
import { createTwitch } from './twitch.ts'
import { createYoutube } from './youtube.ts'

let vendor: VendorServer
beforeAll(async () => {
  vendor = await startVendorServer()
})
afterAll(() => vendor.stop())
afterEach(() => {
  vi.restoreAllMocks()
})

const create = { twitch: createTwitch, youtube: createYoutube, tiktok: createTiktok } as const
const vendors = ['twitch', 'youtube', 'tiktok'] as const
const of = (name: keyof typeof create) =>
  create[name]({ baseUrl: vendor.url, clientId: 'an app', clientSecret: 'a secret' })
const known = { since: new Date('2026-01-01T00:00:00Z'), uploadsEtag: null, externalIds: [] }

/** Shortens the time limits of requests. */
const impatiently = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 100))
}

describe.each(vendors)('refreshing a token at %s', (name) => {
  const refreshed = (answer: Answer) => {
    vendor.answer = () => answer
    return of(name).refresh('a refresh token')
  }

  it('a token endpoint returns the next access token and refresh token', async () => {
    const tokens = {
      access_token: 'next',
      refresh_token: 'and again',
      expires_in: 3600,
      token_type: 'bearer',
    }
    expect(await refreshed({ json: tokens })).toMatchObject({
      accessToken: 'next',
      refreshToken: 'and again',
    })
  })

  it.each([
    ['ails', { status: 500, json: { error: 'internal' } }],
    ['limits requests', { status: 429, json: { error: 'slow_down' } }],
    ['rejects our app', { status: 401, json: { error: 'invalid_client', message: 'invalid client secret' } }],
    ['returns an unreadable response', { json: 'Please stand by' }],
    ['returns no token', { json: { token_type: 'bearer' } }],
  ])('a token endpoint that %s does not mean that the owner withdrew the consent', async (_what, answer) => {
    const refusal: unknown = await refreshed(answer).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(VendorUnavailable)
    expect(refusal).not.toBeInstanceOf(ReauthorisationNeeded)
  })

  it('if a token endpoint rejects the refresh token, the owner must sign in again', async () => {
    const standard = { error: 'invalid_grant', error_description: 'The refresh token is not valid any more' }
    await expect(refreshed({ status: 400, json: standard })).rejects.toBeInstanceOf(ReauthorisationNeeded)
  })

  it.each([
    ['never responds', () => null],
    [
      'stops in the middle of its response',
      (response: { writeHead: (status: number) => void; write: (part: string) => void }) => {
        response.writeHead(200)
        response.write('{"access_token": ')
        return null
      },
    ],
  ] as const)('a request to a token endpoint is given up if the endpoint %s', async (_what, answer) => {
    impatiently()
    vendor.answer = (_asked, response) => answer(response)
    await expect(of(name).refresh('a refresh token')).rejects.toBeInstanceOf(VendorUnavailable)
    await expect(of(name).readChannel('a token', known)).rejects.toBeInstanceOf(VendorUnavailable)
  })
})

describe('refresh tokens that Twitch rejects', () => {
  it.each([400, 401])(
    "a refresh token that Twitch rejects is recognized by Twitch's message and status %i",
    async (status) => {
      vendor.answer = () => ({
        status,
        json: { error: 'Bad Request', status, message: 'Invalid refresh token' },
      })
      await expect(of('twitch').refresh('a refresh token')).rejects.toBeInstanceOf(ReauthorisationNeeded)
    },
  )
})
