import { clickCounts, durationInWords } from '@questboard/domain'
import { nameOfCreator } from '../../components/CreatorName.tsx'
import type { Submission_Order_By } from '../../generated/inputs.ts'
import { formatDay, formatExactCents, formatShort } from '../../lib/format.ts'
import type { Column, TableColumns } from '../../tables/column.ts'
import { nullsLast } from '../../tables/nullsLast.ts'
import type { ResultContentQuery } from './generated/results.ts'
import { type Average, rateColumns } from './rateColumns.tsx'

export type Piece = ResultContentQuery['submission'][number]
export type Order = Submission_Order_By
const titleOf = ({ content, url, message }: Piece): string => content?.title ?? url ?? message ?? ''
const creatorOf = ({ creator }: Piece): string => nameOfCreator(creator)

const figure = (
  id: 'views' | 'average_ccv' | 'hours_watched' | 'likes',
  title: string,
): Column<Piece, Order> => ({
  id,
  title,
  width: 130,
  align: 'end',
  cell: ({ content }) => formatShort(content?.[id]),
  text: ({ content }) => String(content?.[id] ?? ''),
  order: (direction) => ({ content: { [id]: nullsLast[direction] } }),
})

const lengthOf = ({ content }: Piece): string =>
  content?.duration_minutes ? durationInWords(content.duration_minutes) : '–'

const named: Column<Piece, Order> = {
  id: 'title',
  title: 'Content',
  width: 300,
  cell: titleOf,
  text: titleOf,
  order: (direction) => ({ content: { title: nullsLast[direction] } }),
}

const activationColumn: Column<Piece, Order> = {
  id: 'activation',
  title: 'Activation',
  width: 200,
  cell: ({ activation }) => activation?.name ?? '–',
  text: ({ activation }) => activation?.name ?? '',
  order: (direction) => ({ activation: { name: direction } }),
}

const creatorColumn: Column<Piece, Order> = {
  id: 'creator',
  title: 'Creator',
  width: 180,
  cell: creatorOf,
  text: creatorOf,
  order: (direction) => ({ creator: { profile: { display_name: direction } } }),
}

const figures: readonly Column<Piece, Order>[] = [
  {
    id: 'submitted',
    title: 'Submitted',
    width: 130,
    cell: ({ submitted_at }) => formatDay(submitted_at),
    text: ({ submitted_at }) => submitted_at ?? '',
    order: (direction) => ({ submitted_at: direction }),
  },
  {
    id: 'published',
    title: 'Published',
    width: 130,
    cell: ({ content }) => formatDay(content?.published_at),
    text: ({ content }) => content?.published_at ?? '',
    order: (direction) => ({ content: { published_at: nullsLast[direction] } }),
  },
  {
    id: 'length',
    title: 'Length',
    width: 110,
    align: 'end',
    cell: lengthOf,
    text: lengthOf,
    order: (direction) => ({ content: { duration_minutes: nullsLast[direction] } }),
  },
  figure('views', 'Views'),
  figure('average_ccv', 'Average viewers'),
  figure('hours_watched', 'Hours watched'),
  figure('likes', 'Likes'),
]

const agreedOf = ({ quest_run }: Piece): string => formatExactCents(quest_run?.amount_cents)

const agreed: Column<Piece, Order> = {
  id: 'paid',
  title: 'Agreed',
  width: 120,
  align: 'end',
  cell: agreedOf,
  text: agreedOf,
  order: (direction) => ({ quest_run: { amount_cents: nullsLast[direction] } }),
}

/** The views, or hours watched, of all content that one payment covers. Null if they are not known for any of it. */
const paidFor = ({ quest_run }: Piece, counted: 'views' | 'hours_watched'): number | null =>
  (quest_run?.submissions ?? []).reduce<number | null>((sum, { content }) => {
    const value = content?.[counted] ?? null
    return value === null ? sum : (sum ?? 0) + value
  }, null)

/** Clicks on the creator's link. The link covers all of the creator's content for the quest. */
const clicksOf = ({ quest_run }: Piece): number | null =>
  clickCounts.safeParse(quest_run?.clicks).data?.total ?? null

/** Shows no cost before the payment is earned or after a refund. The payment covers all content of the deal. */
const rates = (average: Average): readonly Column<Piece, Order>[] =>
  rateColumns((piece, counted) => {
    const { creator_cents = 0, fee_cents = 0 } = piece.quest_run?.money ?? {}
    return {
      cents: (creator_cents ?? 0) + (fee_cents ?? 0),
      count: counted === 'clicks' ? clicksOf(piece) : paidFor(piece, counted),
      average,
    }
  })

type Shown = {
  /** A table for a single activation needs no activation column. */
  readonly isOne: boolean
  /** True if the rows can include paid work. */
  readonly hasCosts: boolean
  readonly average: Average
}

export const contentColumns = ({ isOne, hasCosts, average }: Shown): TableColumns<Piece, Order> => [
  named,
  ...(isOne ? [] : [activationColumn]),
  creatorColumn,
  ...(hasCosts ? [agreed, ...rates(average)] : []),
  ...figures,
]
