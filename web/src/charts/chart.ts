/** A series of values, one per point. The tone `before` marks the series of the previous period. */
export type Series = {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly tone?: 1 | 2 | 3 | 'before'
}

export type ChartProps = {
  /** The accessible name of the chart. */
  readonly label: string
  /** The column heading of the points in the table, such as "Day". */
  readonly pointLabel: string
  /** Bars of several series are stacked. */
  readonly kind: 'bars' | 'lines'
  readonly points: readonly string[]
  readonly series: readonly Series[]
  readonly format: (value: number) => string
  /** True if the axis needs fractions, for example cents. */
  readonly parts?: boolean
}

/** The color of a series. Without a color of its own, a series gets one by its position. */
export const toneOf = ({ tone }: Series, index: number): 1 | 2 | 3 | 'before' =>
  tone ?? (index === 0 ? 1 : index === 1 ? 2 : 3)

/** The highest value on the axis: the largest sum for stacked bars, the largest single value for lines. */
export const highestOf = (kind: ChartProps['kind'], series: readonly Series[]): number => {
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const heights = Array.from({ length: count }, (_, index) => {
    const values = series.map(({ values }) => values[index] ?? 0)
    return kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  return Math.max(0, ...heights)
}
