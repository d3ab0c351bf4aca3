/** Pure layout functions, so that tests need no rendering. */

const most = 4
const steps = [1, 2, 2.5, 5, 10]

/** Round axis values from 0 up to at least the highest value, in at most four steps. `whole` excludes fractions. */
export const ticksTo = (highest: number, whole = true): number[] => {
  if (!(highest > 0)) return [0, 1]
  const size = 10 ** Math.floor(Math.log10(highest / most))
  const step = steps.map((one) => one * size).find((one) => highest / one <= most) ?? size * 10
  const even = whole ? Math.max(1, Math.ceil(step)) : step
  const count = Math.ceil(highest / even - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * even)
}

/** The indexes of the labeled points: the first, the last, and some in between at even distances. */
export const namedPoints = (count: number, names = 6): number[] => {
  if (count <= names) return Array.from({ length: count }, (_, index) => index)
  const gap = (count - 1) / (names - 1)
  return Array.from({ length: names }, (_, index) => Math.round(index * gap))
}

/** The horizontal center of a point, in percent of the chart's width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / Math.max(count, 1)) * 100

export const indexAt = (share: number, count: number): number =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1)

const rounded = (value: number): number => Math.round(value * 100) / 100

const placeOf = (value: number, index: number, count: number, highest: number): string =>
  `${rounded(middleOf(index, count))} ${rounded(100 - (value / highest) * 100)}`

/** The SVG path of the line sections next to incomplete points, and of incomplete points without a neighbor. */
export const partialPath = (
  values: readonly (number | null)[],
  partial: readonly boolean[],
  highest: number,
): string => {
  const place = (value: number, index: number) => placeOf(value, index, values.length, highest)
  return values
    .map((value, index) => {
      if (value === null) return ''
      const here = place(value, index)
      const before = values[index - 1] ?? null
      if (before !== null && (partial[index] || partial[index - 1]))
        return `M${place(before, index - 1)}L${here}`
      const after = values[index + 1] ?? null
      return partial[index] && after === null ? `M${here}L${here}` : ''
    })
    .join('')
}

/** An SVG path in a box of 100 by 100 that breaks at unknown values. */
export const linePath = (values: readonly (number | null)[], highest: number): string => {
  const parts: string[] = []
  values.forEach((value, index) => {
    if (value === null) return
    const at = placeOf(value, index, values.length, highest)
    const before = values[index - 1] ?? null
    // A single value between gaps becomes a dot: SVG draws a line of zero length with round ends.
    parts.push(before === null ? `M${at}L${at}` : `L${at}`)
  })
  return parts.join('')
}
