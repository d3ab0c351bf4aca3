import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { enumTableOf, type Table } from '../catalog.ts'
import { useSession } from '../session.ts'
import { type Filter, OPERATOR_WORDS, operatorsOf } from './filters.ts'

type Props = {
  readonly table: Table
  readonly filters: readonly Filter[]
  readonly onChange: (filters: readonly Filter[]) => void
}

const FilterRow = ({
  table,
  filter,
  onChange,
  onRemove,
}: {
  table: Table
  filter: Filter
  onChange: (filter: Filter) => void
  onRemove: () => void
}): ReactNode => {
  const { catalog } = useSession()
  const operators = (name: string): readonly string[] => {
    const column = table.columns.find((each) => each.name === name)
    return column ? operatorsOf(column, enumTableOf(catalog, table, name) !== undefined) : []
  }
  const choose = (name: string): void =>
    onChange({ column: name, operator: operators(name)[0] ?? '_eq', value: '' })
  return (
    <div className="filter">
      <select aria-label="Column" value={filter.column} onChange={(event) => choose(event.target.value)}>
        {table.columns.map((column) => (
          <option key={column.name}>{column.name}</option>
        ))}
      </select>
      <select
        aria-label="Comparison"
        value={filter.operator}
        onChange={(event) => onChange({ ...filter, operator: event.target.value })}
      >
        {operators(filter.column).map((operator) => (
          <option key={operator} value={operator}>
            {OPERATOR_WORDS[operator]}
          </option>
        ))}
      </select>
      <input
        aria-label="Value"
        value={filter.value}
        onChange={(event) => onChange({ ...filter, value: event.target.value })}
      />
      <button type="button" className="quiet small" aria-label="Remove this filter" onClick={onRemove}>
        ×
      </button>
    </div>
  )
}

/** Edits stay local until the person applies them, because a half-typed value is not a valid filter. */
export const FilterBar = ({ table, filters, onChange }: Props): ReactNode => {
  const applied = JSON.stringify(filters)
  const [draft, setDraft] = useState(filters)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address changed, for instance by the back button
  useEffect(() => setDraft(filters), [applied])
  const first = table.columns[0]
  const add = (): void => {
    if (first)
      setDraft([...draft, { column: first.name, operator: operatorsOf(first, false)[0] ?? '_eq', value: '' }])
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    onChange(draft)
  }
  const changed = JSON.stringify(draft) !== applied
  return (
    <form className="filters" onSubmit={submit}>
      {draft.map((filter, at) => (
        <FilterRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a filter has no identity but its place
          key={at}
          table={table}
          filter={filter}
          onChange={(next) => setDraft(draft.map((each, i) => (i === at ? next : each)))}
          onRemove={() => onChange(draft.filter((_, i) => i !== at))}
        />
      ))}
      <div className="actions">
        <button type="button" className="quiet" onClick={add}>
          + Filter
        </button>
        {changed && (
          <button type="submit" className="primary">
            Apply
          </button>
        )}
        {filters.length > 0 && (
          <button type="button" className="quiet" onClick={() => onChange([])}>
            Clear
          </button>
        )}
      </div>
    </form>
  )
}
