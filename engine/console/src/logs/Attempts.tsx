import type { ReactNode } from 'react'
import { isObject, type Json, type JsonObject, pretty, text } from '../json.ts'
import { Empty } from '../shell/feedback.tsx'

const data = (value: Json | undefined): Json | undefined =>
  isObject(value) && isObject(value.data) ? value.data : value

/** The log stores the body of a successful response, but only a message for a failed one. */
const bodyOf = (value: Json | undefined): string => {
  const inner = data(value)
  return pretty(isObject(inner) ? (inner.body ?? inner.message ?? inner) : inner)
}

const Attempt = ({ attempt, number }: { attempt: JsonObject; number: number }): ReactNode => {
  const status = Number(attempt.status ?? 0)
  const good = status >= 200 && status < 300
  return (
    <details className="attempt">
      <summary>
        <span className={`badge ${good ? 'good' : 'bad'}`}>{status || 'no answer'}</span> Try {number}
        <span className="muted"> {text(attempt.created_at).replace('T', ' ')}</span>
      </summary>
      <div className="halves">
        <div>
          <h4>Request</h4>
          <pre>{pretty(attempt.request)}</pre>
        </div>
        <div>
          <h4>Response</h4>
          <pre>{bodyOf(attempt.response)}</pre>
        </div>
      </div>
    </details>
  )
}

export const Attempts = ({ attempts }: { attempts: readonly JsonObject[] }): ReactNode =>
  attempts.length === 0 ? (
    <Empty>Not tried yet.</Empty>
  ) : (
    attempts.map((attempt, at) => (
      <Attempt key={text(attempt.id)} attempt={attempt} number={attempts.length - at} />
    ))
  )
