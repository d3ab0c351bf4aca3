import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import classes from './UpgradeButton.module.css'

export type Upgrade = {
  name: string
  cents: number
  inCart: boolean
  onPut: () => void
  onTakeOut: () => void
}

/** Adds the plan that raises a limit to the cart. Shown next to the limit, with a link to the plans page. */
export const UpgradeButton = ({ name, cents, inCart, onPut, onTakeOut }: Upgrade) => {
  const t = useText()
  return (
    <div className={classes.upgrade}>
      {inCart && (
        <p className={classes.words}>
          {t('{plan} is in your cart. You won’t be charged until you pay there.', { plan: name })}{' '}
          <AppLink to="/company/cart">{t('Go to cart')}</AppLink>
        </p>
      )}
      <Button variant={inCart ? 'default' : 'filled'} onClick={inCart ? onTakeOut : onPut}>
        {inCart
          ? t('Remove')
          : t('Upgrade to {plan}, {price} a month', { plan: name, price: formatCents(cents) })}
      </Button>
      <AppLink to="/plans" className={classes.link}>
        {t('Compare plans')}
      </AppLink>
    </div>
  )
}
