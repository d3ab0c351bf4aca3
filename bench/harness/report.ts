import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem, type } from 'node:os'
import { join } from 'node:path'

/** One result. `ratio` is value divided by baselineValue, and `ok` is true if the result meets `goal`. */
export type Row = {
  readonly measure: string
  readonly value: number
  readonly unit: string
  readonly baseline: string | null
  readonly baselineValue: number | null
  readonly ratio: number | null
  readonly goal: string | null
  readonly ok: boolean | null
}

/** Runs everything if `parts` is empty. Benchmarks that have no parts ignore `parts`. */
export type Benchmark = (
  log: (line: string) => void,
  parts: readonly string[] | undefined,
) => Promise<readonly Row[]>

export type Goal = { readonly atLeast: number } | { readonly atMost: number }

const meets = (value: number, goal: Goal): boolean =>
  'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost

const words = (goal: Goal): string => ('atLeast' in goal ? `≥ ${goal.atLeast}` : `≤ ${goal.atMost}`)

const round = (value: number): number => Number(value.toPrecision(4))

/**
 * Compares two measurements of the same run. The goal applies to their ratio, which can be more exact than each
 * measurement.
 */
export const compared = (
  measure: string,
  unit: string,
  value: number,
  baseline: string,
  baselineValue: number,
  goal?: Goal,
  ratio = baselineValue > 0 ? value / baselineValue : Number.NaN,
): Row => {
  return {
    measure,
    value: round(value),
    unit,
    baseline,
    baselineValue: round(baselineValue),
    ratio: Number.isFinite(ratio) ? round(ratio) : null,
    goal: goal ? words(goal) : null,
    ok: goal ? meets(ratio, goal) : null,
  }
}

/** A single measurement. The goal applies to its value. */
export const stated = (measure: string, unit: string, value: number, goal?: Goal): Row => ({
  measure,
  value: round(value),
  unit,
  baseline: null,
  baselineValue: null,
  ratio: null,
  goal: goal ? words(goal) : null,
  ok: goal ? meets(value, goal) : null,
})

const cells = (row: Row): readonly string[] => [
  row.measure,
  `${row.value} ${row.unit}`,
  row.baseline === null ? '' : `${row.baselineValue} (${row.baseline})`,
  row.ratio === null ? '' : String(row.ratio),
  row.goal ?? '',
  row.ok === null ? '' : row.ok ? 'ok' : 'MISSED',
]

const HEAD = ['measure', 'value', 'baseline', 'ratio', 'goal', '']

export const table = (rows: readonly Row[]): string => {
  const lines = [HEAD, ...rows.map(cells)]
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

const machine = (): string => {
  const [first] = cpus()
  return `${type()}, ${cpus().length} × ${first?.model ?? 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`
}

type Report = { readonly name: string; readonly machine: string; readonly rows: readonly Row[] }

const isReport = (value: unknown): value is Report =>
  typeof value === 'object' && value !== null && 'rows' in value && Array.isArray(value.rows)

const identity = ({ measure, baseline }: Row): string => `${measure} against ${baseline}`

/** The rows of an earlier run, with new rows replacing old ones. */
const merged = (file: string, rows: readonly Row[]): readonly Row[] => {
  const earlier: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
  if (!isReport(earlier)) return rows
  const byIdentity = new Map([...earlier.rows, ...rows].map((row) => [identity(row), row]))
  return [...byIdentity.values()]
}

export const writeReport = (
  folder: string,
  name: string,
  rows: readonly Row[],
  place: 'alone' | 'among the others',
): string => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${name}.json`)
  const report: Report = { name, machine: machine(), rows: place === 'alone' ? rows : merged(file, rows) }
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
  return file
}
