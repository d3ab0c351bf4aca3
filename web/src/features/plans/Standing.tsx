import { Button } from '@mantine/core'
import { renewalDays } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CompanyPlan, Plan } from '../../shared/plans/useCompanyPlan.ts'

type Props = { plans: readonly Plan[]; own: CompanyPlan }

const ToCart = () => {
  const t = useText()
  return (
    <Button component={AppLink} to="/company/cart" size="xs">
      {t('Go to cart')}
    </Button>
  )
}

/** The plan in the cart, and the current plan that it would replace. */
const Chosen = ({ chosen, own, plan }: { chosen: string; own: CompanyPlan; plan: string }) => {
  const t = useText()
  return (
    <Notice title={t('{chosen} is in your cart', { chosen })} action={<ToCart />}>
      {own.validTo && own.inCart !== own.id
        ? t(
            'The new plan becomes active after payment. It replaces {plan}, which is paid until {day} and isn’t refunded.',
            { plan, day: formatDay(own.validTo) },
          )
        : t('You won’t be charged until you pay in the cart.')}
    </Notice>
  )
}

/** The company's current plan, its end date, and the plan in the cart. */
export const Standing = ({ plans, own }: Props) => {
  const t = useText()
  const nameOf = (wanted: string | null) => plans.find(({ id }) => id === wanted)?.name
  const plan = nameOf(own.id) ?? ''
  const chosen = nameOf(own.inCart)
  if (chosen) return <Chosen chosen={chosen} own={own} plan={plan} />
  const paying = nameOf(own.beingPaid)
  if (paying)
    return (
      <Notice title={t('Payment for {plan} in progress', { plan: paying })} action={<ToCart />}>
        The plan becomes active as soon as the payment arrives.
      </Notice>
    )
  if (own.validTo)
    return (
      <Notice title={t('Your company is on {plan} until {day}', { plan, day: formatDay(own.validTo) })}>
        {t(
          'Plans don’t renew automatically. You can pay for another month in the last {days} days. If you don’t, your company moves to the free plan.',
          { days: renewalDays },
        )}
      </Notice>
    )
  if (own.isOwner)
    return (
      <Notice title={t('Your company is on {plan}', { plan })}>
        An upgrade goes into your cart. The plan is active for one month after payment.
      </Notice>
    )
  return <Notice title={t('Your company is on {plan}', { plan })}>Owners of your company can upgrade.</Notice>
}
