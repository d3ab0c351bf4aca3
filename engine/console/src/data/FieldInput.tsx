import type { ChangeEvent, ReactNode } from 'react'
import { type Column, enumTableOf, type Table } from '../catalog.ts'
import { useLoad, useSession } from '../session.ts'
import { type EnumValue, loadEnum } from './rows.ts'

type Value = string | null | undefined

type Props = {
  readonly table: Table
  readonly column: Column
  readonly isNew: boolean
  readonly wrong: boolean
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/**
 * Marker values of an input for "unchanged" and NULL. A Postgres text cannot contain a NUL character, so no real
 * value equals them.
 */
const LEFT = '\0left'
const NULL = '\0null'

const Choice = ({
  options,
  column,
  isNew,
  value,
  onChange,
  id,
}: Props & { options: readonly EnumValue[]; id: string }): ReactNode => {
  const pick = (event: ChangeEvent<HTMLSelectElement>): void => {
    const picked = event.target.value
    onChange(picked === LEFT ? undefined : picked === NULL ? null : picked)
  }
  return (
    <select id={id} value={value === undefined ? LEFT : (value ?? NULL)} onChange={pick}>
      {isNew && <option value={LEFT}>{column.default === null ? '' : `default: ${column.default}`}</option>}
      {(!column.notNull || value === null) && <option value={NULL}>null</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.comment ? `${option.value}: ${option.comment}` : option.value}
        </option>
      ))}
    </select>
  )
}

const EnumChoice = (props: Props & { id: string; source: Table }): ReactNode => {
  const { secret } = useSession()
  const { data = [] } = useLoad(props.source.type, () => loadEnum(secret, props.source))
  return <Choice {...props} options={data} />
}

const placeholder = (column: Column, isNew: boolean, value: Value): string => {
  if (value === null) return 'null'
  if (!isNew) return ''
  return column.default === null ? (column.notNull ? 'needed' : 'null') : `default: ${column.default}`
}

const Typed = ({ column, isNew, value, wrong, onChange, id }: Props & { id: string }): ReactNode => {
  const common = {
    id,
    value: value ?? '',
    placeholder: placeholder(column, isNew, value),
    'aria-invalid': wrong || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.target.value),
  }
  const long = column.kind === 'json' || column.type === 'text'
  return long ? (
    <textarea
      {...common}
      className={column.kind === 'json' ? 'code' : ''}
      rows={Math.min(12, (value ?? '').split('\n').length + (column.kind === 'json' ? 1 : 0))}
    />
  ) : (
    <input {...common} inputMode={column.kind === 'number' ? 'decimal' : undefined} />
  )
}

const BOOLEANS: readonly EnumValue[] = ['true', 'false'].map((value) => ({ value, comment: null }))

const Control = (props: Props & { id: string }): ReactNode => {
  const { catalog } = useSession()
  const { table, column, id } = props
  const source = enumTableOf(catalog, table, column.name)
  if (column.generated) return <input id={id} disabled value={props.value ?? ''} placeholder="generated" />
  if (source) return <EnumChoice {...props} source={source} />
  if (column.kind === 'boolean') return <Choice {...props} options={BOOLEANS} />
  if (column.labels.length > 0)
    return <Choice {...props} options={column.labels.map((value) => ({ value, comment: null }))} />
  return <Typed {...props} />
}

export const FieldInput = (props: Props): ReactNode => {
  const { column, isNew, value, onChange } = props
  const id = `field-${column.name}`
  const set = value !== undefined && value !== null
  return (
    <div className={`field${props.wrong ? ' wrong' : ''}`}>
      <label htmlFor={id}>
        {column.name} <small>{column.type}</small>
      </label>
      <Control {...props} id={id} />
      <span className="field-foot">
        {column.comment && <small className="muted">{column.comment}</small>}
        {!column.notNull && set && (
          <button type="button" className="link small" onClick={() => onChange(null)}>
            set null
          </button>
        )}
        {isNew && value !== undefined && (
          <button type="button" className="link small" onClick={() => onChange(undefined)}>
            {column.default === null ? 'leave out' : 'use default'}
          </button>
        )}
      </span>
    </div>
  )
}
