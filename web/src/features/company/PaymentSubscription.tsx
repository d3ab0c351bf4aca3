import { planInForce, planPaidUntil } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import type { CompanySettingsPageQuery } from './generated/CompanySettingsPage.ts'

type Props = {
  subscription: CompanySettingsPageQuery['subscription'][number]
  plans: CompanySettingsPageQuery['plan']
  isOwner: boolean
}

/** The company's plan and its end, with buttons to extend or change it. */
export const PaymentSubscription = ({ subscription, plans, isOwner }: Props) => {
  const t = useText()
  const now = new Date()
  const paid = { planId: subscription.plan_id, validTo: subscription.valid_to }
  const id = planInForce(paid, now)
  const plan = plans.find((one) => one.id === id)
  const ended = id === paid.planId ? undefined : plans.find((one) => one.id === paid.planId)
  const until = id === paid.planId ? paid.validTo : null
  const canRenew = isOwner && until !== null && planPaidUntil(plans, paid, id, now) !== null
  return (
    <Panel
      title="Subscription"
      actions={<AppLink to="/plans">{t(canRenew ? 'Pay for another month' : 'Compare plans')}</AppLink>}
    >
      <RowList>
        <Row
          title={t('Current plan')}
          text={t('Up to {limit, plural, one {# member} other {# members}}', {
            limit: plan?.member_limit ?? 0,
          })}
          side={<strong>{plan?.name}</strong>}
        />
        <Row
          title={t('Valid to')}
          text={
            ended
              ? t('{plan} ended on {day}.', { plan: ended.name, day: formatDay(paid.validTo) })
              : until && t('The plan doesn’t renew automatically.')
          }
          side={
            <StatusBadge tone={canRenew ? 'warn' : 'good'}>
              {until ? formatDay(until) : t('No end date')}
            </StatusBadge>
          }
        />
      </RowList>
    </Panel>
  )
}
