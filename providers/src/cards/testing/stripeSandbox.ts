import { createHmac } from 'node:crypto'
import { z } from 'zod'

export const WEBHOOK_SECRET = 'whsec_questboard_tests'

const books = z.object({
  charges: z.record(z.string(), z.object({ id: z.string(), intent: z.string(), amount: z.number() })),
  refunds: z.record(z.string(), z.object({ id: z.string(), intent: z.string(), amount: z.number() })),
  intents: z.record(z.string(), z.object({ id: z.string(), status: z.string() })),
  disputes: z.record(z.string(), z.object({ id: z.string(), intent: z.string() })),
  sessions: z.record(
    z.string(),
    z.object({ id: z.string(), status: z.string(), reference: z.string().nullable() }),
  ),
  customers: z.record(z.string(), z.object({ id: z.string() })),
  events: z.record(
    z.string(),
    z.object({
      id: z.string(),
      type: z.string(),
      created: z.number(),
      object: z.looseObject({ id: z.string(), object: z.string() }),
    }),
  ),
})
export type StripeBooks = z.infer<typeof books>
export type SentEvent = StripeBooks['events'][string]

/** The webhook request Stripe would send for an event, with its signature. */
export const webhookOf = (
  { id, type, created, object }: SentEvent,
  secret = WEBHOOK_SECRET,
  at = Math.floor(Date.now() / 1000),
) => {
  const body = JSON.stringify({
    id,
    object: 'event',
    created,
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    type,
  })
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return { body, signature: `t=${at},v1=${signature}` }
}

/** The actions of a person on the sandbox's pages, and the sandbox's control panel. */
export const stripeSandboxAt = (sandboxUrl: string) => {
  const url = `${sandboxUrl}/stripe`
  const submit = (address: string, fields: Record<string, string>) =>
    fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
  return {
    url,
    pay: (pageUrl: string, number = '4242424242424242', more: Record<string, string> = {}) =>
      submit(pageUrl, { choice: 'pay', number, expiry: '12 / 34', ...more }),
    answerBank: (bankUrl: string, choice: 'agree' | 'refuse') => submit(bankUrl, { choice }),
    control: async (asked: object): Promise<void> => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(`${url}/control`, { method: 'POST', headers, body: JSON.stringify(asked) })
      if (!response.ok) throw new Error(await response.text())
    },
    books: async (): Promise<StripeBooks> => books.parse(await (await fetch(`${url}/books`)).json()),
  }
}
