import { Button } from '@mantine/core'
import { canSendAgain, receivedCents } from '@questboard/domain'
import { AppLink } from '../../../components/AppLink.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { formatCents, formatDay, formatMoment } from '../../../lib/format.ts'
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
  requested: 'Our card provider is asked to pay it back.',
  processing: 'It is on its way to the card. Banks take 5 to 10 days to show it.',
  succeeded: 'It went back to the card. Banks take 5 to 10 days to show it.',
  waiting: 'Your bank takes the payment back, so nothing goes to the card until it has decided.',
  covered: 'Your bank has paid it back to you, so we do not pay it to the card a second time.',
  failed:
    'The card provider could not pay it back: our team sees to it. Please write to us where it should go.',
}

/** How it came back: by the card, by the company's bank, or each a part. */
const Returned = ({ money }: Pick<CompanyRun, 'money'>) => {
  const t = useText()
  const status = money?.refund_status ?? ''
  const covered = money?.covered_cents ?? 0
  const words = t(refundWords[status] ?? 'A credit note for it lies with your invoices.')
  return covered === 0 || status === 'covered'
    ? words
    : `${t('Your bank has paid {amount} of it back to you.', { amount: formatCents(covered) })} ${t('The rest:')} ${words}`
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

type Disputed = RunMoney_RunFragment['dispute']

/** Why what is set aside stays so: it can be disputed until a moment, or is. */
const Held = ({ amount, dispute }: { amount: string; dispute: NonNullable<Disputed> }) => {
  const t = useText()
  return dispute.status === 'possible' ? (
    <Notice title={t('{amount} is held until {when}', { amount, when: formatMoment(dispute.deadline_at) })}>
      Until then each of you can dispute what became of the content.
    </Notice>
  ) : (
    <Notice title={t('{amount} is held', { amount })}>It stays so until the dispute is decided.</Notice>
  )
}

/** The dispute that keeps the money where it is; none where it is over. */
const holding = (dispute: Disputed): Disputed =>
  dispute?.status === 'possible' || dispute?.status === 'open' ? dispute : null

const whyReturned = (dispute: Disputed): string => {
  if (dispute?.decision) return 'The dispute was decided so, and nothing is paid out.'
  return dispute?.cause === 'content_declined' || dispute?.cause === 'content_not_found'
    ? 'The content was not approved before the deadline, so nothing is paid out.'
    : 'The content was not delivered in time, so nothing is paid out.'
}

/** What a company is to know about the money of a run now, and to do. */
export const CompanyMoneyState = ({ run }: { run: CompanyRun }) => {
  const t = useText()
  const { status, money, dispute } = readFragment(RunMoney_RunFragmentDoc, run)
  // Until when, and where it is done, stands above all sections.
  if (status === 'PENDING_PAYMENT' || status === 'PAYMENT')
    return (
      <Notice title={t(status === 'PAYMENT' ? 'Your payment is on its way' : 'Not paid yet')}>
        The creator begins once the money is here.
      </Notice>
    )
  if (status === 'PAYMENT_EXPIRED')
    return (
      <Notice tone="bad" title="It was not paid in time">
        Nothing was charged, and the agreement is over.
      </Notice>
    )
  if (!money?.held_at) return null
  const held = holding(dispute)
  if (held) return <Held amount={formatCents(money.held_cents)} dispute={held} />
  const invoice = <Invoice payment={run.payment} />
  if (money.returned_at)
    return (
      <Notice
        tone={run.money?.refund_status === 'failed' ? 'bad' : 'info'}
        title={t('{amount} came back to you', { amount: formatCents(money.returned_cents) })}
        action={invoice}
      >
        <Returned money={run.money} />
      </Notice>
    )
  return money.released_at ? (
    <Notice
      tone="good"
      title={t('Released on {day}', { day: formatDay(money.released_at) })}
      action={invoice}
    >
      {dispute?.decision
        ? 'The dispute was decided so, and the creator is paid.'
        : 'The content was approved, and the creator is paid.'}
    </Notice>
  ) : (
    <Notice title={t('{amount} is held', { amount: formatCents(money.held_cents) })} action={invoice}>
      It is released once you approve the content, and comes back to you if none is delivered.
    </Notice>
  )
}

const PayoutState = ({ payout }: { payout: Payout }) => {
  const t = useText()
  const { status, fee_cents, problem, expected_on, paid_at } = payout
  const net = formatCents(receivedCents(payout))
  if (canSendAgain(status))
    return (
      <Notice
        tone="bad"
        title={t('The payout of {net} did not reach you', { net })}
        action={
          <Button component={AppLink} to="/user/settings/payments" variant="default" size="xs">
            {t('See what to do')}
          </Button>
        }
      >
        {problem ? t(problem) : 'The money is safe with us.'}
      </Notice>
    )
  if (status === 'paid')
    return (
      <Notice tone="good" title={t('{net} was paid out on {day}', { net, day: formatDay(paid_at) })}>
        {t('The payout cost {fee}, as agreed.', { fee: formatCents(fee_cents) })}
      </Notice>
    )
  return (
    <Notice
      title={
        expected_on
          ? t('{net} is on its way. Expect it by {day}.', { net, day: formatDay(expected_on) })
          : t('{net} is about to be sent', { net })
      }
    >
      A payout takes 2 to 3 bank days.
    </Notice>
  )
}

/** What a creator is to know about the money of a run now, and to do. */
export const CreatorMoneyState = ({ run }: { run: CreatorRun }) => {
  const t = useText()
  const { status, net_cents, money, company, dispute } = readFragment(RunMoney_RunFragmentDoc, run)
  const name = company?.name ?? ''
  if (status === 'PENDING_PAYMENT' || status === 'PAYMENT')
    return (
      <Notice title={t('{name} has not paid yet', { name })}>
        Begin once the money is here: we tell you.
      </Notice>
    )
  if (status === 'PAYMENT_EXPIRED')
    return (
      <Notice tone="bad" title={t('{name} did not pay in time', { name })}>
        The agreement is over. There is nothing for you to do.
      </Notice>
    )
  if (run.payout) return <PayoutState payout={run.payout} />
  if (!money?.held_at) return null
  const held = holding(dispute)
  if (held) return <Held amount={formatCents(money.held_cents)} dispute={held} />
  return money.returned_at ? (
    <Notice tone="bad" title="The money went back to the company">
      {whyReturned(dispute)}
    </Notice>
  ) : (
    <Notice title={t('{net} waits for you', { net: formatCents(net_cents) })}>
      It is paid out once your content is approved and public.
    </Notice>
  )
}
