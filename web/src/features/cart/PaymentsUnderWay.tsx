import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { formatCents, formatDue } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { LeavePaymentDocument } from './generated/CartPage.ts'
import type { CartPayment, CartRun } from './useCart.ts'

type UnderWay = { readonly payment: CartPayment; readonly runs: readonly CartRun[] }

/** Its workflow closes it at the card provider first: it is gone from here once nobody can pay it any more. */
const useLeave = (paymentId: string) => {
  const [leave] = useMutation(LeavePaymentDocument)
  const [leaving, setLeaving] = useState(false)
  const onLeave = async () => {
    setLeaving(true)
    try {
      await leave({ variables: { paymentId } })
    } catch (error) {
      toasts.bad(explain(error).message)
      setLeaving(false)
    }
  }
  return { leaving, onLeave }
}

const UnderWayRow = ({ payment, runs }: UnderWay) => {
  const t = useText()
  const { leaving, onLeave } = useLeave(payment.id)
  const { next_url, amount_cents, due_at } = payment
  const offers = t('{count, plural, one {# offer} other {# offers}}', { count: runs.length })
  const state = next_url === null ? t('With the card provider') : t('Waits for you to pay')
  return (
    <Row
      title={t('{amount} for {offers}', { amount: formatCents(amount_cents), offers })}
      text={due_at ? `${state} · ${formatDue(t, due_at)}` : state}
      side={
        <>
          {next_url !== null && (
            <Button component="a" href={next_url} size="xs">
              {t('Continue')}
            </Button>
          )}
          <Button variant="default" size="xs" loading={leaving} onClick={() => void onLeave()}>
            {t('Leave this payment')}
          </Button>
        </>
      }
    />
  )
}

/** Payments that were begun and are not over: gone on with, or left, so that their offers can be paid otherwise. */
export const PaymentsUnderWay = ({ payments }: { payments: readonly UnderWay[] }) => (
  <Panel title="Payments under way" text="Leave one to pay its offers another way.">
    <RowList>
      {payments.map(({ payment, runs }) => (
        <UnderWayRow key={payment.id} payment={payment} runs={runs} />
      ))}
    </RowList>
  </Panel>
)
