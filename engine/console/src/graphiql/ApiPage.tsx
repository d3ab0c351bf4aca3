import 'graphiql/setup-workers/vite'
import 'graphiql/style.css'
import './api.css'
import { GraphiQL } from 'graphiql'
import { type ReactNode, useMemo, useRef } from 'react'
import { useSession } from '../session.ts'
import { useSessionStored } from '../stored.ts'
import { createFetcher, type Identity } from './fetcher.ts'
import { parseVariables, SessionVariables } from './SessionVariables.tsx'

const GREETING = `# Ctrl-Enter runs
# Ctrl-Space completes
# the role is chosen above
`

const ApiPage = ({ theme }: { theme: 'dark' | 'light' }): ReactNode => {
  const { secret, catalog } = useSession()
  const [role, setRole] = useSessionStored('role', 'admin')
  const [variables, setVariables] = useSessionStored('variables')
  const identity: Identity = { secret, role, variables: parseVariables(variables) }
  const latest = useRef(identity)
  latest.current = identity
  // Creates the fetcher again only if the role or secret changes, because only they determine the schema. Session
  // variables matter only when a request is sent.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new fetcher makes GraphiQL read the role's schema
  const fetcher = useMemo(() => createFetcher(() => latest.current), [role, secret])
  return (
    <div className="api">
      <header className="bar">
        <label>
          Role
          <select value={role} onChange={(event) => setRole(event.target.value)}>
            {['admin', ...catalog.roles].map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
        <SessionVariables value={variables} onChange={setVariables} />
      </header>
      <div className="editor">
        <GraphiQL
          key={role}
          fetcher={fetcher}
          forcedTheme={theme}
          defaultQuery={GREETING}
          isHeadersEditorEnabled={false}
          showPersistHeadersSettings={false}
        >
          <GraphiQL.Logo>
            <span className="as-role">as {role}</span>
          </GraphiQL.Logo>
        </GraphiQL>
      </div>
    </div>
  )
}

export default ApiPage
