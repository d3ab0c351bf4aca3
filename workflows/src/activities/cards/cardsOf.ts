import type { CardProvider } from '@questboard/providers/cards'
import { ApplicationFailure } from '@temporalio/common'
import type { Dependencies } from '../dependencies.ts'

export const cardsOf = ({ cards }: Pick<Dependencies, 'cards'>): CardProvider => {
  if (cards === null)
    throw ApplicationFailure.nonRetryable('no card provider is set up: set STRIPE_SECRET_KEY', 'not-allowed')
  return cards
}
