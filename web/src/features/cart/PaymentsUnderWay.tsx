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
import { ApprovePaymentDocument, LeavePaymentDocument } from './generated/CartPage.ts'
import type { CartPayment, CartRun } from './useCart.ts'

type UnderWay = {
  readonly payment: CartPayment
  readonly runs: readonly CartRun[]
  /** The plan's name, if the payment is for a plan. */
  readonly plan?: string
}

/**
 * The payment's workflow first closes the payment at the card provider. The row disappears when no one can pay it
 * anymore.
 */
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

/** Payments above a member's limit need the approval of another member. */
const useApprove = (paymentId: string) => {
  const carryOut = useIntent()
  const [approve, { loading }] = useMutation(ApprovePaymentDocument)
  const onApprove = () =>
    void carryOut({ paymentId }, (idempotencyKey) =>
      approve({ variables: { paymentId, idempotencyKey } }),
    ).then(
      () => toasts.good('The payment is approved'),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return { approving: loading, onApprove }
}

const useStateWords = ({ status, next_url }: CartPayment, isOwn: boolean): string => {
  const t = useText()
  if (status === 'waiting_approval')
    return t(isOwn ? 'Awaiting another member’s approval' : 'Awaiting your approval')
  return t(next_url === null ? 'At the card provider' : 'Awaiting your payment')
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

const UnderWayRow = ({ payment, runs, plan }: UnderWay) => {
  const t = useText()
  const { user } = useSession()
  const { leaving, onLeave } = useLeave(payment.id)
  const { approving, onApprove } = useApprove(payment.id)
  const { status, next_url, amount_cents, due_at, created_by } = payment
  const isOwn = created_by === user?.id
  const of = plan ?? offersInWords(t, runs)
  const state = useStateWords(payment, isOwn)
  const mayApprove = status === 'waiting_approval' && !isOwn
  return (
    <Row
      title={t('{amount} for {of}', { amount: formatExactCents(amount_cents), of })}
      text={due_at ? `${state} · ${formatDue(t, due_at)}` : state}
      side={
        <>
          {mayApprove && (
            <Button size="xs" loading={approving} onClick={onApprove}>
              {t('Approve')}
            </Button>
          )}
          {next_url !== null && (
            <Button component="a" href={next_url} size="xs" variant="light">
              {t('Continue')}
            </Button>
          )}
          <Button variant="default" size="xs" loading={leaving} onClick={() => void onLeave()}>
            {t(mayApprove ? 'Decline' : 'Cancel payment')}
          </Button>
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
