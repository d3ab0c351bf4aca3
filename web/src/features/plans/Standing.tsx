import { Button } from '@mantine/core'
import { renewalDays } from '@questboard/domain'
import type { CompanyPlan, Plan } from '../../cards/useCompanyPlan.ts'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Props = { plans: readonly Plan[]; own: CompanyPlan }

const ToCart = () => {
  const t = useText()
  return (
    <Button component={AppLink} to="/company/cart" size="xs">
      {t('Go to the cart')}
    </Button>
  )
}

/** What waits in the cart, and what of the plan in force ends with it. */
const Chosen = ({ chosen, own, plan }: { chosen: string; own: CompanyPlan; plan: string }) => {
  const t = useText()
  return (
    <Notice title={t('{chosen} is in your cart', { chosen })} action={<ToCart />}>
      {own.validTo && own.inCart !== own.id
        ? t(
            'Your company has it once it is paid. It replaces {plan}, which is paid until {day}: nothing of that is paid back.',
            { plan, day: formatDay(own.validTo) },
          )
        : t('Nothing is charged before you pay there.')}
    </Notice>
  )
}

/** Where the company stands: what it has, until when, and what its cart holds. */
export const Standing = ({ plans, own }: Props) => {
  const t = useText()
  const nameOf = (wanted: string | null) => plans.find(({ id }) => id === wanted)?.name
  const plan = nameOf(own.id) ?? ''
  const chosen = nameOf(own.inCart)
  if (chosen) return <Chosen chosen={chosen} own={own} plan={plan} />
  const paying = nameOf(own.beingPaid)
  if (paying)
    return (
      <Notice title={t('{plan} is being paid', { plan: paying })} action={<ToCart />}>
        Your company has it as soon as the payment is there.
      </Notice>
    )
  if (own.validTo)
    return (
      <Notice title={t('Your company is on {plan} until {day}', { plan, day: formatDay(own.validTo) })}>
        {t(
          'Plans are not renewed by themselves. In the last {days} days you can pay for another month; after the end your company is on the free plan.',
          { days: renewalDays },
        )}
      </Notice>
    )
  if (own.isOwner)
    return (
      <Notice title={t('Your company is on {plan}', { plan })}>
        An upgrade goes into your cart. You have it for a month once it is paid there.
      </Notice>
    )
  return (
    <Notice title={t('Your company is on {plan}', { plan })}>Owners of your company can upgrade it.</Notice>
  )
}
