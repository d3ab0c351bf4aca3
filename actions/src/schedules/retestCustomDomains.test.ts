import { forgetEvents } from '@questboard/database/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { handleDomainEvent } from '../events/handleDomainEvent.ts'
import { type Actions, startActions } from '../testing/actions.ts'
import { sessions } from '../testing/callAction.ts'
import { startSandbox } from '../testing/processes.ts'
import { createTemporalDouble } from '../testing/temporalDouble.ts'
import { retestCustomDomains } from './retestCustomDomains.ts'

const COMPANY = sessions.studioOwner['x-hasura-company-id']
const DOMAIN = 'play.studio.example'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let actions: Actions
let token: string

beforeAll(async () => {
  sandbox = await startSandbox()
  actions = await startActions({ DNS_SERVERS: new URL(sandbox.url).host })
  await actions.services.pool.query(`update subscription set plan_id = 'scale' where company_id = $1`, [
    COMPANY,
  ])
}, 60_000)
afterAll(async () => {
  await actions?.close()
  await sandbox?.stop()
})
beforeEach(async () => {
  const { pool } = actions.services
  await pool.query(`delete from custom_domain; delete from notification; ${forgetEvents}`)
  const { rows } = await pool.query<{ dns_token: string }>(
    `insert into custom_domain (company_id, domain) values ($1, $2) returning dns_token`,
    [COMPANY, DOMAIN],
  )
  await pool.query(`update custom_domain set status = 'verified', checked_at = now(); ${forgetEvents}`)
  token = rows[0]?.dns_token ?? ''
  await removeRecord()
  await putRecord(token)
})

const putRecord = (value: string): Promise<Response> =>
  fetch(`${sandbox.url}/dns/records`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: `_questboard.${DOMAIN}`, value }),
  })

const removeRecord = (): Promise<Response> =>
  fetch(`${sandbox.url}/dns/records/remove`, {
    method: 'POST',
    body: new URLSearchParams({ name: `_questboard.${DOMAIN}` }),
  })

const query = async (text: string): Promise<Record<string, unknown>[]> =>
  (await actions.services.pool.query(text)).rows

const dayLater = () => query(`update custom_domain set checked_at = checked_at - interval '25 hours'`)
const graceLater = () => query(`update custom_domain set missing_since = missing_since - interval '72 hours'`)
const round = () => retestCustomDomains(actions.services)
const domain = async () =>
  (await query('select status, missing_since is not null as missing, problem from custom_domain'))[0]

/** Delivers the engine's event twice and returns the workflows it starts. */
const deliver = async () => {
  const temporal = createTemporalDouble()
  const events = await query(`select * from domain_event where type like 'customDomain%' order by created_at`)
  for (const event of [...events, ...events])
    await handleDomainEvent(
      { ...actions.services, temporal: temporal.client },
      { event: { data: { new: event } } },
    )
  return (await query('select distinct kind from delivery')).map(({ kind }) => kind)
}

describe('daily checks of a verified custom domain', () => {
  it('a verified custom domain is checked once a day', async () => {
    expect(await round()).toEqual({ tested: 0 })
    await dayLater()
    expect(await round()).toEqual({ tested: 1 })
    expect(await round()).toEqual({ tested: 0 })
    expect(await domain()).toEqual({ status: 'verified', missing: false, problem: '' })
  })

  it('a custom domain without its DNS record is lost after some days, and its owners are notified and mailed at both steps', async () => {
    await removeRecord()
    await dayLater()
    await round()
    expect(await domain()).toMatchObject({
      status: 'verified',
      missing: true,
      problem: expect.stringContaining('There is no TXT record'),
    })
    expect(await round()).toEqual({ tested: 1 })
    await graceLater()
    await round()
    expect(await domain()).toMatchObject({ status: 'not_verified', missing: false })
    expect(await round()).toEqual({ tested: 0 })

    expect(await deliver()).toEqual(['notification'])
    expect(await query(`select user_id, kind, params from notification order by kind desc, user_id`)).toEqual(
      [
        {
          user_id: sessions.studioOwner['x-hasura-user-id'],
          kind: 'custom_domain_missing',
          params: { companyId: COMPANY, domain: DOMAIN },
        },
        {
          user_id: sessions.studioOwner['x-hasura-user-id'],
          kind: 'custom_domain_lost',
          params: { companyId: COMPANY, domain: DOMAIN },
        },
      ],
    )
  })

  it('a custom domain is marked as healthy again once its DNS record returns', async () => {
    await removeRecord()
    await putRecord('what its next owner put there')
    await dayLater()
    await round()
    expect(await domain()).toMatchObject({
      missing: true,
      problem: expect.stringContaining('has a different value'),
    })
    await putRecord(token)
    await graceLater()
    await round()
    expect(await domain()).toEqual({ status: 'verified', missing: false, problem: '' })
  })

  it('a custom domain is not lost while name servers do not answer', async () => {
    await dayLater()
    const { services } = actions
    const deaf = { ...services, config: { ...services.config, dnsServers: ['127.0.0.1:9'] } }
    expect(await retestCustomDomains(deaf)).toEqual({ tested: 1 })
    expect(await domain()).toMatchObject({
      status: 'verified',
      missing: false,
      problem: expect.stringContaining('did not answer'),
    })
  }, 30_000)
})
