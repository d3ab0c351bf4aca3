/**
 * PayPal's responses according to its documentation: Payouts v1, Webhooks Management v1, Identity v1 and Transaction
 * Search v1 (developer.paypal.com/docs/api, as of November 2026). Unread fields are left out, and new ones are
 * ignored.
 */
import { z } from 'zod'

const money = z.object({ currency: z.string(), value: z.string() })

export const tokenSchema = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.number(),
})

const link = z.object({ href: z.string(), rel: z.string() })

export const errorSchema = z.object({
  name: z.string(),
  message: z.string(),
  debug_id: z.string().optional(),
  details: z
    .array(
      z.object({
        field: z.string().optional(),
        issue: z.string().optional(),
        link: z.array(link).optional(),
      }),
    )
    .optional()
    .catch(undefined),
})

const batchHeader = z.object({
  payout_batch_id: z.string(),
  batch_status: z.enum(['DENIED', 'PENDING', 'PROCESSING', 'SUCCESS', 'CANCELED']),
})
export const createdSchema = z.object({ batch_header: batchHeader })

export const itemStatuses = [
  'SUCCESS',
  'FAILED',
  'PENDING',
  'UNCLAIMED',
  'RETURNED',
  'ONHOLD',
  'BLOCKED',
  'REFUNDED',
  'REVERSED',
  'NEW',
  'DENIED',
] as const

export const itemSchema = z.object({
  payout_item_id: z.string(),
  payout_batch_id: z.string(),
  transaction_id: z.string().optional(),
  transaction_status: z.enum(itemStatuses).optional(),
  payout_item: z.object({ amount: money, receiver: z.string(), sender_item_id: z.string().optional() }),
  payout_item_fee: money.optional(),
  errors: z.object({ name: z.string(), message: z.string().optional() }).optional(),
})
export type PayPalItem = z.infer<typeof itemSchema>

export const batchSchema = z.object({ batch_header: batchHeader, items: z.array(itemSchema).default([]) })

/** Log in with PayPal: `schema=paypalv1.1`. Older responses contain booleans as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')])
export const userInfoSchema = z.object({
  payer_id: z.string().regex(/^[A-Z0-9]{13}$/),
  verified_account: flag.default(false),
  emails: z
    .array(z.object({ value: z.string(), primary: flag.default(false), confirmed: flag.default(false) }))
    .default([]),
  address: z.object({ country: z.string().optional() }).optional(),
})

export const verificationSchema = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) })

export const eventSchema = z.object({
  id: z.string(),
  event_type: z.string(),
  resource: z.looseObject({
    payout_item_id: z.string().optional(),
    payout_item: z.looseObject({ sender_item_id: z.string().optional() }).optional(),
  }),
})

/** Stands for PayPal's error that a search finds too many transactions, so that the search can be halved. */
export const tooLargeSchema = z.object({ isTooLarge: z.literal(true) })

export const transactionsSchema = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.string().optional(),
          transaction_event_code: z.string(),
          transaction_amount: z.object({ currency_code: z.string(), value: z.string() }),
          fee_amount: z.object({ currency_code: z.string(), value: z.string() }).optional(),
        }),
      }),
    )
    .default([]),
  total_pages: z.number().default(1),
})
