import { Button, Radio, Stack, Text } from '@mantine/core'
import { cardLimits, errors } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { cardName } from '../../lib/cardName.ts'
import { formatCents, formatExactCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { cartPath } from './addresses.ts'
import classes from './CartPage.module.css'
import { countPayments, sumCart } from './cart.ts'
import type { CartPageQuery } from './generated/CartPage.ts'
import type { CartRun } from './useCart.ts'
import type { useCheckout } from './useCheckout.ts'
import type { PlanInCart } from './usePlanInCart.ts'

type Card = CartPageQuery['payment_method'][number]

type Chosen = {
  readonly runs: readonly CartRun[]
  readonly plan: PlanInCart | null
}

const totalOf = ({ runs, plan }: Chosen): number => sumCart(runs).amountCents + (plan?.item.amount_cents ?? 0)

const Sums = ({ runs, plan }: Chosen) => {
  const t = useText()
  const { feeCents, payoutCostCents, netCents } = sumCart(runs)
  return (
    <dl className={classes.sums}>
      {(runs.length > 0 || plan === null) && (
        <>
          <div>
            <dt>{t('{count, plural, one {# offer} other {# offers}}', { count: runs.length })}</dt>
            <dd>{formatExactCents(netCents)}</dd>
          </div>
          <div>
            <dt>{t('Payout cost')}</dt>
            <dd>{formatExactCents(payoutCostCents)}</dd>
          </div>
          <div>
            <dt>{t('Our fee')}</dt>
            <dd>{formatExactCents(feeCents)}</dd>
          </div>
        </>
      )}
      {plan && (
        <div>
          <dt>{t('{plan}, one month', { plan: plan.name })}</dt>
          <dd>{formatExactCents(plan.item.amount_cents)}</dd>
        </div>
      )}
      <div data-total>
        <dt>{t('Total')}</dt>
        <dd>{formatExactCents(totalOf({ runs, plan }))}</dd>
      </div>
    </dl>
  )
}

/**
 * Tells the user before the payment that card limits split the cart into several payments, or that one offer is too
 * large.
 */
const Parts = ({ payments, plan }: { payments: number | null } & Pick<Chosen, 'plan'>) => {
  const t = useText()
  if (payments === null)
    return (
      <Notice tone="warn" title="One of these offers is above the payment limit">
        {`${t(errors['payment-amount'])} ${t('Deselect this offer to pay for the others.')}`}
      </Notice>
    )
  if (payments < 2) return null
  return (
    <Notice title={t('You’ll make {count} payments', { count: payments + (plan ? 1 : 0) })}>
      {t(
        'Our card provider accepts up to {most} and {lines} offers per payment. You’ll confirm each payment separately.',
        {
          most: formatCents(cardLimits.mostCents),
          lines: cardLimits.mostLines,
        },
      )}
    </Notice>
  )
}

const useMeans = (card: Card | undefined) => {
  const [wanted, setWanted] = useState<'card' | 'page'>('card')
  return { bySavedCard: card !== undefined && wanted === 'card', means: card ? wanted : 'page', setWanted }
}

const useTerms = ({ runs, plan }: Chosen, bySavedCard: boolean): string => {
  const t = useText()
  const how = bySavedCard
    ? t('Your bank may ask you to confirm.')
    : t('You’ll pay on our card provider’s page.')
  const offers = t('We hold the money for each Quest until you approve its content.')
  if (plan === null) return `${how} ${offers}`
  const month = t('The plan doesn’t renew automatically.')
  if (runs.length === 0) return `${how} ${month}`
  // Says that offers and the plan are paid separately, unless a text above already says so.
  const both = countPayments(runs) === 1 ? `${t('Offers and the plan are paid separately.')} ` : ''
  return `${how} ${both}${offers} ${month}`
}

type Props = Chosen & { card: Card | undefined; checkout: ReturnType<typeof useCheckout> }

export const PaySummary = ({ runs, plan, card, checkout: { checkOut, busy, problem } }: Props) => {
  const t = useText()
  const { bySavedCard, means, setWanted } = useMeans(card)
  const terms = useTerms({ runs, plan }, bySavedCard)
  const payments = countPayments(runs)
  const pay = () =>
    void checkOut({
      questRunIds: runs.map(({ id }) => id),
      planItemId: plan?.item.id ?? null,
      bySavedCard,
    })
  return (
    <div className={classes.summary}>
      <Panel>
        <Stack>
          <Sums runs={runs} plan={plan} />
          {card && (
            <Radio.Group
              label={t('Pay with')}
              value={means}
              onChange={(value) => setWanted(value === 'page' ? 'page' : 'card')}
            >
              <Stack gap="xs" mt="xs">
                <Radio value="card" label={cardName(t, card)} />
                <Radio value="page" label={t('Another card')} />
              </Stack>
            </Radio.Group>
          )}
          <Parts payments={payments} plan={plan} />
          {problem && <Notice tone="bad">{problem}</Notice>}
          <Button
            onClick={pay}
            loading={busy}
            disabled={payments === null || (runs.length === 0 && plan === null)}
            fullWidth
          >
            {t('Pay {amount}', { amount: formatExactCents(totalOf({ runs, plan })) })}
          </Button>
          <Text size="sm" c="dimmed">
            {terms}
          </Text>
          <AppLink to="/user/settings/payments" state={backTo(cartPath, 'Cart')}>
            {t('Billing and cards')}
          </AppLink>
        </Stack>
      </Panel>
    </div>
  )
}
