import type { DistributionRule, MissionReward } from '@questboard/domain'

type Item = {
  readonly id: string
  readonly stock: readonly {
    readonly distribution_channel_id: string | null
    readonly available: number | null
  }[]
}

/** Counts only full sets, because creators cannot claim a part of a set. */
const inSets = (codes: number, size: number): number => (size < 1 ? codes : codes - (codes % size))

/** The codes that creators can claim as a reward. Each creator claims a full set from one platform. */
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

const short = 'The Code Manager has too few codes for these platforms'

/** Rejects a rule without enough codes for one creator. */
export const checkRuleStock = (rule: DistributionRule, items: readonly Item[]): { quantity?: string } =>
  isShort(rule, items) ? { quantity: short } : {}

/** Checks all rewards again on saving, because creators can have claimed codes in the meantime. */
export const checkStock = (
  rewards: readonly MissionReward[],
  items: readonly Item[],
): Record<string, string> =>
  Object.fromEntries(
    rewards.flatMap((reward, index) =>
      reward.kind === 'code' && isShort(reward, items) ? [[`rewards.${index}.quantity`, short]] : [],
    ),
  )
