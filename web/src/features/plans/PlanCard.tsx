import { Button, VisuallyHidden } from '@mantine/core'
import { planPaidUntil } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatCents } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CompanyPlan, Plan } from '../../shared/plans/useCompanyPlan.ts'
import classes from './PlanCard.module.css'
import { featuresOf } from './planFeatures.ts'

type Props = { plan: Plan; plans: readonly Plan[]; own: CompanyPlan | null; isVisitor: boolean }

/** The user's options for a plan: start it, add it to the cart, remove it, or nothing. */
const Step = ({ plan, plans, own, isVisitor }: Props) => {
  const t = useText()
  if (isVisitor)
    return (
      <Button
        component={AppLink}
        to="/register/company"
        variant={plan.price_cents === 0 ? 'filled' : 'default'}
        aria-label={t('Register a company for {plan}', { plan: plan.name })}
      >
        {t('Register a company')}
      </Button>
    )
  if (!own?.isOwner || own.beingPaid === plan.id) return null
  const inCart = own.inCart === plan.id
  const paid = { planId: own.id, validTo: own.validTo }
  if (!inCart && planPaidUntil(plans, paid, plan.id, new Date()) === null) return null
  const step = own.id === plan.id ? 'Another month of {plan}' : 'Upgrade to {plan}'
  return (
    <Button
      variant={inCart ? 'default' : 'filled'}
      onClick={() => (inCart ? own.takeOut() : own.put(plan.id))}
    >
      {t(inCart ? 'Remove {plan} from cart' : step, { plan: plan.name })}
    </Button>
  )
}

export const PlanCard = (props: Props) => {
  const t = useText()
  const { plan, plans, own } = props
  const below = plans.findLast(({ position }) => position < plan.position)
  const isOwn = own?.id === plan.id
  const inCart = own?.inCart === plan.id
  return (
    <li className={classes.plan} data-own={isOwn || undefined}>
      <div className={classes.head}>
        <h2>{plan.name}</h2>
        {isOwn && <StatusBadge tone="good">Your plan</StatusBadge>}
        {inCart && <StatusBadge tone="info">In your cart</StatusBadge>}
        {own?.beingPaid === plan.id && <StatusBadge tone="info">Payment in progress</StatusBadge>}
      </div>
      <p className={classes.price}>
        <strong>{plan.price_cents === 0 ? t('Free') : formatCents(plan.price_cents)}</strong>{' '}
        {plan.price_cents > 0 && t('a month')}
      </p>
      <ul className={classes.features}>
        {featuresOf(t, plan, below).map(({ label, has, more }) => (
          <li key={label} data-has={has} data-more={more || undefined}>
            {!has && <VisuallyHidden>{t('Not included:')} </VisuallyHidden>}
            {label}
          </li>
        ))}
      </ul>
      <Step {...props} />
    </li>
  )
}
