import type { MissionReward } from '@questboard/domain'

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
  { codeItemId, distributionChannelIds, quantity }: MissionReward,
  items: readonly Item[],
): number =>
  (items.find(({ id }) => id === codeItemId)?.stock ?? [])
    .filter(({ distribution_channel_id }) =>
      distributionChannelIds.some((id) => id === distribution_channel_id),
    )
    .reduce((sum, { available }) => sum + inSets(available ?? 0, quantity ?? 1), 0)

/** A reward that there are not codes for once is none. */
export const checkStock = (
  rewards: readonly MissionReward[],
  items: readonly Item[],
): Record<string, string> =>
  Object.fromEntries(
    rewards.flatMap((reward, index) =>
      reward.kind === 'code' && codesFor(reward, items) < (reward.quantity ?? 0)
        ? [[`rewards.${index}.quantity`, 'There are fewer codes for these platforms in the Code Manager']]
        : [],
    ),
  )
