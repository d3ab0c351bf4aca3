import { callAction, startSandbox } from '@questboard/actions/testing'
import { PayoutRefused } from '@questboard/providers/payouts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser } from '../testing/browser.ts'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const CREATOR = 'd0000000-0000-4000-8000-000000000002'
const session = { 'x-hasura-role': 'creator', 'x-hasura-user-id': CREATOR }
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let gateway: Gateway

beforeAll(async () => {
  sandbox = await startSandbox()
  gateway = await startGateway({ SANDBOX_URL: sandbox.url })
}, 60_000)
afterAll(async () => {
  await sandbox?.stop()
  await gateway?.close()
})

const account = async () =>
  (await gateway.services.pool.query('select * from payout_account where creator_id = $1', [CREATOR])).rows[0]

const setUp = async (destination: string): Promise<void> => {
  const { body } = await callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, session)
  const page = String(body.url)
  const form = new URLSearchParams({
    choice: 'save',
    destination,
    return_url: `${gateway.url}/api/payouts/return`,
  })
  const back = await fetch(page, { method: 'POST', body: form, redirect: 'manual' })
  const browser = openBrowser(gateway.url)
  await browser.signIn('democreator', 'Play-fair-2026')
  const returned = await browser.send(back.headers.get('location') ?? '')
  expect(returned.headers.get('location')).toBe(`${gateway.url}/user/settings/payments`)
}

describe('the set-up of payouts', () => {
  it('is ready once the person has been to the service and back; only the last digits stay with us', async () => {
    await callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, session)
    expect(await account()).toMatchObject({ is_ready: false, method: 'card', country: 'SE', label: '' })
    await setUp('4000 0025 0000 3155')
    expect(await account()).toMatchObject({ is_ready: true, label: '•••• 3155', problem: '' })
  })

  it('asks the service for the same account when it is begun twice at once', async () => {
    const before = (await account())?.provider_reference
    const begun = await Promise.all(
      [1, 2, 3].map(() => callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, session)),
    )
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await account())?.provider_reference).toBe(before)
  })

  it('is for creators', async () => {
    const user = { 'x-hasura-role': 'user', 'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000003' }
    expect((await callAction(gateway.actions, 'startPayoutSetup', { method: 'card' }, user)).status).toBe(400)
  })
})

describe('a payout', () => {
  const arrived = async (reference: string) => {
    await new Promise((resolve) => setTimeout(resolve, 80))
    return gateway.services.payouts?.payout(reference)
  }

  it('is paid once for one key, and arrives later', async () => {
    await setUp('4000 0025 0000 3155')
    const payout = {
      key: 'run-1',
      account: (await account()).provider_reference,
      amountCents: 12_500,
      description: 'A Quest',
    }
    const sent = await Promise.all([1, 2, 3].map(() => gateway.services.payouts?.pay(payout)))
    expect(new Set(sent.map((state) => state?.reference)).size).toBe(1)
    expect(sent[0]).toMatchObject({ status: 'processing', feeCents: 125 })
    expect(await arrived(sent[0]?.reference ?? '')).toMatchObject({ status: 'paid' })
  })

  it('fails in words when the bank refuses it, and is refused without an account', async () => {
    await setUp('4000 0000 0000 0000')
    const payout = {
      key: 'run-2',
      account: (await account()).provider_reference,
      amountCents: 12_500,
      description: '',
    }
    // Only the last digits are known to the sandbox, too.
    const sent = await gateway.services.payouts?.pay(payout)
    expect(await arrived(sent?.reference ?? '')).toMatchObject({
      status: 'failed',
      problem: expect.stringContaining('bank'),
    })
    const demo = { ...payout, key: 'run-4', account: 'acct_demo_card_0a1b2c3d' }
    expect(await gateway.services.payouts?.pay(demo)).toMatchObject({ status: 'processing' })
    await expect(
      gateway.services.payouts?.pay({ ...payout, key: 'run-3', account: 'acct_none' }),
    ).rejects.toBeInstanceOf(PayoutRefused)
  })
})
