import { type ReactNode, useState } from 'react'
import { isObject, type JsonObject, number, pretty, text } from '../json.ts'
import { go, href, type Route, withQuery } from '../route.ts'
import { useLoad } from '../session.ts'
import { Empty, Notice, Spinner } from '../shell/feedback.tsx'
import { Attempts } from './Attempts.tsx'

/** Shared by events and cron triggers: a list of deliveries with their attempts. */
export type Deliveries = {
  readonly section: 'events' | 'cron'
  readonly title: string
  readonly hint: string
  readonly triggers: readonly string[]
  readonly states: readonly string[]
  readonly load: (filter: {
    state: string
    trigger: string
    offset: number
  }) => Promise<readonly JsonObject[]>
  readonly loadAttempts: (id: string) => Promise<readonly JsonObject[]>
  readonly redeliver: ((id: string) => Promise<unknown>) | undefined
}

export const PAGE_SIZE = 50

const TONE: Readonly<Record<string, string>> = { delivered: 'good', failed: 'bad', error: 'bad', dead: 'bad' }

const when = (value: string): string =>
  value
    .replace('T', ' ')
    .replace(/\.\d+/, '')
    .replace(/\+00:00$/, 'Z')

const Details = ({
  row,
  deliveries,
  onRedelivered,
}: {
  row: JsonObject
  deliveries: Deliveries
  onRedelivered: () => void
}): ReactNode => {
  const id = text(row.id)
  const attempts = useLoad(id, () => deliveries.loadAttempts(id))
  const [error, setError] = useState<Error>()
  const [sent, setSent] = useState(false)
  const { redeliver } = deliveries
  const send = (): void => {
    setError(undefined)
    redeliver?.(id).then(() => {
      setSent(true)
      onRedelivered()
      setTimeout(attempts.again, 1500)
    }, setError)
  }
  return (
    <div className="details">
      <div className="actions">
        <code>{id}</code>
        <span className="grow" />
        {sent && (
          <span className="muted" role="status">
            Queued again
          </span>
        )}
        {redeliver && (
          <button type="button" onClick={send}>
            Redeliver
          </button>
        )}
        <button type="button" className="quiet" onClick={attempts.again}>
          Refresh tries
        </button>
      </div>
      {error && <Notice error={error} />}
      {isObject(row.payload) && (
        <details>
          <summary>Payload</summary>
          <pre>{pretty(row.payload)}</pre>
        </details>
      )}
      {attempts.error && <Notice error={attempts.error} />}
      {attempts.data && <Attempts attempts={attempts.data} />}
    </div>
  )
}

const Row = ({
  row,
  open,
  onToggle,
  children,
}: {
  row: JsonObject
  open: boolean
  onToggle: () => void
  children: ReactNode
}): ReactNode => (
  <>
    <tr className={open ? 'delivery open' : 'delivery'}>
      <td>
        <button type="button" className="link" aria-expanded={open} onClick={onToggle}>
          {text(row.trigger)}
        </button>
      </td>
      <td>{text(row.subject)}</td>
      <td>
        <span className={`badge ${TONE[text(row.state)] ?? ''}`}>{text(row.state)}</span>
      </td>
      <td className="right">{number(row.tries)}</td>
      <td>{when(text(row.at))}</td>
      <td>{when(text(row.next))}</td>
    </tr>
    {open && (
      <tr>
        <td colSpan={6} className="nested">
          {children}
        </td>
      </tr>
    )}
  </>
)

const Choice = ({
  label,
  all,
  values,
  value,
  onChange,
}: {
  label: string
  all: string
  values: readonly string[]
  value: string
  onChange: (value: string) => void
}): ReactNode => (
  <label>
    {label}
    <select value={value} onChange={(event) => onChange(event.target.value)}>
      <option value="">{all}</option>
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
)

const Pages = ({ route, page, more }: { route: Route; page: number; more: boolean }): ReactNode => (
  <nav className="actions" aria-label="Pages">
    {page > 0 && (
      <a href={href(route.path, withQuery(route, { page: page > 1 ? String(page) : undefined }))}>← Newer</a>
    )}
    {more && <a href={href(route.path, withQuery(route, { page: String(page + 2) }))}>Older →</a>}
  </nav>
)

const Filters = ({
  route,
  deliveries,
  onRefresh,
}: {
  route: Route
  deliveries: Deliveries
  onRefresh: () => void
}): ReactNode => {
  const set = (changes: Record<string, string>): void =>
    go([deliveries.section], withQuery(route, { ...changes, page: undefined }))
  return (
    <div className="bar">
      <Choice
        label="State"
        all="all states"
        values={deliveries.states}
        value={route.query.get('state') ?? ''}
        onChange={(state) => set({ state })}
      />
      <Choice
        label="Trigger"
        all="all triggers"
        values={deliveries.triggers}
        value={route.query.get('trigger') ?? ''}
        onChange={(trigger) => set({ trigger })}
      />
      <button type="button" onClick={onRefresh}>
        Refresh
      </button>
    </div>
  )
}

type RowsProps = {
  readonly rows: readonly JsonObject[]
  readonly deliveries: Deliveries
  readonly onRedelivered: () => void
}

const Rows = ({ rows, deliveries, onRedelivered }: RowsProps): ReactNode => {
  const [open, setOpen] = useState('')
  return (
    <div className="scroll">
      <table className="grid">
        <thead>
          <tr>
            <th scope="col">Trigger</th>
            <th scope="col">{deliveries.section === 'events' ? 'Change' : 'Scheduled for'}</th>
            <th scope="col">State</th>
            <th scope="col" className="right">
              Tries
            </th>
            <th scope="col">Created</th>
            <th scope="col">Next try</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const id = text(row.id)
            return (
              <Row key={id} row={row} open={open === id} onToggle={() => setOpen(open === id ? '' : id)}>
                <Details row={row} deliveries={deliveries} onRedelivered={onRedelivered} />
              </Row>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

export const DeliveryPage = ({ route, deliveries }: { route: Route; deliveries: Deliveries }): ReactNode => {
  const state = route.query.get('state') ?? ''
  const trigger = route.query.get('trigger') ?? ''
  const page = Math.max(0, number(route.query.get('page')) - 1)
  const list = useLoad(route.hash, () => deliveries.load({ state, trigger, offset: page * PAGE_SIZE }))
  const rows = list.data ?? []
  return (
    <section className="page">
      <h1>{deliveries.title}</h1>
      <p className="muted">{deliveries.hint}</p>
      <Filters route={route} deliveries={deliveries} onRefresh={list.again} />
      {list.error && <Notice error={list.error} />}
      {!list.data && list.busy && <Spinner label="Loading" />}
      {list.data && rows.length === 0 && (
        <Empty>Nothing here{state || trigger ? ' with this filter' : ' yet'}.</Empty>
      )}
      {rows.length > 0 && (
        <Rows rows={rows.slice(0, PAGE_SIZE)} deliveries={deliveries} onRedelivered={list.again} />
      )}
      <Pages route={route} page={page} more={rows.length > PAGE_SIZE} />
    </section>
  )
}
