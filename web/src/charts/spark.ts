const rounded = (value: number): number => Math.round(value * 100) / 100

/** A curve without axes, from edge to edge of a box of 100 by 28; flat at the foot where there is nothing. */
export const sparkPath = (values: readonly number[]): string => {
  const highest = Math.max(...values, 0)
  const last = Math.max(values.length - 1, 1)
  return values
    .map((value, index) => {
      const x = rounded((index / last) * 100)
      const y = rounded(26 - (highest > 0 ? value / highest : 0) * 24)
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`
    })
    .join('')
}
