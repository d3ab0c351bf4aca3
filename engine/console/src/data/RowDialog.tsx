import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { Column, Table } from '../catalog.ts'
import { Refusal } from '../engine.ts'
import { display, type Json, type JsonObject, pretty } from '../json.ts'
import { useSession } from '../session.ts'
import { Notice } from '../shell/feedback.tsx'
import { FieldInput } from './FieldInput.tsx'
import { columnOfPath, inputValue } from './filters.ts'
import { deleteRow, insertRow, updateRow } from './rows.ts'

/** `undefined` leaves the column unchanged (an insert uses its default); `null` sets NULL. */
export type Draft = Readonly<Record<string, string | null | undefined>>

const shown = (column: Column, value: Json | undefined): string | null =>
  value === null || value === undefined ? null : column.kind === 'json' ? pretty(value) : display(value)

const draftOf = (table: Table, row: JsonObject | null): Draft =>
  row
    ? Object.fromEntries(table.columns.map((column) => [column.name, shown(column, row[column.field])]))
    : {}

class FieldError extends Error {
  readonly column: string

  constructor(column: string, message: string) {
    super(message)
    this.column = column
  }
}

const parsed = (column: Column, typed: string | null): Json => {
  if (typed === null) return null
  try {
    return inputValue(column, typed)
  } catch {
    throw new FieldError(column.name, `${column.name} must be JSON.`)
  }
}

/** Sends only the fields that the person edited. */
const changes = (table: Table, before: Draft, after: Draft): JsonObject =>
  Object.fromEntries(
    table.columns.flatMap((column) => {
      const typed = after[column.name]
      return typed === undefined || typed === before[column.name] || column.generated
        ? []
        : [[column.field, parsed(column, typed)]]
    }),
  )

const faultyColumn = (error: Error | undefined, table: Table): string | undefined =>
  error instanceof FieldError
    ? error.column
    : error instanceof Refusal
      ? columnOfPath(error.path, table.columns)
      : undefined

type Props = {
  readonly table: Table
  readonly row: JsonObject | null
  readonly onSaved: () => void
  readonly onClose: () => void
}

type Work = {
  readonly busy: boolean
  readonly error: Error | undefined
  readonly perform: (work: () => Promise<unknown>) => void
}

/** Runs one operation at a time and stores the last operation's error. */
const useWork = (onDone: () => void): Work => {
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const perform = (work: () => Promise<unknown>): void => {
    setBusy(true)
    setError(undefined)
    Promise.resolve()
      .then(work)
      .then(onDone, setError)
      .finally(() => setBusy(false))
  }
  return { busy, error, perform }
}

type ButtonsProps = {
  readonly isNew: boolean
  readonly busy: boolean
  readonly onDelete: () => void
  readonly onCancel: () => void
}

const Buttons = ({ isNew, busy, onDelete, onCancel }: ButtonsProps): ReactNode => {
  const [sure, setSure] = useState(false)
  return (
    <footer className="actions">
      {!isNew && (
        <button
          type="button"
          className="danger"
          onClick={sure ? onDelete : () => setSure(true)}
          disabled={busy}
        >
          {sure ? 'Delete this row permanently' : 'Delete'}
        </button>
      )}
      <span className="grow" />
      <button type="button" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="primary" disabled={busy}>
        {busy ? 'Saving…' : isNew ? 'Insert' : 'Save'}
      </button>
    </footer>
  )
}

export const RowDialog = ({ table, row, onSaved, onClose }: Props): ReactNode => {
  const { secret } = useSession()
  const dialog = useRef<HTMLDialogElement>(null)
  const [before] = useState(() => draftOf(table, row))
  const [draft, setDraft] = useState(before)
  const { busy, error, perform } = useWork(onSaved)
  useEffect(() => dialog.current?.showModal(), [])
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    perform(async () => {
      const set = changes(table, before, draft)
      if (!row) return insertRow(secret, table, set)
      return Object.keys(set).length > 0 ? updateRow(secret, table, row, set) : undefined
    })
  }
  const remove = (): void => {
    if (row) perform(() => deleteRow(secret, table, row))
  }
  const faulty = faultyColumn(error, table)
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="row-title">
      <form onSubmit={save}>
        <h2 id="row-title">{row ? `Edit a row of ${table.name}` : `Insert into ${table.name}`}</h2>
        <div className="fields">
          {table.columns.map((column) => (
            <FieldInput
              key={column.name}
              table={table}
              column={column}
              isNew={row === null}
              wrong={faulty === column.name}
              value={draft[column.name]}
              onChange={(value) => setDraft({ ...draft, [column.name]: value })}
            />
          ))}
        </div>
        {error && <Notice error={error} />}
        <Buttons
          isNew={row === null}
          busy={busy}
          onDelete={remove}
          onCancel={() => dialog.current?.close()}
        />
      </form>
    </dialog>
  )
}
