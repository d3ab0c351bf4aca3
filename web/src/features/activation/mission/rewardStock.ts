import type { MissionReward } from '@questboard/domain'

type Item = {
  readonly id: string
  readonly stock: readonly {
    readonly distribution_channel_id: string | null
    readonly available: number | null
  }[]
}

/** The codes that lie in the Code Manager for a reward, on the platforms that it names. */
export const codesFor = (
  { codeItemId, distributionChannelIds }: MissionReward,
  items: readonly Item[],
): number =>
  (items.find(({ id }) => id === codeItemId)?.stock ?? [])
    .filter(({ distribution_channel_id }) =>
      distributionChannelIds.some((id) => id === distribution_channel_id),
    )
    .reduce((sum, { available }) => sum + (available ?? 0), 0)

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
