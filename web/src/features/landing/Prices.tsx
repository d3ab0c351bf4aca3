import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './Prices.module.css'
import { Section } from './Section.tsx'
import { known, type Market } from './useMarket.ts'

const waiting = ['one', 'two', 'three'].map((id) => ({ id, name: '', price_cents: null }))

const Price = ({ cents }: { cents: number | null }) => {
  const t = useText()
  const isFree = cents === 0
  return (
    <>
      <span className={classes.price} data-waits={cents === null || undefined}>
        {isFree ? t('Free') : formatCents(cents)}
      </span>
      <span className={classes.per}>{isFree ? t('for as long as you like') : t('a month')}</span>
    </>
  )
}

/** Shows the plans' prices. Their features are listed at /plans. */
export const Prices = ({ market }: { market: Market }) => {
  const t = useText()
  const plans = known(market)?.plan ?? waiting
  return (
    <Section
      id="prices"
      title="What it costs"
      text="Creators join for free. Companies start on the first plan and upgrade when they need more."
    >
      {market !== 'missing' && (
        <ul className={classes.plans} aria-busy={market === 'loading'}>
          {plans.map(({ id, name, price_cents }) => (
            <li key={id} className={classes.plan}>
              <span className={classes.name}>{name || '\u00a0'}</span>
              <Price cents={price_cents} />
            </li>
          ))}
        </ul>
      )}
      <div>
        <Button component={AppLink} to="/plans" variant="default" size="md">
          {t('Compare plans')}
        </Button>
      </div>
    </Section>
  )
}
