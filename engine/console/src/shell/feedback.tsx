import type { ReactNode } from 'react'
import { Refusal } from '../engine.ts'

export const Spinner = ({ label }: { label: string }): ReactNode => (
  <p className="spinner" role="status">
    {label}…
  </p>
)

export const Notice = ({ error }: { error: Error }): ReactNode => (
  <div className="notice bad" role="alert">
    <strong>{error.message}</strong>
    {error instanceof Refusal && (
      <small>
        {error.code}
        {error.path && error.path !== '$' ? ` at ${error.path}` : ''}
      </small>
    )}
  </div>
)

export const Empty = ({ children }: { children: ReactNode }): ReactNode => <p className="empty">{children}</p>
