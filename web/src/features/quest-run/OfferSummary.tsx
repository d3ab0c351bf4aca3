import {
  type AgreedDates,
  type AgreedMoney,
  agreedDates,
  type Delivery,
  feeInWords,
  type PayoutMethod,
  type PostType,
  payoutMethodFacts,
  type QuestRunSide,
} from '@questboard/domain'
import { useState } from 'react'
import { MoneySum } from '../../components/MoneySum.tsx'
import { formatDay, formatExactCents, formatMoment } from '../../lib/format.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { type Fact, Facts } from './Facts.tsx'
import classes from './OfferSummary.module.css'
import { useSide } from './useQuestRun.ts'

type MoneyProps = {
  money: AgreedMoney
  feeBasisPoints: number
  /** The creator's payout method. Null if it is unknown. */
  method: PayoutMethod | null
}

const netWords = (side: QuestRunSide, isKnown: boolean): string => {
  if (!isKnown)
    return side === 'creator' ? 'You get, before payout cost' : 'The creator gets, before payout cost'
  return side === 'creator' ? 'You get' : 'The creator gets'
}

/** The words for the payout cost. Only creators see their payout method. */
const costWords = (t: ToText, side: QuestRunSide, method: PayoutMethod): string => {
  if (side === 'company') return t('Payout cost')
  const { name, feeWords } = payoutMethodFacts[method]
  return t('Payout cost ({method}: {fee})', { method: t(name), fee: feeWords })
}

/** The creator's amount, the payout cost, the fee and the total. They add up exactly. */
export const MoneySplit = ({ money, feeBasisPoints, method }: MoneyProps) => {
  const t = useText()
  const side = useSide()
  const cost: readonly (readonly [string, string])[] =
    method === null ? [] : [[costWords(t, side, method), formatExactCents(money.payoutCostCents)]]
  const rows: readonly (readonly [string, string])[] = [
    [t(netWords(side, method !== null)), formatExactCents(money.netCents)],
    ...cost,
    [
      t('Platform fee ({percent})', { percent: feeInWords(feeBasisPoints) }),
      formatExactCents(money.feeCents),
    ],
    [t(side === 'company' ? 'You pay' : 'Company pays'), formatExactCents(money.amountCents)],
  ]
  return <MoneySum rows={rows} />
}

const dateFacts = (
  t: ToText,
  side: QuestRunSide,
  { paidBy, submittedBy, reviewedBy, publicBy, paidOutBy }: AgreedDates,
): Fact[] => [
  [t('Paid by'), formatMoment(paidBy.toISOString())],
  [t('Content submitted by'), formatMoment(submittedBy.toISOString())],
  [t('Reviewed by'), formatMoment(reviewedBy.toISOString())],
  [t('Public by'), publicBy && formatMoment(publicBy.toISOString())],
  [t(side === 'creator' ? 'In your account by' : 'In the creator’s account by'), formatDay(paidOutBy)],
]

/** The late deadline has no value, and is left out, if the quest accepts no late content. */
export const graceFact = (t: ToText, graceDays: number): Fact => [
  t('Late content accepted'),
  graceDays > 0
    ? t('Up to {days, plural, one {# day} other {# days}} after the deadline', { days: graceDays })
    : null,
]

type Props = MoneyProps & { postType: PostType; delivery: Delivery; reviewDays: number; graceDays: number }

/** The amounts and the latest dates if the offer was accepted now. They become final when the offer is accepted. */
export const OfferSummary = ({ postType, delivery, reviewDays, graceDays, ...money }: Props) => {
  const t = useText()
  const side = useSide()
  const [now] = useState(() => new Date())
  return (
    <div className={classes.summary}>
      <MoneySplit {...money} />
      <p className={classes.note}>
        {t('The dates if the offer is accepted today and both sides use all the time they have:')}
      </p>
      <Facts
        facts={[
          ...dateFacts(t, side, agreedDates(now, { postType, delivery, reviewDays })),
          graceFact(t, graceDays),
        ]}
      />
    </div>
  )
}
