import { openableUntil } from '@questboard/domain'
import { useEffect, useState } from 'react'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Payment = {
  readonly id: string
  readonly status: string
  readonly next_url: string | null
  readonly by_saved_card: boolean
  readonly created_at: string
  readonly approved_at: string | null
}

/** The card provider usually responds within this time. */
const PATIENCE_MS = 5000

/** True if the screen has shown the same step for longer than the provider usually needs. */
const useIsLate = (step: string | null): boolean => {
  const [late, setLate] = useState<string | null>(null)
  useEffect(() => {
    if (step === null) return
    const timer = window.setTimeout(() => setLate(step), PATIENCE_MS)
    return () => window.clearTimeout(timer)
  }, [step])
  return step !== null && late === step
}

/** The step that the card provider has not confirmed yet. */
const stepOf = ({ status, next_url, by_saved_card }: Payment): 'opening' | 'charging' | 'paying' | null => {
  if (status === 'pending') return 'opening'
  if (status !== 'processing') return null
  return by_saved_card && next_url === null ? 'charging' : 'paying'
}

/** Explains what happens while the card provider does not respond. Null while its response is not late. */
export const useProviderWait = (
  payment: Payment | null,
): { readonly title: string; readonly text: string } | null => {
  const t = useText()
  const step = payment && stepOf(payment)
  const isLate = useIsLate(payment && step && `${payment.id} ${step}`)
  if (payment === null || step === null || !isLate) return null
  if (step === 'charging')
    return {
      title: t('The card provider hasn’t confirmed the charge yet'),
      text: t('You won’t be charged twice. We keep checking, so you can leave this page.'),
    }
  if (step === 'paying')
    return {
      title: t('The card provider hasn’t confirmed a payment yet'),
      text: t(
        'If you’ve paid, you don’t need to do anything. This page updates when the payment arrives, and you won’t be charged twice.',
      ),
    }
  const { created_at, approved_at } = payment
  const until = openableUntil({
    createdAt: new Date(created_at),
    approvedAt: approved_at === null ? null : new Date(approved_at),
  })
  return {
    title: t('The card provider hasn’t responded yet'),
    text: t(
      'You haven’t been charged. We keep trying until {moment} and then cancel the payment. You can leave this page, or cancel to pay another way.',
      { moment: formatMoment(until.toISOString()) },
    ),
  }
}
