import { useQuery } from '@apollo/client/react'
import { type ReactNode, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { PanelsSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { formatDay, formatExactCents, formatMoment } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { AwaitedPayment } from './AwaitedPayment.tsx'
import { cartPath, runAddress } from './addresses.ts'
import { isUnderWay } from './cart.ts'
import { SuccessPageDocument, type SuccessPageQuery } from './generated/SuccessPage.ts'
import { UnpaidPayment } from './UnpaidPayment.tsx'

type Payment = NonNullable<SuccessPageQuery['payment_by_pk']>
type Run = SuccessPageQuery['quest_run'][number]

const SECOND_MS = 1000

const NoPayment = () => (
  <EmptyState
    page
    motif="lost"
    title="Payment not found"
    text="Your company has no payment at this URL."
    next={{ to: cartPath, label: 'Go to cart' }}
  />
)

const PaidRuns = ({ runs }: { runs: readonly Run[] }) => {
  const t = useText()
  return (
    <Panel title="What you paid for" text="We hold the money for each Quest until you approve its content.">
      <RowList>
        {runs.map((run) => (
          <Row
            key={run.id}
            title={<AppLink to={runAddress(run)}>{run.creator?.profile?.display_name ?? '–'}</AppLink>}
            text={
              run.content_deadline_at
                ? t('{quest}. Content is due by {day}.', {
                    quest: run.quest?.activation?.name ?? '',
                    day: formatDay(run.content_deadline_at),
                  })
                : run.quest?.activation?.name
            }
            side={<span className="qb-figures">{formatExactCents(run.amount_cents)}</span>}
          />
        ))}
      </RowList>
    </Panel>
  )
}

/** Shows the end date of the paid plan. If the company already had the plan, says that the payment is refunded. */
const PaidPlan = ({ name, validTo }: { name: string; validTo: string | null }) => {
  const t = useText()
  return (
    <Panel title="What you paid for">
      <RowList>
        <Row
          title={
            validTo
              ? t('Your company is on {plan} until {day}', { plan: name, day: formatDay(validTo) })
              : t('{plan} plan', { plan: name })
          }
          text={
            validTo
              ? 'The plan doesn’t renew automatically. We’ll remind you 7 days and 1 day before it ends.'
              : 'Your company already had this plan or a higher one. We’re refunding your card.'
          }
          side={<AppLink to="/plans">{t('View plan details')}</AppLink>}
        />
      </RowList>
    </Panel>
  )
}

type Next = { hasRuns: boolean; hasPlan: boolean; waiting: number }

const NextSteps = ({ hasRuns, hasPlan, waiting }: Next) => {
  const t = useText()
  if (!hasRuns && !hasPlan && waiting === 0) return null
  return (
    <Panel title="What happens next">
      <RowList>
        {hasRuns && (
          <Row
            title="The creators start"
            text="We’ve notified the creators that you paid, and they can open your creator kit."
          />
        )}
        {hasRuns && (
          <Row
            title="You review their content"
            text="We’ll notify you when content is submitted. Approve it to pay the creator, or send it back for changes."
            side={<AppLink to="/company/creator-management/quests/active">{t('Your active Quests')}</AppLink>}
          />
        )}
        {hasPlan && (
          <Row
            title="Your plan is active"
            text="Your company can use all features of the plan now."
            side={<AppLink to="/company/settings/members">{t('Invite members')}</AppLink>}
          />
        )}
        {waiting > 0 && (
          <Row
            title={t('{count, plural, one {# more offer} other {# more offers}} to pay', {
              count: waiting,
            })}
            side={<AppLink to={cartPath}>{t('Go to cart')}</AppLink>}
          />
        )}
      </RowList>
    </Panel>
  )
}

const Receipt = ({ payment, invoice }: { payment: Payment; invoice: ReactNode }) => {
  const t = useText()
  const { amount_cents, refunded_cents, refunds, succeeded_at } = payment
  const byBank = refunds.reduce((sum, refund) => sum + refund.amount_cents, 0)
  const toCard = refunded_cents - byBank
  return (
    <Panel title="Receipt">
      <RowList>
        <Row
          title={payment.description}
          text={formatMoment(succeeded_at)}
          side={<strong className="qb-figures">{formatExactCents(amount_cents)}</strong>}
        />
        {toCard > 0 && (
          <Row
            title="Refunded to your card"
            side={<span className="qb-figures">{formatExactCents(-toCard)}</span>}
          />
        )}
        {byBank > 0 && (
          <Row
            title="Returned by your bank"
            side={<span className="qb-figures">{formatExactCents(-byBank)}</span>}
          />
        )}
        <Row title={t('Invoice')} side={invoice} />
      </RowList>
    </Panel>
  )
}

const Paid = ({ data, payment }: { data: SuccessPageQuery; payment: Payment }) => {
  const t = useText()
  const { invoice } = payment
  return (
    <>
      <PageHeader title="Payment received" text={t('Thank you! You paid {amount}.', paidOf(payment))} />
      <Stacked>
        <Receipt
          payment={payment}
          invoice={
            invoice ? (
              <a href={`/api/documents/invoices/${invoice.id}`} download>
                {t('{number} as PDF', { number: invoice.number })}
              </a>
            ) : (
              <AppLink to="/company/settings#billing-details">
                {t('Add billing details to get your invoice')}
              </AppLink>
            )
          }
        />
        {payment.plan ? (
          <PaidPlan name={payment.plan.name} validTo={payment.plan_valid_to} />
        ) : (
          <PaidRuns runs={data.quest_run} />
        )}
        <NextSteps
          hasRuns={data.quest_run.length > 0}
          hasPlan={payment.plan_valid_to !== null}
          waiting={data.waiting.aggregate?.count ?? 0}
        />
      </Stacked>
    </>
  )
}

const paidOf = ({ amount_cents }: Payment) => ({ amount: formatExactCents(amount_cents) })

const Outcome = ({ data }: { data: SuccessPageQuery }) => {
  const { payment_by_pk: payment } = data
  if (!payment) return <NoPayment />
  if (payment.status === 'succeeded' || payment.status === 'refunded')
    return <Paid data={data} payment={payment} />
  return isUnderWay(payment.status) ? (
    <AwaitedPayment payment={payment} />
  ) : (
    <UnpaidPayment payment={payment} />
  )
}

const isOver = (data: SuccessPageQuery | undefined): boolean =>
  !isUnderWay(data?.payment_by_pk?.status ?? 'pending')

/** The result of a payment. The card provider's pages lead back here. */
const PaymentOutcome = ({ paymentId }: { paymentId: string }) => {
  const query = useQuery(SuccessPageDocument, { variables: { paymentId } })
  const { data, startPolling, stopPolling } = query
  const over = isOver(data)
  useEffect(() => {
    if (over) return
    startPolling(SECOND_MS)
    return stopPolling
  }, [over, startPolling, stopPolling])
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['5rem', '10rem', '16rem']} />}>
      {(found) => <Outcome data={found} />}
    </Loaded>
  )
}

const SuccessPage = () => {
  const [params] = useSearchParams()
  const paymentId = params.get('payment') ?? ''
  return isUuid(paymentId) ? <PaymentOutcome key={paymentId} paymentId={paymentId} /> : <NoPayment />
}

export default SuccessPage
