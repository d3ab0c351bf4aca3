import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react'
import { metadata } from '../engine.ts'
import { Notice } from './feedback.tsx'

const check = (secret: string): Promise<unknown> => metadata(secret, 'export_metadata')

export const SignIn = ({ onEnter }: { onEnter: (secret: string) => void }): ReactNode => {
  const [secret, setSecret] = useState('')
  const [error, setError] = useState<Error>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    check('').then(
      () => onEnter(''),
      () => undefined,
    )
  }, [onEnter])
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    setBusy(true)
    check(secret)
      .then(() => onEnter(secret), setError)
      .finally(() => setBusy(false))
  }
  return (
    <main className="centre">
      <form className="card sign-in" onSubmit={submit}>
        <img src="/console/icon.svg" alt="" width="40" height="40" />
        <h1>Engine console</h1>
        <p>Enter the admin secret of this engine. It stays in this tab and goes when you close it.</p>
        <label>
          Admin secret
          <input
            type="password"
            name="secret"
            autoComplete="current-password"
            // biome-ignore lint/a11y/noAutofocus: the only field of the only form of the page
            autoFocus
            value={secret}
            onChange={(event) => setSecret(event.target.value)}
          />
        </label>
        {error && <Notice error={error} />}
        <button type="submit" className="primary" disabled={busy}>
          {busy ? 'Checking…' : 'Open the console'}
        </button>
      </form>
    </main>
  )
}
