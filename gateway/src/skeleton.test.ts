import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createSharedRows } from './client/sharedRow.ts'
import { openBrowser } from './testing/browser.ts'
import type { Gateway } from './testing/gateway.ts'
import { type Service, startService } from './testing/service.ts'

const PASSWORD = 'Play-fair-2026'
const STUDIO = 'd0000000-0000-4000-8000-000000000001'
let service: Service
let engineUrl: string
let gateway: Gateway

beforeAll(async () => {
  service = await startService()
  ;({ engineUrl, gateway } = service)
}, 90_000)
afterAll(() => service?.close())

const CURRENT_USER =
  'query CurrentUser { currentUser { id username userConnections { providerId hasRefreshToken } } }'

const ask = async (url: string, query: string, headers: Record<string, string> = {}): Promise<unknown> => {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query }),
  })
  return response.json()
}

describe('a request through all services, from the browser to the database', () => {
  it.each([
    ['demostudio', 0],
    ['democreator', 2],
    ['demouser', 0],
  ])('the query currentUser returns %s with their connected channels', async (username, channels) => {
    const browser = openBrowser(gateway.url)
    await browser.signIn(username, PASSWORD)
    const answer = await browser.json('/api/gql?name=CurrentUser', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: CURRENT_USER, operationName: 'CurrentUser' }),
    })
    expect(answer).toMatchObject({
      data: { currentUser: { username, userConnections: { length: channels } } },
    })
  })

  it('the query currentUser returns nothing to a visitor', async () => {
    expect(await ask(`${gateway.url}/api/gql`, CURRENT_USER)).toMatchObject({
      errors: [{ extensions: { code: 'validation-failed' } }],
    })
  })

  it("the page gets an action's response through the engine, and its errors have their code and field", async () => {
    const register = (username: string) =>
      ask(
        `${gateway.url}/api/gql`,
        `mutation { registerCreator(username: "${username}", email: "${username}@mail.example", password: "Secret123", terms: true) { userId } }`,
      )
    expect(await register('skeletonkey')).toMatchObject({
      data: { registerCreator: { userId: expect.any(String) } },
    })
    expect(await register('demouser')).toEqual({
      errors: [
        { message: 'This username is already taken', extensions: { code: '1001', field: 'username' } },
      ],
    })
  })
})

describe('the preview of a shared link', () => {
  const id = (n: number) => `00000000-0000-4000-8000-0000000055${String(n).padStart(2, '0')}`
  const company = 'd0000000-0000-4000-8000-000000000010'
  const campaign = (n: number, status: string, visibility: string) =>
    `insert into activation (id, kind, company_id, name, description, status, visibility)
      values ('${id(n)}', 'KEY', '${company}', 'Ember keys', 'Play it early.', '${status}', '${visibility}')`

  it('the preview of a shared link shows only public rows', async () => {
    const { pool, engine } = gateway.services
    await pool.query(`begin; set local session_replication_role = replica;
      ${campaign(1, 'active', 'public')}; ${campaign(2, 'draft', 'public')}; ${campaign(3, 'active', 'invite_only')};
      insert into game (id, name, slug, description) values ('${id(4)}', 'Ember', 'ember-shared', 'Fire.');
      insert into creator_page (id, creator_id, slug, title, description, is_published)
        values ('${id(5)}', 'd0000000-0000-4000-8000-000000000002', 'shown-page', 'Shown', 'Hi.', true),
               ('${id(6)}', 'd0000000-0000-4000-8000-000000000002', 'hidden-page', 'Hidden', 'Hi.', false); commit`)
    const rows = createSharedRows(engine, { waitMs: 5000, atOnce: 10, kept: 10, keptMs: 1 })
    const said = async (path: string) => (await rows(path))?.description
    expect(await said(`/campaigns/${id(1)}`)).toBe('Play it early.')
    expect(await said(`/games/${id(4)}`)).toBe('Fire.')
    expect(await said('/shown-page')).toBe('Hi.')
    const { rows: named } = await pool.query('select name from company where id = $1', [company])
    expect((await rows(`/company/${company}`))?.title).toBe(named[0]?.name)
    expect(await rows(`/campaigns/${id(2)}`)).toBeNull()
    expect(await rows(`/campaigns/${id(3)}`)).toBeNull()
    expect(await rows('/hidden-page')).toBeNull()
  })
})

describe('tokens that the engine accepts', () => {
  const claims = {
    'https://hasura.io/jwt/claims': {
      'x-hasura-default-role': 'company',
      'x-hasura-allowed-roles': ['company'],
      'x-hasura-user-id': STUDIO,
    },
  }
  const graphql = () => `${engineUrl}/v1/graphql`
  const refusedWith = async (token: string): Promise<string> => {
    const answer = await ask(graphql(), CURRENT_USER, { authorization: `Bearer ${token}` })
    expect(answer).not.toHaveProperty('data')
    return JSON.stringify(answer)
  }
  const issued = () =>
    new SignJWT(claims).setIssuer('questboard').setAudience('questboard-graphql').setIssuedAt()
  const ownKeyId = async (): Promise<string> => {
    const { keys } = await gateway.services.signingKeys.jwks()
    return String(keys[0]?.kid)
  }

  it("the engine refuses a token signed with another key, even with Questboard's key id", async () => {
    const { privateKey } = await generateKeyPair('EdDSA')
    const token = await issued()
      .setExpirationTime('5m')
      .setProtectedHeader({ alg: 'EdDSA', kid: await ownKeyId() })
      .sign(privateKey)
    expect(await refusedWith(token)).toContain('invalid-jwt')
  })

  it('the engine refuses a token without a signature or signed with the public key as a secret', async () => {
    expect(
      await refusedWith(new UnsecuredJWT(claims).setIssuer('questboard').setExpirationTime('5m').encode()),
    ).toContain('jwt')
    const { keys } = await gateway.services.signingKeys.jwks()
    const secret = new TextEncoder().encode(String(keys[0]?.x))
    const token = await issued()
      .setExpirationTime('5m')
      .setProtectedHeader({ alg: 'HS256', kid: await ownKeyId() })
      .sign(secret)
    expect(await refusedWith(token)).toContain('jwt')
  })

  it('the engine refuses a token with another audience or issuer, and a token that has expired', async () => {
    const { signingKeys } = gateway.services
    const now = Math.floor(Date.now() / 1000)
    const payload = { ...claims, iss: 'questboard', aud: 'questboard-graphql', iat: now, exp: now + 300 }
    expect(
      await ask(graphql(), CURRENT_USER, { authorization: `Bearer ${await signingKeys.sign(payload)}` }),
    ).toMatchObject({
      data: { currentUser: { username: 'demostudio' } },
    })
    expect(await refusedWith(await signingKeys.sign({ ...payload, aud: 'another-product' }))).toContain(
      'JWTNotInAudience',
    )
    expect(await refusedWith(await signingKeys.sign({ ...payload, iss: 'another-product' }))).toContain(
      'JWTNotInIssuer',
    )
    expect(
      await refusedWith(await signingKeys.sign({ ...payload, iat: now - 600, exp: now - 300 })),
    ).toContain('JWTExpired')
  })

  it('the engine ignores a role in a header if the token does not allow it', async () => {
    const browser = openBrowser(gateway.url)
    await browser.signIn('demouser', PASSWORD)
    const answer = await browser.json('/api/gql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-hasura-role': 'admin', 'x-hasura-user-id': STUDIO },
      body: JSON.stringify({ query: CURRENT_USER }),
    })
    expect(answer).toMatchObject({ data: { currentUser: { username: 'demouser' } } })
  })
})
