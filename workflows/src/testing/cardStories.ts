import { expireContent } from '@questboard/moves'
import type { CardWorld } from './cardWorld.ts'

/** The names of the webhooks that can arrive in a story. */
export const cardWebhooks = [
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.succeeded',
  'charge.refunded',
  'refund.created',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const
export type CardWebhook = (typeof cardWebhooks)[number]

export type Act =
  | 'pays'
  | 'is declined'
  | 'is asked by the bank'
  | 'leaves'
  | 'charges back'
  | 'the bank returns it'
  | 'the bank keeps it'
  | 'the run fails'
  | 'is refunded'
  | 'its card takes nothing back'

/** The stories of a payment: the order of its events, regardless of when webhooks arrive. */
export const cardStories = {
  paid: ['pays'],
  'paid with another card': ['is declined', 'pays'],
  'asked by the bank': ['is asked by the bank'],
  left: ['leaves'],
  'charged back': ['pays', 'charges back'],
  'charged back in vain': ['pays', 'charges back', 'the bank returns it'],
  'charged back for good': ['pays', 'charges back', 'the bank keeps it'],
  refunded: ['pays', 'the run fails', 'is refunded'],
  'refunded in vain': ['pays', 'its card takes nothing back', 'the run fails', 'is refunded'],
  'charged back, then failed': ['pays', 'charges back', 'the run fails', 'is refunded', 'the bank keeps it'],
  'failed, then charged back': ['pays', 'the run fails', 'charges back', 'is refunded', 'the bank keeps it'],
  'failed, charged back in vain': [
    'pays',
    'the run fails',
    'charges back',
    'is refunded',
    'the bank returns it',
  ],
  'charged back after its refund': [
    'pays',
    'the run fails',
    'is refunded',
    'charges back',
    'the bank keeps it',
  ],
  'charged back in vain after its refund': [
    'pays',
    'the run fails',
    'is refunded',
    'charges back',
    'the bank returns it',
  ],
} as const satisfies Readonly<Record<string, readonly Act[]>>
export type CardStory = keyof typeof cardStories
const isCardStory = (name: string): name is CardStory => Object.hasOwn(cardStories, name)
export const cardStoryNames = Object.keys(cardStories).filter(isCardStory)

/** Creates a payment for one run and opens the payment's page at the card provider. */
export const openPayment = async (world: CardWorld) => {
  const run = await world.agreedRun()
  const payment = await world.request([run])
  await world.activities.openCardPayment(payment)
  const row = await world.payment(payment)
  return { run, payment, url: String(row.next_url), reference: String(row.provider_reference) }
}
export type OpenPayment = Awaited<ReturnType<typeof openPayment>>

const intentOf = async (world: CardWorld, { reference }: OpenPayment): Promise<string | null> =>
  (await world.cards.payment(reference)).charge

/** Stripe's records of the payment. */
export const cardBooksOf = async (world: CardWorld, of: OpenPayment) => {
  const [intent, books] = [await intentOf(world, of), await world.stripe.books()]
  const mine = <One extends { readonly intent: string }>(
    all: Readonly<Record<string, One>>,
  ): readonly One[] => Object.values(all).filter((one) => one.intent === intent)
  return { charges: mine(books.charges), disputes: mine(books.disputes), refunds: mine(books.refunds) }
}

/** All webhooks that Stripe has sent about the payment. */
export const sentAbout = async (world: CardWorld, { payment, reference }: OpenPayment) => {
  const sent = await world.sent()
  const known = new Set(
    sent
      .filter(({ object }) => object.id === reference || object.client_reference_id === payment)
      .flatMap(({ object }) => [object.id, String(object.payment_intent)]),
  )
  return sent.filter(({ object }) => known.has(object.id) || known.has(String(object.payment_intent)))
}

/** Sends the payment's refunds, as their workflows do. */
export const sendRefunds = async (world: CardWorld, { payment }: OpenPayment): Promise<void> => {
  const refunds = await world.scratch.run(
    `select id from payment_refund where payment_id = '${payment}' order by id`,
  )
  for (const { id } of refunds) await world.activities.sendRefund(String(id))
}

const chargeBack = async (world: CardWorld, of: OpenPayment): Promise<void> =>
  world.stripe.control({ what: 'chargeBack', id: (await cardBooksOf(world, of)).charges[0]?.id })
const decide = async (world: CardWorld, of: OpenPayment, what: 'win' | 'lose'): Promise<void> =>
  world.stripe.control({ what, id: (await cardBooksOf(world, of)).disputes[0]?.id })

export const acts: Readonly<Record<Act, (world: CardWorld, of: OpenPayment) => Promise<unknown>>> = {
  pays: (world, { url }) => world.stripe.pay(url),
  'is declined': (world, { url }) => world.stripe.pay(url, '4000000000000002'),
  async 'is asked by the bank'(world, { url }) {
    const bank = await world.stripe.pay(url, '4000000000003220')
    await world.stripe.answerBank(bank.headers.get('location') ?? '', 'agree')
  },
  leaves: (world, { reference }) => world.cards.close(reference),
  'charges back': chargeBack,
  'the bank returns it': (world, of) => decide(world, of, 'win'),
  'the bank keeps it': (world, of) => decide(world, of, 'lose'),
  // The run starts once its payment was checked. The run also starts if the webhook is late.
  async 'the run fails'(world, { run, payment }) {
    await world.activities.askCardPayment(payment)
    const failed = await world.scratch.database
      .transaction()
      .execute((transaction) => expireContent(transaction, run, { by: 'time' }))
    if (!failed.ok) throw new Error(failed.code)
  },
  'is refunded': sendRefunds,
  'its card takes nothing back': (world) => world.stripe.control({ nextRefundFails: true }),
}
