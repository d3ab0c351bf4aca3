import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { errors, payableUntil } from '@questboard/domain'
import { useState } from 'react'
import { DialogForm } from '../../components/DialogForm.tsx'
import { MoneySum } from '../../components/MoneySum.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { formatExactCents, formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { creatorOf } from './CartRow.tsx'
import { ApprovePaymentDocument, LeavePaymentDocument } from './generated/CartPage.ts'
import type { CartPayment, CartRun } from './useCart.ts'

export type UnderWay = {
  readonly payment: CartPayment
  readonly runs: readonly CartRun[]
  /** The plan's name, if the payment is for a plan. */
  readonly plan?: string
}

const reviewing = 'review-payment'
const declining = 'decline-payment'

export const requesterOf = ({ requester }: CartPayment): string => requester?.display_name ?? 'Another member'

/** The time until which a payment can be made. Without a checkout page, this is the payment's own deadline. */
export const dueOf = ({ status, due_at, created_at, approved_at }: CartPayment): string | null =>
  status === 'waiting_approval'
    ? due_at
    : payableUntil({
        dueAt: due_at === null ? null : new Date(due_at),
        createdAt: new Date(created_at),
        approvedAt: approved_at === null ? null : new Date(approved_at),
      }).toISOString()

const Lines = ({ payment, runs, plan }: UnderWay) => {
  const t = useText()
  const total = formatExactCents(payment.amount_cents)
  return (
    <MoneySum
      rows={[
        ...(plan
          ? [[plan, total] as const]
          : runs.map(
              (run) =>
                [creatorOf(run), formatExactCents(run.amount_cents), run.quest.activation.name] as const,
            )),
        [t('Total'), total],
      ]}
    />
  )
}

const DeclineForm = ({ payment }: UnderWay) => {
  const t = useText()
  const carryOut = useIntent()
  const [leave] = useMutation(LeavePaymentDocument)
  const form = useFields({ reason: '' })
  const submit = useSubmit(form, {
    explain,
    check: ({ reason }): Record<string, string> =>
      reason.trim() === '' ? { reason: errors['review-message-required'] } : {},
    send: async ({ reason }) => {
      const asked = { paymentId: payment.id, reason: reason.trim() }
      await carryOut(asked, (idempotencyKey) => leave({ variables: { ...asked, idempotencyKey } }))
      toasts.good('Payment declined')
      await modals.remove(declining, { force: true })
      await modals.remove(reviewing, { force: true })
    },
  })
  return (
    <DialogForm id={declining} dirty={form.isDirty()} submitLabel="Decline payment" dangerous {...submit}>
      <Textarea
        label={t('Reason')}
        description={t('{name} gets your reason by email.', { name: requesterOf(payment) })}
        maxLength={1000}
        autosize
        minRows={3}
        required
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </DialogForm>
  )
}

const Review = (underWay: UnderWay) => {
  const t = useText()
  const { payment } = underWay
  const carryOut = useIntent()
  const [approve, { loading }] = useMutation(ApprovePaymentDocument)
  const [problem, setProblem] = useState<string | null>(null)
  const onApprove = async () => {
    setProblem(null)
    try {
      const asked = { paymentId: payment.id }
      await carryOut(asked, (idempotencyKey) => approve({ variables: { ...asked, idempotencyKey } }))
      toasts.good('Payment approved')
      await modals.remove(reviewing, { force: true })
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return (
    <Stack>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Text>
        {t('{name} asked for this payment on {when}.', {
          name: requesterOf(payment),
          when: formatMoment(payment.created_at),
        })}{' '}
        {payment.by_saved_card
          ? t('Your company’s saved card is charged once you approve.')
          : t('{name} pays on the card provider’s page once you approve.', {
              name: requesterOf(payment),
            })}{' '}
        {payment.due_at && t('Payment is due {when}.', { when: formatMoment(payment.due_at) })}
      </Text>
      <Lines {...underWay} />
      <Group justify="flex-end">
        <Button
          variant="default"
          onClick={() =>
            modals.add({
              id: declining,
              title: 'Decline this payment?',
              content: <DeclineForm {...underWay} />,
            })
          }
        >
          {t('Decline')}
        </Button>
        <Button loading={loading} onClick={() => void onApprove()}>
          {t('Approve {amount}', { amount: formatExactCents(payment.amount_cents) })}
        </Button>
      </Group>
    </Stack>
  )
}

/** Shows who requested the payment, for what and how it is paid, before a second member approves or declines. */
export const reviewPayment = (underWay: UnderWay): void =>
  modals.add({ id: reviewing, title: 'Review payment', content: <Review {...underWay} /> })
