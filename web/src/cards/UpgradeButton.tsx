import { Button } from '@mantine/core'
import { AppLink } from '../components/AppLink.tsx'
import { formatCents } from '../lib/format.ts'
import { useText } from '../lib/text.ts'
import classes from './UpgradeButton.module.css'

export type Upgrade = {
  name: string
  cents: number
  inCart: boolean
  onPut: () => void
  onTakeOut: () => void
}

/** Puts the plan that lifts a limit into the cart, wherever the limit is told; what the plans have stands one link away. */
export const UpgradeButton = ({ name, cents, inCart, onPut, onTakeOut }: Upgrade) => {
  const t = useText()
  return (
    <div className={classes.upgrade}>
      {inCart && (
        <p className={classes.words}>
          {t('{plan} is in your cart. Nothing is charged before you pay there.', { plan: name })}{' '}
          <AppLink to="/company/cart">{t('Go to the cart')}</AppLink>
        </p>
      )}
      <Button variant={inCart ? 'default' : 'filled'} onClick={inCart ? onTakeOut : onPut}>
        {inCart
          ? t('Take it out')
          : t('Upgrade to {plan}, {price} a month', { plan: name, price: formatCents(cents) })}
      </Button>
      <AppLink to="/plans" className={classes.link}>
        {t('Compare the plans')}
      </AppLink>
    </div>
  )
}
