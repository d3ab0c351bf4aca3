import type { DistributionRule, MissionReward } from '@questboard/domain'

type Item = {
  readonly id: string
  readonly stock: readonly {
    readonly distribution_channel_id: string | null
    readonly available: number | null
  }[]
}

/** What is left over beside whole sets is to be had by nobody. */
const inSets = (codes: number, size: number): number => (size < 1 ? codes : codes - (codes % size))

/** The codes that creators can claim of a reward: each claims all of theirs for one of its platforms. */
export const codesFor = (
  { codeItemId, distributionChannelIds, quantity }: DistributionRule,
  items: readonly Item[],
): number =>
  (items.find(({ id }) => id === codeItemId)?.stock ?? [])
    .filter(({ distribution_channel_id }) =>
      distributionChannelIds.some((id) => id === distribution_channel_id),
    )
    .reduce((sum, { available }) => sum + inSets(available ?? 0, quantity ?? 1), 0)

const isShort = (rule: DistributionRule, items: readonly Item[]): boolean =>
  codesFor(rule, items) < (rule.quantity ?? 0)

const short = 'There are fewer codes for these platforms in the Code Manager'

/** A rule that there are not codes for once hands out none. */
export const checkRuleStock = (rule: DistributionRule, items: readonly Item[]): { quantity?: string } =>
  isShort(rule, items) ? { quantity: short } : {}

/** The same of all rewards, as codes go while nobody looks. */
export const checkStock = (
  rewards: readonly MissionReward[],
  items: readonly Item[],
): Record<string, string> =>
  Object.fromEntries(
    rewards.flatMap((reward, index) =>
      reward.kind === 'code' && isShort(reward, items) ? [[`rewards.${index}.quantity`, short]] : [],
    ),
  )
