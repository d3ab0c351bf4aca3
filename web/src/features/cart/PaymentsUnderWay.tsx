import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatCents, formatDue } from '../../lib/format.ts'
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
  /** What it is called, where it is for a plan. */
  readonly plan?: string
}

/** Its workflow closes it at the card provider first: it is gone from here once nobody can pay it any more. */
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

/** Above what one member may pay alone: somebody else of the company lets it go on. */
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
    return t(isOwn ? 'Waits for another member to approve it' : 'Waits for your approval')
  return t(next_url === null ? 'With the card provider' : 'Waits for you to pay')
}

/** Whose offers they are, and on which Quests: the first by name, and how many more. */
const offersInWords = (t: ToText, runs: readonly CartRun[]): string => {
  const [first, ...more] = runs
  if (!first) return t('offers that are no longer here')
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
      title={t('{amount} for {of}', { amount: formatCents(amount_cents), of })}
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
            {t(mayApprove ? 'Decline' : 'Leave this payment')}
          </Button>
        </>
      }
    />
  )
}

/** Payments that were begun and are not over: gone on with, or left, so that what they are for can be paid otherwise. */
export const PaymentsUnderWay = ({ payments }: { payments: readonly UnderWay[] }) => (
  <Panel title="Payments under way" text="Leave one to pay for it another way.">
    <RowList>
      {payments.map((underWay) => (
        <UnderWayRow key={underWay.payment.id} {...underWay} />
      ))}
    </RowList>
  </Panel>
)
