import { questRunPath } from '@questboard/domain'
export const cartPath = '/company/cart'

export const successAddress = (paymentId: string): string => `/company/cart/success?payment=${paymentId}`

/** The URL of the quest log, at its payment section. */
export const runAddress = (run: { readonly quest_id: string; readonly id: string }): string =>
  `${questRunPath(run.quest_id, run.id)}?section=payment`
