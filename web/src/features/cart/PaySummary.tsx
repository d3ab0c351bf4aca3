import { Button, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { backTo } from '../../components/BackLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { cardName } from '../../lib/cardName.ts'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { cartPath } from './addresses.ts'
import classes from './CartPage.module.css'
import { sumCart } from './cart.ts'
import type { CartPageQuery } from './generated/CartPage.ts'
import type { CartRun } from './useCart.ts'
import { useCheckout } from './useCheckout.ts'

type Card = CartPageQuery['payment_method'][number]

const Sums = ({ runs }: { runs: readonly CartRun[] }) => {
  const t = useText()
  const { amountCents, feeCents, netCents } = sumCart(runs)
  return (
    <dl className={classes.sums}>
      <div>
        <dt>{t('{count, plural, one {# offer} other {# offers}}', { count: runs.length })}</dt>
        <dd>{formatCents(netCents)}</dd>
      </div>
      <div>
        <dt>{t('Our fee')}</dt>
        <dd>{formatCents(feeCents)}</dd>
      </div>
      <div data-total>
        <dt>{t('Total')}</dt>
        <dd>{formatCents(amountCents)}</dd>
      </div>
    </dl>
  )
}

const useMeans = (card: Card | undefined) => {
  const [wanted, setWanted] = useState<'card' | 'page'>('card')
  return { bySavedCard: card !== undefined && wanted === 'card', means: card ? wanted : 'page', setWanted }
}

/** What was chosen, what it comes to, and how it is paid. */
export const PaySummary = ({ runs, card }: { runs: readonly CartRun[]; card: Card | undefined }) => {
  const t = useText()
  const { bySavedCard, means, setWanted } = useMeans(card)
  const { checkOut, busy, problem } = useCheckout()
  const { amountCents } = sumCart(runs)
  const pay = () =>
    void checkOut(
      runs.map(({ id }) => id),
      bySavedCard,
    )
  return (
    <div className={classes.summary}>
      <Panel>
        <Stack>
          <Sums runs={runs} />
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
          {problem && <Notice tone="bad">{problem}</Notice>}
          <Button onClick={pay} loading={busy} disabled={runs.length === 0} fullWidth>
            {t('Pay {amount}', { amount: formatCents(amountCents) })}
          </Button>
          <Text size="sm" c="dimmed">
            {t(
              bySavedCard
                ? 'Your bank may ask you to confirm. The money is held for each Quest until you approve its content.'
                : 'You pay on the page of our card provider. The money is held for each Quest until you approve its content.',
            )}
          </Text>
          <AppLink to="/user/settings/payments" state={backTo(cartPath, 'Cart')}>
            {t('Billing and cards')}
          </AppLink>
        </Stack>
      </Panel>
    </div>
  )
}
