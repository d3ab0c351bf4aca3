import { z } from 'zod'
import { errors } from '../errors.ts'

const codes = z
  .number({ error: errors['reward-codes'] })
  .int(errors['reward-codes'])
  .min(1, errors['reward-codes'])

/** rules §3, distribution rule: how many codes of which item, and the platforms to choose among; null: as many as there are. */
export const distributionRuleForm = z.object({
  codeItemId: z.string().min(1, 'Please select an item'),
  quantity: codes.nullable(),
  distributionChannelIds: z.array(z.string()).min(1, errors['reward-platforms']),
})
export type DistributionRule = z.infer<typeof distributionRuleForm>

/** A reward says how many each creator gets. */
export const rewardRuleForm = distributionRuleForm.extend({ quantity: codes })
