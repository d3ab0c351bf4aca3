import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { callAction, sessions, startSandbox } from '@questboard/actions/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask } from '../testing/ask.ts'
import { startEngineDouble } from '../testing/engineDouble.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const COMPANY = sessions.studioOwner['x-hasura-company-id']
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let engine: Awaited<ReturnType<typeof startEngineDouble>>
let webDist: string
let gateway: Gateway
let serial = 0
let domain: string
let token: string

beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'questboard-web-'))
  await writeFile(join(webDist, 'index.html'), '<title>Questboard</title>')
  sandbox = await startSandbox()
  engine = await startEngineDouble()
  gateway = await startGateway({
    HASURA_URL: engine.url,
    WEB_DIST: webDist,
    DNS_SERVERS: new URL(sandbox.url).host,
  })
  await gateway.services.pool.query(`update subscription set plan_id = 'scale' where company_id = $1`, [
    COMPANY,
  ])
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  engine?.close()
  await sandbox?.stop()
  await rm(webDist, { recursive: true, force: true })
})
beforeEach(async () => {
  serial += 1
  domain = `play${serial}.studio.example`
  token = await chooseDomain(domain)
})

const chooseDomain = async (name: string): Promise<string> => {
  const { pool } = gateway.services
  await pool.query('delete from rate_limit')
  await pool.query('delete from custom_domain')
  const { rows } = await pool.query<{ dns_token: string }>(
    'insert into custom_domain (company_id, domain) values ($1, $2) returning dns_token',
    [COMPANY, name],
  )
  return rows[0]?.dns_token ?? ''
}

const putRecord = (value: string): Promise<Response> =>
  fetch(`${sandbox.url}/dns/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `_questboard.${domain}`, value }),
  })

const test = (session: Record<string, string> = sessions.studioOwner) =>
  callAction(gateway.actions, 'testCustomDomain', {}, session)

const verify = async (): Promise<void> => {
  await putRecord(token)
  expect((await test()).body).toEqual({ status: 'verified', problem: '' })
}

describe('verifying a custom domain', () => {
  it('a custom domain is verified once its TXT record is found', async () => {
    expect((await test()).body).toMatchObject({
      status: 'not_verified',
      problem: expect.stringContaining(`There is no TXT record at _questboard.${domain} yet`),
    })
    await putRecord('another-value')
    expect((await test()).body).toMatchObject({
      status: 'not_verified',
      problem: expect.stringContaining('has a different value'),
    })
    await verify()
  })

  it('a custom domain is no longer verified once its TXT record is removed, but stays verified if name servers fail', async () => {
    await verify()
    const deaf = await startGateway({ DNS_SERVERS: '127.0.0.1:9' })
    try {
      const { pool } = deaf.services
      await pool.query(`update subscription set plan_id = 'scale' where company_id = $1`, [COMPANY])
      await pool.query('insert into custom_domain (company_id, domain) values ($1, $2)', [COMPANY, domain])
      await pool.query(`update custom_domain set status = 'verified'`)
      const { body } = await callAction(deaf.actions, 'testCustomDomain', {}, sessions.studioOwner)
      expect(body).toMatchObject({ status: 'verified', problem: expect.stringContaining('did not answer') })
    } finally {
      await deaf.close()
    }
    await fetch(`${sandbox.url}/dns/records/remove`, {
      method: 'POST',
      body: new URLSearchParams({ name: `_questboard.${domain}` }),
    })
    expect((await test()).body).toMatchObject({ status: 'not_verified' })
  }, 60_000)

  it("only owners can test a custom domain, and Questboard's own domains are refused", async () => {
    for (const session of [{ ...sessions.studioOwner, 'x-hasura-company-owner': 'false' }, sessions.user])
      expect((await test(session)).body).toMatchObject({ extensions: { code: 'not-allowed' } })
    const own = await startGateway({ PUBLIC_URL: 'https://questboard.example' })
    try {
      for (const name of ['questboard.example', 'evil.questboard.example']) {
        const { pool } = own.services
        await pool.query(`update subscription set plan_id = 'scale' where company_id = $1`, [COMPANY])
        await pool.query('delete from custom_domain')
        await pool.query('insert into custom_domain (company_id, domain) values ($1, $2)', [COMPANY, name])
        const { body } = await callAction(own.actions, 'testCustomDomain', {}, sessions.studioOwner)
        expect(body).toMatchObject({ message: 'Invalid domain URL', extensions: { code: 'domain-invalid' } })
      }
    } finally {
      await own.close()
    }
  }, 60_000)

  it.each([
    '127.0.0.1',
    'localhost',
    '[::1]',
    '2130706433',
    'a..example',
    'https://play.example',
    'play.example/x',
  ])('the domain %s cannot be used as a custom domain', async (name) => {
    await expect(chooseDomain(name)).rejects.toMatchObject({ constraint: 'custom_domain_valid' })
  })
})

describe('visitors of a custom domain', () => {
  const visit = (path: string, host: string) =>
    ask(`${gateway.url}${path}`, { headers: { host, accept: 'text/html,*/*' } })

  it("visitors of a custom domain see the company's page, and are redirected to Questboard's domain for all other pages", async () => {
    await verify()
    expect((await visit('/', domain)).headers.location).toBe('/custom-domain-company')
    expect((await visit('/campaigns', `${domain}:443`)).headers.location).toBe(
      '/custom-domain-company/campaigns',
    )
    expect((await visit('/login', domain)).headers.location).toBe(`${gateway.url}/login`)
    expect((await visit('/?utm=a', domain)).headers.location).toBe('/custom-domain-company?utm=a')
    expect((await visit('/company/join?program=1&unbranded=1', domain)).headers.location).toBe(
      `${gateway.url}/company/join?program=1&unbranded=1`,
    )
    expect((await visit('//evil.example/x', domain)).headers.location).toMatch(`${gateway.url}/`)
    const page = await visit('/custom-domain-company', domain)
    expect([page.status, page.text]).toEqual([200, '<title>Questboard</title>'])
  })

  it('visitors of an unverified or unknown domain are not redirected', async () => {
    for (const host of [domain, 'made-up.example', 'localhost:1', '127.0.0.1'])
      expect((await visit('/', host)).status).toBe(200)
  })
})

describe('GraphQL on a custom domain', () => {
  const askGraphql = (query: string, host: string) =>
    ask(`${gateway.url}/api/gql${query}`, {
      method: 'POST',
      headers: { host, origin: `http://${host}`, 'content-type': 'application/json' },
      body: '{"query":"query Page { ok }"}',
    })

  it('GraphQL works on a custom domain itself, and on other domains if a URL parameter names the custom domain', async () => {
    await verify()
    const own = new URL(gateway.url).host
    for (const [query, host] of [
      ['', domain],
      [`?name=Page&customDomain=${domain}`, domain],
      [`?customDomain=${domain.toUpperCase()}`, own],
      [`?customDomain=${new URL(gateway.url).hostname}`, own],
    ] as const)
      expect((await askGraphql(query, host)).status).toBe(200)
  })

  it.each([
    ['that shows no page', ''],
    ['that is not a domain', '%00'],
  ])('GraphQL is refused for a domain %s', async (_, more) => {
    const answer = await askGraphql(`?customDomain=${domain}${more}`, domain)
    expect(answer.status).toBe(404)
    expect(JSON.parse(answer.text)).toEqual({
      errors: [
        {
          message: 'there is no company page at this domain',
          extensions: { path: '$', code: 'not-found' },
        },
      ],
    })
  })

  it("a page on a custom domain cannot send GraphQL queries to Questboard's own domain", async () => {
    await verify()
    const answer = await ask(`${gateway.url}/api/gql`, {
      method: 'POST',
      headers: { origin: `https://${domain}`, 'content-type': 'application/json' },
      body: '{"query":"query Page { ok }"}',
    })
    expect(answer.status).toBe(403)
  })
})
