import type { CompanyPlan, Plan } from '../../cards/useCompanyPlan.ts'
import { Notice } from '../../components/Notice.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'

type Props = { plans: readonly Plan[]; own: CompanyPlan }

/** Where the company stands: what it has, until when, and what its cart holds. Says plainly what cannot be done yet. */
export const Standing = ({ plans, own }: Props) => {
  const t = useText()
  const nameOf = (wanted: string | null) => plans.find(({ id }) => id === wanted)?.name
  const plan = nameOf(own.id) ?? ''
  const chosen = nameOf(own.inCart)
  if (chosen)
    return (
      <Notice title={t('{chosen} is in your cart', { chosen })}>
        {t(
          'Paying in the cart is not open yet. Nothing is charged, and your company stays on {plan} until the cart is paid.',
          { plan },
        )}
      </Notice>
    )
  if (own.validTo)
    return (
      <Notice title={t('Your company is on {plan} until {day}', { plan, day: formatDay(own.validTo) })}>
        Plans are not renewed by themselves yet: after that day your company is on the free plan.
      </Notice>
    )
  if (own.isOwner)
    return (
      <Notice title={t('Your company is on {plan}', { plan })}>
        An upgrade goes into your cart first. Paying there is not open yet, so nothing is charged.
      </Notice>
    )
  return (
    <Notice title={t('Your company is on {plan}', { plan })}>Owners of your company can upgrade it.</Notice>
  )
}
