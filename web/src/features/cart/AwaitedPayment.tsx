import { useMutation } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { explain } from '../../lib/failure.ts'
import { formatExactCents } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { cartPath } from './addresses.ts'
import { LeavePaymentDocument } from './generated/CartPage.ts'
import type { SuccessPageQuery } from './generated/SuccessPage.ts'
import { useProviderWait } from './providerWait.ts'

type Payment = Pick<
  NonNullable<SuccessPageQuery['payment_by_pk']>,
  | 'id'
  | 'status'
  | 'amount_cents'
  | 'next_url'
  | 'created_by'
  | 'by_saved_card'
  | 'created_at'
  | 'approved_at'
>
type Props = { payment: Payment }

const approvalWords = {
  own: {
    title: 'Another member of your company must approve this payment',
    text: 'We’ve notified the other members. You can close this page. Your payment stays saved.',
    button: 'Go to cart',
  },
  others: {
    title: 'This payment needs your approval',
    text: 'Another member of your company requested this payment. Approve or decline it in the cart.',
    button: 'Approve in cart',
  },
} as const

/** The payment waits for approval and has not reached the card provider. */
const AtApproval = ({ payment: { created_by } }: Props) => {
  const t = useText()
  const { user } = useSession()
  const { title, text, button } = approvalWords[created_by === user?.id ? 'own' : 'others']
  return (
    <Notice
      title={title}
      action={
        <Button component={AppLink} to={cartPath} size="xs">
          {t(button)}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

/** The payment waits for the bank or card provider, or for the user to continue there. */
const AtProvider = ({ payment }: Props) => {
  const t = useText()
  const { id, next_url } = payment
  const late = useProviderWait(payment)
  const carryOut = useIntent()
  const [leave, { loading, data }] = useMutation(LeavePaymentDocument)
  const onLeave = () =>
    void carryOut({ paymentId: id }, (idempotencyKey) =>
      leave({ variables: { paymentId: id, idempotencyKey } }),
    ).catch((error: unknown) => toasts.bad(explain(error).message))
  return (
    <Notice
      tone={late ? 'warn' : 'info'}
      title={late?.title ?? 'Waiting for the card provider'}
      action={
        <Group gap="xs">
          {next_url !== null && (
            <Button component="a" href={next_url} size="xs">
              {t('Continue')}
            </Button>
          )}
          <Button variant="default" size="xs" loading={loading || Boolean(data)} onClick={onLeave}>
            {t('Cancel payment')}
          </Button>
        </Group>
      }
    >
      {late?.text ??
        'This page updates as soon as the payment arrives. You can close this page. Your payment stays saved.'}
    </Notice>
  )
}

/** A payment without a result yet. */
export const AwaitedPayment = ({ payment }: Props) => (
  <>
    <PageHeader title="Payment in progress" text={formatExactCents(payment.amount_cents)} />
    {payment.status === 'waiting_approval' ? (
      <AtApproval payment={payment} />
    ) : (
      <AtProvider payment={payment} />
    )}
  </>
)
