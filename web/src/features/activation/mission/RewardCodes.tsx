import { type DistributionRule, type MissionReward, rewardRuleForm } from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { RowList } from '../../../components/RowList.tsx'
import { checkWith, type List } from '../../../lib/form.ts'
import { useText } from '../../../lib/text.ts'
import { openDistributionRule } from '../DistributionRule.tsx'
import { DistributionRuleRow } from '../DistributionRuleRow.tsx'
import type { DistributionChoicesQuery } from '../generated/DistributionRule.ts'
import { checkRuleStock, codesFor } from './rewardStock.ts'

type Choices = DistributionChoicesQuery

/** Two rewards with the same item can use the same platform, because each creator gets both rewards. */
const nothingTaken: ReadonlySet<string> = new Set()

export const openRewardRule = (
  choices: Choices,
  rule: DistributionRule | null,
  onSave: (rule: DistributionRule) => void,
): void =>
  openDistributionRule({
    choices,
    rule,
    firstItemId: choices.code_item[0]?.id ?? '',
    takenOf: () => nothingTaken,
    quantityMeans: 'Codes per creator.',
    check: (given) => {
      const wrong = checkWith(rewardRuleForm)(given)
      return Object.keys(wrong).length > 0 ? wrong : checkRuleStock(given, choices.code_item)
    },
    onSave,
  })

const ruleFields = ['codeItemId', 'quantity', 'distributionChannelIds'] as const

const ruleOf = ({ codeItemId, quantity, distributionChannelIds }: MissionReward): DistributionRule => ({
  codeItemId,
  quantity,
  distributionChannelIds,
})

type Props = { reward: MissionReward; index: number; list: List<MissionReward>; choices: Choices }

export const RewardCodes = ({ reward, index, list, choices }: Props) => {
  const t = useText()
  const rule = ruleOf(reward)
  const problem = ruleFields.flatMap((field) => list.errorAt(index, field) ?? [])[0]
  return (
    <>
      <RowList>
        <DistributionRuleRow
          rule={rule}
          choices={choices}
          facts={[
            t('{count, plural, one {# code} other {# codes}} per creator', {
              count: rule.quantity ?? 0,
            }),
            t('{count, plural, =0 {No codes} one {# code} other {# codes}} can be claimed', {
              count: codesFor(rule, choices.code_item),
            }),
          ]}
          onChange={() =>
            openRewardRule(choices, rule, (next) => list.replace(index, { ...reward, ...next }))
          }
        />
      </RowList>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  )
}
