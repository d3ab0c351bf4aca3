/** Filters of a table: their possible values, and how the URL stores a choice. */

export type Choice = { readonly value: string; readonly label: string }

export type Filter<Where> =
  | {
      readonly kind: 'choice'
      readonly id: string
      readonly title: string
      readonly choices: readonly Choice[]
      readonly where: (values: readonly string[]) => Where
    }
  | {
      readonly kind: 'range'
      readonly id: string
      readonly title: string
      readonly unit: 'dollars' | 'number'
      readonly where: (range: Range) => Where
    }
  | {
      readonly kind: 'days'
      readonly id: string
      readonly title: string
      readonly where: (range: Days) => Where
    }

export type Range = { readonly from: number | null; readonly to: number | null }
export type Days = { readonly from: string | null; readonly to: string | null }

const separator = '..'

const numberOf = (text: string | undefined): number | null => {
  const number = Number(text)
  return text === undefined || text.trim() === '' || !Number.isFinite(number) ? null : number
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(new Date(`${text}T00:00:00Z`).getTime())

export const readChoice = (choices: readonly Choice[], written: string): readonly string[] => {
  const chosen = new Set(written.split(','))
  return choices.map(({ value }) => value).filter((value) => chosen.has(value))
}

export const readRange = (written: string): Range => {
  const [from, to] = written.split(separator)
  return { from: numberOf(from), to: numberOf(to) }
}

export const readDays = (written: string): Days => {
  const [from = '', to = ''] = written.split(separator)
  return { from: isDay(from) ? from : null, to: isDay(to) ? to : null }
}

/** The text for the URL. Empty if neither end of the range is set. */
export const writeEnds = ({ from, to }: Range | Days): string =>
  from === null && to === null ? '' : `${from ?? ''}${separator}${to ?? ''}`

/** The condition to send. Null if the URL contains no valid choice. */
export const whereOf = <Where>(filter: Filter<Where>, written: string): Where | null => {
  if (filter.kind === 'choice') {
    const values = readChoice(filter.choices, written)
    return values.length === 0 ? null : filter.where(values)
  }
  if (filter.kind === 'range') {
    const range = readRange(written)
    return writeEnds(range) === '' ? null : filter.where(range)
  }
  const days = readDays(written)
  return writeEnds(days) === '' ? null : filter.where(days)
}

const words = {
  between: '{from} – {to}',
  from: 'from {from}',
  to: 'up to {to}',
} as const

type Shape = (typeof words)[keyof typeof words]

export const shapeOf = ({ from, to }: Range | Days): Shape =>
  from === null ? words.to : to === null ? words.from : words.between
