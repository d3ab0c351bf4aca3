/** The list must be in ascending order. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

const quantileOf = (values: readonly number[], share: number): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    share,
  )

export const median = (values: readonly number[]): number => quantileOf(values, 0.5)

export const p99 = (values: readonly number[]): number => quantileOf(values, 0.99)
