import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { canSendAgain, daysToClaim, receivedCents } from '@questboard/domain'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge, type Tone } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { formatDay, formatExactCents } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import {
  PayoutsUnderWay_PayoutFragmentDoc,
  RetryPayoutDocument,
  type PayoutsUnderWay_PayoutFragment as UnderWay,
} from './generated/PayoutsUnderWay.ts'

const states: Readonly<
  Record<string, { readonly word: string; readonly tone: Tone; readonly text: string }>
> = {
  pending: { word: 'Sending', tone: 'neutral', text: '' },
  processing: { word: 'On the way', tone: 'neutral', text: '' },
  failed: { word: 'Failed', tone: 'bad', text: 'The money is safe with us.' },
  returned: { word: 'Returned', tone: 'bad', text: 'The money is safe with us.' },
  unclaimed: {
    word: 'Unclaimed',
    tone: 'warn',
    text: 'Claim this payout in PayPal within {days} days, or have it sent to the account above.',
  },
}

/** Sending a payout takes seconds if the provider responds. */
const SENT_WITHIN_MS = 60 * 60 * 1000

/** True if the provider has accepted the payout and has given an expected day of arrival. */
const isAccepted = ({ status, expected_on }: UnderWay): boolean =>
  status !== 'processing' || expected_on !== null

const useWords = ({
  status,
  problem,
  expected_on,
  fee_cents,
  amount_cents,
  created_at,
  updated_at,
}: UnderWay): string => {
  const t = useText()
  const kept = t('The payout cost is {fee} out of {amount}.', {
    fee: formatExactCents(fee_cents),
    amount: formatExactCents(amount_cents),
  })
  const since = status === 'pending' ? created_at : updated_at
  if (status === 'pending' || (status === 'processing' && !expected_on))
    return Date.now() - new Date(since).getTime() < SENT_WITHIN_MS
      ? kept
      : `${kept} ${t('This payout is late because we couldn’t send it yet. We keep trying, and your money is safe.')}`
  if (status === 'processing' && expected_on) {
    const day = formatDay(expected_on)
    return expected_on < today()
      ? `${kept} ${t('This payout was expected by {day} and is late. We’re following up and will notify you when it arrives or is returned.', { day })}`
      : `${kept} ${t('Expected by {day}.', { day })}`
  }
  return [problem && t(problem), t(states[status]?.text ?? '', { days: daysToClaim })]
    .filter(Boolean)
    .join(' ')
}

const PayoutRow = ({ payout, canRetry }: { payout: UnderWay; canRetry: boolean }) => {
  const t = useText()
  const words = useWords(payout)
  const carryOut = useIntent()
  const [retry, { loading }] = useMutation(RetryPayoutDocument, { refetchQueries: ['CreatorPayments'] })
  const [problem, setProblem] = useState<string | null>(null)
  const sendAgain = async () => {
    setProblem(null)
    try {
      await carryOut({ payoutId: payout.id }, (idempotencyKey) =>
        retry({ variables: { payoutId: payout.id, idempotencyKey } }),
      )
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  const state = states[isAccepted(payout) ? payout.status : 'pending']
  const isWished = payout.retry_requested_at !== null
  return (
    <>
      <Row
        title={`${formatExactCents(receivedCents(payout))} · ${payout.description}`}
        text={words}
        side={
          <>
            <StatusBadge tone={state?.tone ?? 'neutral'}>
              {isWished ? 'Sending again' : (state?.word ?? payout.status)}
            </StatusBadge>
            {canSendAgain(payout.status) && !isWished && (
              <Button size="xs" loading={loading} disabled={!canRetry} onClick={() => void sendAgain()}>
                {t('Send again')}
              </Button>
            )}
          </>
        }
      />
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  )
}

/** Payouts in progress, and failed payouts with the next step. */
export const PayoutsUnderWay = ({
  payouts,
  isReady,
}: {
  payouts: readonly FragmentType<typeof PayoutsUnderWay_PayoutFragmentDoc>[]
  isReady: boolean
}) => {
  if (payouts.length === 0) return null
  return (
    <Panel
      title="Payouts in progress"
      {...(isReady
        ? {}
        : { text: 'Finish setting up your payout method so that we can resend payouts that didn’t arrive.' })}
    >
      <RowList>
        {payouts
          .map((one) => readFragment(PayoutsUnderWay_PayoutFragmentDoc, one))
          .map((payout) => (
            <PayoutRow key={payout.id} payout={payout} canRetry={isReady} />
          ))}
      </RowList>
    </Panel>
  )
}
