import { z } from 'zod'
import { errors } from '../errors.ts'

const codes = z
  .number({ error: errors['reward-codes'] })
  .int(errors['reward-codes'])
  .min(1, errors['reward-codes'])

/** The rule for handing out codes (rules §3): quantity, item and allowed platforms. A null quantity means no limit. */
export const distributionRuleForm = z.object({
  codeItemId: z.string().min(1, 'Please select an item'),
  quantity: codes.nullable(),
  distributionChannelIds: z.array(z.string()).min(1, errors['reward-platforms']),
})
export type DistributionRule = z.infer<typeof distributionRuleForm>

/** The rule of a reward always has a quantity: the number of codes that each creator gets. */
export const rewardRuleForm = distributionRuleForm.extend({ quantity: codes })
