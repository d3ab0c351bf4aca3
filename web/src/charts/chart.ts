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
  /** A note for each point of an incomplete period, such as "so far". Null for complete periods. */
  readonly partial?: readonly (string | null)[] | undefined
  /** True if the values of all points add up to a total. */
  readonly isSum?: boolean | undefined
  readonly open?: OpenPoint | undefined
}

/** Opens the rows behind a point. `name` is the button's name, such as "Show the rows of Nov 3". */
export type OpenPoint = { readonly name: (point: string) => string; readonly run: (index: number) => void }

/** The label of a point, with a note if its period is incomplete, such as "Nov 29 (so far)". */
export const pointName = (
  { points, partial }: Pick<ChartProps, 'points' | 'partial'>,
  at: number,
): string => {
  const words = partial?.[at]
  return words ? `${points[at]} (${words})` : (points[at] ?? '')
}

/** Bars if most points have no value, because a line between few values would suggest values that do not exist. */
export const kindOf = (values: readonly (number | null)[]): ChartProps['kind'] =>
  values.length < 3 || values.filter(Boolean).length * 3 <= values.length ? 'bars' : 'lines'

/** The color of a series. If a series has no color of its own, its position decides the color. */
export const toneOf = ({ tone }: Series, index: number): 1 | 2 | 3 | 'before' =>
  tone ?? (index === 0 ? 1 : index === 1 ? 2 : 3)

const isNow = ({ tone }: Series): boolean => tone !== 'before'

/** The series that bars stack. Bars of the previous period are next to them. */
export const stacksOf = (series: readonly Series[]): readonly (readonly Series[])[] =>
  [series.filter(isNow), series.filter((one) => !isNow(one))].filter((stack) => stack.length > 0)

/** The highest value on the axis: the largest sum for stacked bars, the largest single value for lines. */
export const highestOf = (kind: ChartProps['kind'], series: readonly Series[]): number => {
  if (kind === 'bars' && stacksOf(series).length > 1)
    return Math.max(...stacksOf(series).map((stack) => highestOf(kind, stack)))
  const count = Math.max(0, ...series.map(({ values }) => values.length))
  const heights = Array.from({ length: count }, (_, index) => {
    const values = series.map(({ values }) => values[index] ?? 0)
    return kind === 'bars' ? values.reduce((sum, value) => sum + value, 0) : Math.max(...values)
  })
  return Math.max(0, ...heights)
}
