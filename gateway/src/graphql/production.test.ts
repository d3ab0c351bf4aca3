import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'
import { openSocket } from '../testing/openSocket.ts'

const SHELF =
  'query Shelf($id: uuid!) {\n  game_by_pk(id: $id) {\n    id\n    ...Card\n  }\n}\n\nfragment Card on game {\n  name\n}'
const LIVE = 'subscription Live { notification { id } }'
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let webDist: string
let gateway: Gateway

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'questboard-web-'))
  engine = await startEngineDouble()
  gateway = await startGateway({
    NODE_ENV: 'production',
    HASURA_URL: engine.url,
    WEB_DIST: webDist,
    SANDBOX_URL: 'http://127.0.0.1:9',
  })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
  await rm(webDist, { recursive: true, force: true })
})
beforeEach(() => {
  engine.requests.length = 0
  engine.messages.length = 0
})

const build = (documents: readonly string[]): Promise<void> =>
  writeFile(join(webDist, 'operations.json'), JSON.stringify(documents))

const ask = async (query: string) => {
  const response = await fetch(`${gateway.url}/api/gql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  return { status: response.status, body: await response.text() }
}

describe('the gateway in production', () => {
  it("in production, the gateway refuses GraphQL until the client is built, and then accepts the client's documents", async () => {
    expect((await ask(SHELF)).status).toBe(400)
    await build([SHELF, LIVE])
    await expect.poll(async () => (await ask(SHELF)).status, { timeout: 5_000 }).toBe(200)
  }, 10_000)

  it('in production, a document is accepted even if its whitespace or __typename fields differ', async () => {
    const sent =
      'query Shelf($id:uuid!){game_by_pk(id:$id){id,...Card __typename}} fragment Card on game{name __typename}'
    expect((await ask(sent)).status).toBe(200)
    expect(engine.requests).toHaveLength(1)
  })

  it.each([
    'query Shelf($id: uuid!) { game_by_pk(id: $id) { id name } }',
    `${SHELF} query More { user { email } }`,
    '{ __typename }',
    '{ __schema { types { name } } }',
    'mutation { delete_user(where: {}) { affected_rows } }',
    '',
  ])(
    'in production, a document that the client does not contain never reaches the engine: %.60s',
    async (query) => {
      const { status, body } = await ask(query)
      expect([status, JSON.parse(body).errors[0].message]).toEqual([400, 'query is not allowed'])
      expect(engine.requests).toEqual([])
    },
  )

  it('in production, WebSockets accept only the documents of the client', async () => {
    const client = openSocket(gateway.url, null)
    await client.opened
    client.say({ type: 'connection_init' })
    client.say({ type: 'subscribe', id: 'own', payload: { query: LIVE } })
    client.say({ type: 'subscribe', id: 'foreign', payload: { query: 'subscription { user { email } }' } })
    await client.waitFor(3)
    expect(client.received).toContainEqual({
      type: 'error',
      id: 'foreign',
      payload: [{ message: 'query is not allowed', extensions: { path: '$', code: 'validation-failed' } }],
    })
    expect(JSON.stringify(engine.messages)).not.toContain('email')
    client.socket.close()
  })

  it('in production, demo accounts are refused', async () => {
    for (const username of ['demostudio', 'democreator', 'demouser']) {
      const browser = openBrowser(gateway.url)
      const { url } = await browser.signIn(username, 'Play-fair-2026')
      expect(url.searchParams.get('code')).toBe('1203')
      expect(await browser.user()).toBeUndefined()
    }
  })
})

describe('the gateway in production with https', () => {
  it('in production with https, browsers must keep using https, and scripts from other sites do not run', async () => {
    await writeFile(
      join(webDist, 'index.html'),
      '<script>document.documentElement.dataset.theme = "dark"</script><title>Questboard</title>',
    )
    const secure = await startGateway({
      NODE_ENV: 'production',
      HASURA_URL: engine.url,
      PUBLIC_URL: 'https://questboard.example',
      WEB_DIST: webDist,
    })
    try {
      const page = await fetch(`${secure.url}/login`)
      const policy = page.headers.get('content-security-policy') ?? ''
      expect(policy).toMatch(/(^|; )script-src 'self' 'sha256-[\w+/=]{44}'(;|$)/)
      for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
        expect(policy).toContain(directive)
      expect(policy).toContain('upgrade-insecure-requests')
      expect(page.headers.get('x-content-type-options')).toBe('nosniff')
      expect(page.headers.get('x-powered-by')).toBeNull()
      const data = await fetch(`${secure.url}/api/gql`, { method: 'POST' })
      for (const { headers } of [page, data])
        expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains')
      const csrf = await fetch(`${secure.url}/api/auth/csrf`)
      expect(csrf.headers.get('set-cookie')).toMatch(
        /^__Host-questboard\.csrf-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      )
    } finally {
      await secure.close()
    }
  }, 60_000)
})
