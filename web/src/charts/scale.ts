/** How a chart is laid out: pure, so that what is drawn can be told without drawing it. */

const most = 4
const steps = [1, 2, 2.5, 5, 10]

/** Round values from nothing to at least the highest, four steps at most. `whole`: halves of a thing are no value. */
export const ticksTo = (highest: number, whole = true): number[] => {
  if (!(highest > 0)) return [0, 1]
  const size = 10 ** Math.floor(Math.log10(highest / most))
  const step = steps.map((one) => one * size).find((one) => highest / one <= most) ?? size * 10
  const even = whole ? Math.max(1, Math.ceil(step)) : step
  const count = Math.ceil(highest / even - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => index * even)
}

/** Which of so many points are named below the chart: the first, the last, and some between at even distances. */
export const namedPoints = (count: number, names = 6): number[] => {
  if (count <= names) return Array.from({ length: count }, (_, index) => index)
  const gap = (count - 1) / (names - 1)
  return Array.from({ length: names }, (_, index) => Math.round(index * gap))
}

/** Each point has a band of its own; this is its middle, in per cent of the width. */
export const middleOf = (index: number, count: number): number => ((index + 0.5) / Math.max(count, 1)) * 100

export const indexAt = (share: number, count: number): number =>
  Math.min(Math.max(Math.floor(share * count), 0), count - 1)

const rounded = (value: number): number => Math.round(value * 100) / 100

/** A line through the points, in a box of 100 by 100; it breaks where nothing is known. */
export const linePath = (values: readonly (number | null)[], highest: number): string => {
  const parts: string[] = []
  values.forEach((value, index) => {
    if (value === null) return
    const at = `${rounded(middleOf(index, values.length))} ${rounded(100 - (value / highest) * 100)}`
    const before = values[index - 1] ?? null
    // Alone between two gaps it is a dot: round ends draw a line of no length.
    parts.push(before === null ? `M${at}L${at}` : `L${at}`)
  })
  return parts.join('')
}
