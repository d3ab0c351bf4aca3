import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDue, formatExactCents } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { creatorOf } from './CartRow.tsx'
import { LeavePaymentDocument } from './generated/CartPage.ts'
import { useProviderWait } from './providerWait.ts'
import { dueOf, requesterOf, reviewPayment, type UnderWay } from './ReviewPayment.tsx'
import type { CartPayment, CartRun } from './useCart.ts'

/** Cancels a payment. Its row disappears later, when the card provider has closed the payment. */
const useLeave = (paymentId: string) => {
  const carryOut = useIntent()
  const [leave] = useMutation(LeavePaymentDocument)
  const [leaving, setLeaving] = useState(false)
  const onLeave = async () => {
    setLeaving(true)
    try {
      await carryOut({ paymentId }, (idempotencyKey) => leave({ variables: { paymentId, idempotencyKey } }))
    } catch (error) {
      toasts.bad(explain(error).message)
      setLeaving(false)
    }
  }
  return { leaving, onLeave }
}

const useStateWords = (payment: CartPayment, isOwn: boolean): string => {
  const t = useText()
  const { status, next_url, by_saved_card } = payment
  if (status === 'waiting_approval')
    return isOwn
      ? t('Awaiting another member’s approval')
      : t('{name} asks for your approval', { name: requesterOf(payment) })
  if (next_url === null) return t('At the card provider')
  return t(by_saved_card ? 'Your bank asks you to confirm this payment' : 'Awaiting your payment')
}

/** Names the creator and quest of the first offer, and counts the others. */
const offersInWords = (t: ToText, runs: readonly CartRun[]): string => {
  const [first, ...more] = runs
  if (!first) return t('offers that are no longer available')
  const named = t('{creator}, “{quest}”', {
    creator: creatorOf(first),
    quest: first.quest.activation.name,
  })
  return more.length === 0
    ? named
    : t('{named} and {count, plural, one {# more offer} other {# more offers}}', {
        named,
        count: more.length,
      })
}

const UnderWayRow = (underWay: UnderWay) => {
  const t = useText()
  const { user } = useSession()
  const { payment, runs, plan } = underWay
  const { leaving, onLeave } = useLeave(payment.id)
  const { status, next_url, amount_cents, created_by } = payment
  const isOwn = created_by === user?.id
  const of = plan ?? offersInWords(t, runs)
  const state = useStateWords(payment, isOwn)
  const late = useProviderWait(next_url === null ? payment : null)
  const due = dueOf(payment)
  const mayApprove = status === 'waiting_approval' && !isOwn
  return (
    <Row
      title={t('{amount} for {of}', { amount: formatExactCents(amount_cents), of })}
      text={late ? `${late.title}. ${late.text}` : due ? `${state} · ${formatDue(t, due)}` : state}
      side={
        <>
          {next_url !== null && (
            <Button component="a" href={next_url} size="xs" variant="light">
              {t(payment.by_saved_card ? 'Confirm' : 'Continue')}
            </Button>
          )}
          {mayApprove ? (
            <Button size="xs" onClick={() => reviewPayment(underWay)}>
              {t('Review payment')}
            </Button>
          ) : (
            <Button variant="default" size="xs" loading={leaving} onClick={() => void onLeave()}>
              {t('Cancel payment')}
            </Button>
          )}
        </>
      }
    />
  )
}

/** Open payments. The user can continue each one, or cancel it to pay another way. */
export const PaymentsUnderWay = ({ payments }: { payments: readonly UnderWay[] }) => (
  <Panel title="Payments in progress" text="Cancel a payment to pay with another method.">
    <RowList>
      {payments.map((underWay) => (
        <UnderWayRow key={underWay.payment.id} {...underWay} />
      ))}
    </RowList>
  </Panel>
)
