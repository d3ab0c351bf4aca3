import { randomUUID } from 'node:crypto'
import { startSandbox, stripeSandboxAt } from '@questboard/providers/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Gateway, startGateway } from '../testing/gateway.ts'

const STUDIO = 'd0000000-0000-4000-8000-000000000010'
let sandbox: Awaited<ReturnType<typeof startSandbox>>
let gateway: Gateway
beforeAll(async () => {
  sandbox = await startSandbox()
  gateway = await startGateway({ SANDBOX_URL: sandbox.url })
}, 60_000)
afterAll(async () => {
  await gateway?.close()
  await sandbox?.stop()
})

const cardsNow = () => {
  const { cards } = gateway.services
  if (cards === null) throw new Error('there is no card provider')
  return cards
}

/** Enters a card on the provider's page and returns to our page. */
const addCard = async (companyId: string) => {
  const company = { companyId, name: 'Northlight', email: 'cards@own.example' }
  const customer = await cardsNow().createCustomer({ key: `customer/${companyId}`, ...company })
  const page = await cardsNow().openCardPage({
    key: `card/${randomUUID()}`,
    companyId,
    customer,
    addedUrl: `${gateway.url}/api/cards/return?session={CHECKOUT_SESSION_ID}`,
    leftUrl: gateway.url,
  })
  const paid = await stripeSandboxAt(sandbox.url).pay(String(page.url), '4242424242424242')
  const { card } = await cardsNow().cardPage(page.reference)
  const back = await fetch(paid.headers.get('location') ?? '', { redirect: 'manual' })
  const charge = cardsNow().openCharge({
    key: randomUUID(),
    paymentId: randomUUID(),
    customer,
    card: card?.reference ?? '',
    amountCents: 100,
    description: 'Once more',
  })
  const isCharged = await charge.then(
    () => true,
    () => false,
  )
  return { leadsTo: back.headers.get('location'), isCharged }
}
const kept = async () =>
  (await gateway.services.pool.query('select company_id, last4 from payment_method')).rows

it("returning from the card provider's page saves the card for the company", async () => {
  expect(await addCard(STUDIO)).toEqual({
    leadsTo: `${gateway.url}/user/settings/payments?card=added`,
    isCharged: true,
  })
  expect(await kept()).toEqual([{ company_id: STUDIO, last4: '4242' }])
})

it('if the company was closed in the meantime, its new card is removed in Questboard and at the provider', async () => {
  const before = await kept()
  expect(await addCard(randomUUID())).toEqual({
    leadsTo: `${gateway.url}/user/settings/payments`,
    isCharged: false,
  })
  expect(await kept()).toEqual(before)
})
