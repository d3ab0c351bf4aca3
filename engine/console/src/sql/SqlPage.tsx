import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { runSql, type SqlResult } from '../engine.ts'
import { useSession } from '../session.ts'
import { Notice, Spinner } from '../shell/feedback.tsx'
import { useSessionStored } from '../stored.ts'

type Outcome = { readonly result: SqlResult; readonly milliseconds: number }

const ROWS_SHOWN = 1000

const Result = ({ result, milliseconds }: Outcome): ReactNode => (
  <>
    <p className="muted" role="status">
      {result ? `${result.rows.length.toLocaleString('en')} rows` : 'Done'} in {milliseconds} ms
      {result &&
        result.rows.length > ROWS_SHOWN &&
        `; the first ${ROWS_SHOWN.toLocaleString('en')} are shown`}
    </p>
    {result && (
      <div className="scroll">
        <table className="grid">
          <thead>
            <tr>
              {result.columns.map((name, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: SQL may name two columns the same
                <th key={at} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {result.rows.slice(0, ROWS_SHOWN).map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a finished answer do not move
              <tr key={at}>
                {row.map((value, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <td key={column} title={value}>
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    )}
  </>
)

export const SqlPage = (): ReactNode => {
  const { secret } = useSession()
  const [sql, setSql] = useSessionStored('sql')
  const [readOnly, setReadOnly] = useState(true)
  const [outcome, setOutcome] = useState<Outcome>()
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    if (!sql.trim() || busy) return
    setBusy(true)
    setError(undefined)
    const start = performance.now()
    try {
      const result = await runSql(secret, sql, readOnly)
      setOutcome({ result, milliseconds: Math.round(performance.now() - start) })
    } catch (refused) {
      setOutcome(undefined)
      setError(refused instanceof Error ? refused : new Error(String(refused)))
    }
    setBusy(false)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      run()
    }
  }
  return (
    <section className="page">
      <h1>SQL</h1>
      <textarea
        className="code"
        aria-label="SQL statement"
        spellCheck={false}
        rows={10}
        placeholder="select …"
        value={sql}
        onChange={(event) => setSql(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="actions">
        <button type="button" className="primary" onClick={run} disabled={busy || !sql.trim()}>
          Run <kbd>Ctrl Enter</kbd>
        </button>
        <label className="check">
          <input type="checkbox" checked={readOnly} onChange={(event) => setReadOnly(event.target.checked)} />
          Read only: changes are refused
        </label>
      </div>
      {busy && <Spinner label="Running" />}
      {error && <Notice error={error} />}
      {outcome && <Result {...outcome} />}
    </section>
  )
}
