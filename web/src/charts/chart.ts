/** One row of values, one per point. `before`: what the others are compared with. */
export type Series = {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly tone?: 1 | 2 | 3 | 'before'
}

export type ChartProps = {
  /** What it shows, for those who do not see it; `LaterChart` looks it up. */
  readonly label: string
  /** What the points are: the head of their column in the table. */
  readonly pointLabel: string
  /** Bars of several series stand on one another. */
  readonly kind: 'bars' | 'lines'
  readonly points: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /** Values below one are told apart on the axis: cents, not pieces. */
  readonly parts?: boolean
}

/** The colour of a series: its own, or by its place. */
export const toneOf = ({ tone }: Series, index: number): 1 | 2 | 3 | 'before' =>
  tone ?? (index === 0 ? 1 : index === 1 ? 2 : 3)

/** How high the chart has to reach. */
export const highestOf = (kind: ChartProps['kind'], series: readonly Series[]): number => {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const heights = Array.from({ length: count }, (_, index) => {
    const values = series.map(({ values }) => values[index] ?? 0)
    return kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  return Math.max(0, ...heights)
}
