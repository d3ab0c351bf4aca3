import { nameOfCreator } from '../components/CreatorName.tsx'
import { formatExactCents } from '../lib/format.ts'

/** One row of a bulk action. A creator can have rows in several activations. */
export type BulkLine = {
  readonly creator: string
  readonly activation: string | null
  readonly amountCents: number | null
}

type Item = {
  readonly creator: Parameters<typeof nameOfCreator>[0]
  readonly activation?: { readonly name: string } | null
  readonly amount_cents?: number | null
}

export const lineOf = ({ creator, activation, amount_cents }: Item): BulkLine => ({
  creator: nameOfCreator(creator),
  activation: activation?.name ?? null,
  amountCents: amount_cents ?? null,
})

export const lineWords = ({ creator, activation, amountCents }: BulkLine): string =>
  [creator, activation, amountCents === null ? null : formatExactCents(amountCents)]
    .filter((part) => part !== null)
    .join(' · ')
