import type { DistributionRule, KeySet } from '@questboard/domain'

const ruleOf = ({ codeItemId, promised }: KeySet): string => `${codeItemId} ${promised}`

/** Groups key sets into rules: those with the same item and the same number of codes become one rule. */
export const rulesOf = (sets: readonly KeySet[]): readonly DistributionRule[] =>
  [...Map.groupBy(sets, ruleOf).values()].flatMap((same) =>
    same[0]
      ? {
          codeItemId: same[0].codeItemId,
          quantity: same[0].promised,
          distributionChannelIds: same.map(({ distributionChannelId }) => distributionChannelId),
        }
      : [],
  )

const setsOf = ({ codeItemId, quantity, distributionChannelIds }: DistributionRule): readonly KeySet[] =>
  distributionChannelIds.map((distributionChannelId) => ({
    codeItemId,
    distributionChannelId,
    promised: quantity,
  }))

/** Replaces a rule's key sets with those of another rule, or adds it at the end. Null removes the rule. */
export const withRule = (
  sets: readonly KeySet[],
  before: DistributionRule | null,
  after: DistributionRule | null,
): KeySet[] => {
  const rules = rulesOf(sets)
  const place = before === null ? -1 : rules.findIndex((rule) => sameRule(rule, before))
  const put = after === null ? [] : [after]
  const next = place < 0 ? [...rules, ...put] : rules.toSpliced(place, 1, ...put)
  return next.flatMap(setsOf)
}

const sameRule = (one: DistributionRule, other: DistributionRule): boolean =>
  one.codeItemId === other.codeItemId && one.quantity === other.quantity

/** The item's platforms that other rules already use. */
export const takenPlatforms = (
  sets: readonly KeySet[],
  rule: DistributionRule | null,
  codeItemId: string,
): ReadonlySet<string> =>
  new Set(
    rulesOf(sets)
      .filter((other) => other.codeItemId === codeItemId && !(rule && sameRule(rule, other)))
      .flatMap(({ distributionChannelIds }) => distributionChannelIds),
  )
