const rounded = (value: number): number => Math.round(value * 100) / 100

/** The SVG path of a small chart in a box of 100 by 28. If all values are zero, the line is at the bottom. */
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
