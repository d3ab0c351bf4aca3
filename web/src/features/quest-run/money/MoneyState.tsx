import { Group } from '@mantine/core'
import { canSendAgain, receivedCents } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { formatDay, formatExactCents, formatMoment } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { useText } from '../../../lib/text.ts'
import {
  type CompanyRunMoneyQuery,
  type CreatorRunMoneyQuery,
  type RunMoney_RunFragment,
  RunMoney_RunFragmentDoc,
} from './generated/PaymentSection.ts'

type CompanyRun = NonNullable<CompanyRunMoneyQuery['quest_run_by_pk']>
type CreatorRun = NonNullable<CreatorRunMoneyQuery['quest_run_by_pk']>
type Payout = NonNullable<CreatorRun['payout']>

const refundWords: Readonly<Record<string, string>> = {
  requested: 'We’ve asked our card provider for the refund.',
  processing: 'The refund is on its way to the card. Banks take 5 to 10 days to show it.',
  succeeded: 'Refunded to the card. Banks take 5 to 10 days to show it.',
  waiting: 'Your bank is disputing the payment, so we can’t refund the card until the bank decides.',
  covered: 'Your bank already returned the money, so we don’t refund the card again.',
  failed: 'The card refund failed. Please tell our team where to send the money.',
}

/** The ways in which the money was returned: to the card, to the company's bank account, or both. */
const Returned = ({ money }: Pick<CompanyRun, 'money'>) => {
  const t = useText()
  const status = money?.refund_status ?? ''
  const covered = money?.covered_cents ?? 0
  const words = t(refundWords[status] ?? 'You’ll find the credit note with your invoices.')
  return covered === 0 || status === 'covered'
    ? words
    : `${t('Your bank returned {amount} of this payment to you.', { amount: formatExactCents(covered) })} ${t('Remainder:')} ${words}`
}

const Invoice = ({ payment }: Pick<CompanyRun, 'payment'>) => {
  const t = useText()
  const invoice = payment?.invoice
  if (!invoice || (payment.status !== 'succeeded' && payment.status !== 'refunded')) return null
  return (
    <a href={`/api/documents/invoices/${invoice.id}`} download>
      {t('Invoice {number}', { number: invoice.number })}
    </a>
  )
}

const CreditNotes = ({ credit_notes: notes }: Pick<CompanyRun, 'credit_notes'>) => {
  const t = useText()
  return notes.map(({ id, number }) => (
    <a key={id} href={`/api/documents/credit-notes/${id}`} download>
      {t('Credit note {number}', { number })}
    </a>
  ))
}

type Disputed = RunMoney_RunFragment['dispute']

/** Explains why the money is on hold: a dispute is open, or one can be opened until a given time. */
const Held = ({ amount, dispute }: { amount: string; dispute: NonNullable<Disputed> }) => {
  const t = useText()
  return dispute.status === 'possible' ? (
    <Notice title={t('{amount} is held until {when}', { amount, when: formatMoment(dispute.deadline_at) })}>
      You and the other side can dispute the result until this time.
    </Notice>
  ) : (
    <Notice title={t('{amount} is held', { amount })}>We hold the money until the dispute is decided.</Notice>
  )
}

/** The dispute that puts the money on hold. Null if the dispute has ended. */
const holding = (dispute: Disputed): Disputed =>
  dispute?.status === 'possible' || dispute?.status === 'open' ? dispute : null

const whyReturned = (dispute: Disputed): string => {
  if (dispute?.decision) return 'We decided the dispute, and nothing is paid out.'
  return dispute?.cause === 'content_declined' || dispute?.cause === 'content_not_found'
    ? 'The content was not approved before the deadline, so nothing is paid out.'
    : 'The content was not delivered before the deadline, so nothing is paid out.'
}

export const CompanyMoneyState = ({ run }: { run: CompanyRun }) => {
  const t = useText()
  const { status, money, dispute } = readFragment(RunMoney_RunFragmentDoc, run)
  // The deadline and the link to pay are shown above all sections.
  if (status === 'PENDING_PAYMENT' || status === 'PAYMENT')
    return (
      <Notice title={t(status === 'PAYMENT' ? 'Your payment is on its way' : 'You haven’t paid yet')}>
        The creator starts once the payment arrives.
      </Notice>
    )
  if (status === 'PAYMENT_EXPIRED')
    return (
      <Notice tone="bad" title="Payment deadline missed">
        You weren’t charged, and the agreement has ended.
      </Notice>
    )
  if (!money?.held_at) return null
  const held = holding(dispute)
  if (held) return <Held amount={formatExactCents(money.held_cents)} dispute={held} />
  const documents = (
    <Group gap="md">
      <Invoice payment={run.payment} />
      <CreditNotes credit_notes={run.credit_notes} />
    </Group>
  )
  if (money.returned_at)
    return (
      <Notice
        tone={run.money?.refund_status === 'failed' ? 'bad' : 'info'}
        title={t('{amount} came back to you', { amount: formatExactCents(money.returned_cents) })}
        action={documents}
      >
        <Returned money={run.money} />
      </Notice>
    )
  return money.released_at ? (
    <Notice
      tone="good"
      title={t('Released on {day}', { day: formatDay(money.released_at) })}
      action={documents}
    >
      {dispute?.decision
        ? 'We decided the dispute, and the creator gets paid.'
        : 'The content was approved, and the creator gets paid.'}
    </Notice>
  ) : (
    <Notice title={t('{amount} is held', { amount: formatExactCents(money.held_cents) })} action={documents}>
      We release the money when you approve the content, or return it if no content is delivered.
    </Notice>
  )
}

const PayoutState = ({ payout }: { payout: Payout }) => {
  const t = useText()
  const { status, fee_cents, problem, expected_on, paid_at } = payout
  const net = formatExactCents(receivedCents(payout))
  if (canSendAgain(status))
    return (
      <Notice tone="bad" title={t('Your {net} payout didn’t arrive', { net })}>
        {problem ? t(problem) : 'The money is safe with us.'}
      </Notice>
    )
  if (status === 'paid')
    return (
      <Notice tone="good" title={t('{net} was paid out on {day}', { net, day: formatDay(paid_at) })}>
        {t('We deducted the agreed payout cost of {fee}.', { fee: formatExactCents(fee_cents) })}
      </Notice>
    )
  return (
    <Notice
      title={
        expected_on
          ? t('{net} is on its way. Expect the money by {day}.', { net, day: formatDay(expected_on) })
          : t('We’re about to send {net}', { net })
      }
    >
      A payout takes 2 to 3 business days.
    </Notice>
  )
}

export const CreatorMoneyState = ({ run }: { run: CreatorRun }) => {
  const t = useText()
  const { status, net_cents, money, company, dispute } = readFragment(RunMoney_RunFragmentDoc, run)
  const name = company?.name ?? ''
  if (status === 'PENDING_PAYMENT' || status === 'PAYMENT')
    return (
      <Notice title={t('{name} hasn’t paid yet', { name })}>
        Wait for the payment before you start. We’ll notify you.
      </Notice>
    )
  if (status === 'PAYMENT_EXPIRED')
    return (
      <Notice tone="bad" title={t('{name} missed the payment deadline', { name })}>
        The agreement has ended. There’s nothing for you to do.
      </Notice>
    )
  if (run.payout) return <PayoutState payout={run.payout} />
  if (!money?.held_at) return null
  const held = holding(dispute)
  if (held) return <Held amount={formatExactCents(money.held_cents)} dispute={held} />
  return money.returned_at ? (
    <Notice tone="bad" title="The money went back to the company">
      {whyReturned(dispute)}
    </Notice>
  ) : (
    <Notice title={t('{net} is held for you', { net: formatExactCents(net_cents) })}>
      We pay the money out once your content is approved and public.
    </Notice>
  )
}
