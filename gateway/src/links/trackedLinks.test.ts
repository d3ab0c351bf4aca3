import { sessions } from '@questboard/actions/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const SWEDEN = '193.10.0.1'
const AMERICA = '8.8.8.8'
const JAPAN = '133.11.0.1'
const TARGET = 'https://store.example/game?ref=questboard#buy'

let gateway: Gateway
let link: { id: string; slug: string }

beforeAll(async () => {
  gateway = await startGateway()
}, 60_000)
afterAll(() => gateway?.close())
beforeEach(async () => {
  const { pool } = gateway.services
  await pool.query('delete from rate_limit; delete from activation')
  const { rows } = await pool.query<{ id: string; slug: string }>(
    `with campaign as (insert into activation (kind, company_id, name, status)
                        values ('CREATOR_PROGRAM', $1, 'Campaign', 'active') returning id)
     insert into link (kind, activation_id, target_url) select 'sharable', id, $2 from campaign returning id, slug`,
    [sessions.studioOwner['x-hasura-company-id'], TARGET],
  )
  link = rows[0] ?? link
})

type Visit = { from?: string; agent?: string; method?: string; headers?: Record<string, string> }

const visit = (slug: string, { from = SWEDEN, agent = CHROME, method = 'GET', headers }: Visit = {}) =>
  fetch(`${gateway.url}/l/${slug}`, {
    method,
    redirect: 'manual',
    headers: { 'x-forwarded-for': from, 'user-agent': agent, ...headers },
  })

const clicks = async () => {
  const { rows } = await gateway.services.pool.query(
    'select country, device, clicks::int from link_click_day where link_id = $1 order by country, device',
    [link.id],
  )
  return rows
}

/** Clicks are counted after the response. Once this last visitor is counted, earlier clicks are handled too. */
const expectCounted = async (expected: readonly object[]) => {
  await visit(link.slug, { from: AMERICA, agent: IPHONE })
  const sign = { country: 'US', device: 'mobile', clicks: 1 }
  await vi.waitFor(async () => {
    const found = await clicks()
    expect(found).toContainEqual(sign)
    expect(found.filter(({ country }) => country !== 'US')).toEqual(expected)
  }, 5_000)
}

describe('opening a tracked link', () => {
  it('a tracked link redirects, and the browser requests it again at every click', async () => {
    const answer = await visit(link.slug)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(TARGET)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it.each([
    ['a draft', `update activation set status = 'draft'`],
    [
      'an activation that waits for its review',
      `update activation set status = 'waiting_for_company_verification'`,
    ],
    [
      'a company that is not verified',
      `update company set verification = 'rejected', verification_reason = 'Fraud'`,
    ],
  ])('a tracked link of %s does not redirect', async (_what, change) => {
    const { pool } = gateway.services
    const client = await pool.connect()
    try {
      // Sets the status directly, because other tests cover the status changes.
      await client.query(`set session_replication_role = replica; ${change}; reset session_replication_role`)
    } finally {
      client.release()
    }
    const answer = await visit(link.slug, { headers: { accept: 'text/html' } })
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
    await pool.query(`update company set verification = 'verified' where verification = 'rejected'`)
  })

  it('a tracked link still redirects after its activation ends', async () => {
    await gateway.services.pool.query(`update activation set status = 'closed' where name = 'Campaign'`)
    expect((await visit(link.slug)).status).toBe(302)
  })

  it('clicks on a tracked link are counted by country and device', async () => {
    await visit(link.slug)
    await visit(link.slug, { agent: IPHONE })
    await visit(link.slug, { from: JAPAN })
    await visit(link.slug, { from: '10.1.2.3' })
    await expectCounted([
      { country: 'JP', device: 'desktop', clicks: 1 },
      { country: 'SE', device: 'desktop', clicks: 1 },
      { country: 'SE', device: 'mobile', clicks: 1 },
      { country: 'ZZ', device: 'desktop', clicks: 1 },
    ])
  })

  it('repeated clicks of one visitor count once, and all clicks from one IP address count at most thirty times', async () => {
    await Promise.all(Array.from({ length: 20 }, () => visit(link.slug)))
    await expectCounted([{ country: 'SE', device: 'desktop', clicks: 1 }])
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => visit(link.slug, { from: JAPAN, agent: `${CHROME} ${n}` })),
    )
    await expectCounted([
      { country: 'JP', device: 'desktop', clicks: 30 },
      { country: 'SE', device: 'desktop', clicks: 1 },
    ])
  })

  it.each<[string, Visit]>([
    ['a crawler', { agent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
    ['a messenger that creates a preview', { agent: 'facebookexternalhit/1.1' }],
    ['a command-line program', { agent: 'curl/8.5.0' }],
    ['a client without a user agent', { agent: '' }],
    ['a browser that prefetches', { headers: { 'sec-purpose': 'prefetch;prerender' } }],
    ['a HEAD request', { method: 'HEAD' }],
  ])('a tracked link redirects %s too, but does not count the click', async (_who, who) => {
    const answer = await visit(link.slug, who)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, TARGET])
    await expectCounted([])
  })

  it.each(['nothinghere', 'x', 'UPPERCASE', '%27%3B--', '../api'])(
    'there is no tracked link at the URL /l/%s',
    async (slug) => {
      expect((await visit(slug)).status).toBe(404)
    },
  )

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://a.example/\r\nset-cookie: x=1',
    'http://a.example',
    'https://127.0.0.1/',
    'https://gateway.internal/',
    'https://questboard.test@evil.example/',
  ])('a tracked link is never created for the URL %j', async (target) => {
    const change = gateway.services.pool.query('update link set target_url = $1 where id = $2', [
      target,
      link.id,
    ])
    await expect(change).rejects.toThrow('link_target_url_public')
  })

  it('a tracked link redirects even if the click cannot be counted', async () => {
    const failing = vi
      .spyOn(gateway.services.rateLimit, 'count')
      .mockRejectedValueOnce(new Error('no counter'))
    expect((await visit(link.slug)).status).toBe(302)
    await vi.waitFor(() => expect(failing).toHaveBeenCalledOnce())
    failing.mockRestore()
    await expectCounted([])
  })

  it('a tracked link stores nothing about its visitors', async () => {
    await visit(link.slug)
    await expectCounted([{ country: 'SE', device: 'desktop', clicks: 1 }])
    const { rows } = await gateway.services.pool.query(
      `select (select string_agg(key, ' ') from rate_limit) as counters, (select string_agg(link_click::text, ' ') from link_click) as clicks`,
    )
    expect(JSON.stringify(rows)).toContain(link.id)
    expect(JSON.stringify(rows)).not.toContain(SWEDEN)
    expect(JSON.stringify(rows)).not.toContain('Mozilla')
  })
})
