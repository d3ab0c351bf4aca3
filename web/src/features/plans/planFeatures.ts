import { feeInWords } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'
import type { Plan } from '../../shared/plans/useCompanyPlan.ts'

export type Feature = { label: string; has: boolean; more: boolean }

/**
 * The features of a plan, in the same order for all plans. `more` marks features that the next cheaper plan does not
 * have.
 */
export const featuresOf = (t: ToText, plan: Plan, below: Plan | undefined): Feature[] => {
  const whole = (label: string, has: boolean, had: boolean | undefined): Feature => ({
    label,
    has,
    more: has && had === false,
  })
  const { quest_fee_basis_points: fee, member_limit: members } = plan
  return [
    {
      label: t('{count, plural, one {# member} other {# members}}', { count: members }),
      has: true,
      more: below !== undefined && members > below.member_limit,
    },
    {
      label: t('{fee} fee on Quests', { fee: feeInWords(fee) }),
      has: true,
      more: below !== undefined && fee < below.quest_fee_basis_points,
    },
    whole(t('Insights with exports'), plan.includes_insights, below?.includes_insights),
    whole(t('A Creator Program'), plan.includes_creator_programs, below?.includes_creator_programs),
    whole(t('Company page on a custom domain'), plan.includes_custom_domain, below?.includes_custom_domain),
  ]
}
