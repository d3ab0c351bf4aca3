import { useQuery } from '@apollo/client/react'
import { useSearchParams } from 'react-router'
import { AddConnection } from '../../components/AddConnection.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RowsSkeleton } from '../../components/RowList.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { connectionProblem } from '../../lib/connectionProblem.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { ConnectionList } from './ConnectionList.tsx'
import { returnTo, useReturn } from './connectionReturn.ts'
import { ConnectionRow_ConnectionFragmentDoc, ConnectionsPageDocument } from './generated/ConnectionsPage.ts'

const ConnectionsPage = () => {
  const { user } = useSession()
  const [query] = useSearchParams()
  const result = useQuery(ConnectionsPageDocument)
  const problem = connectionProblem(query.get('error'))
  const connections = result.data?.currentUser?.userConnections
  const known = connections && readFragment(ConnectionRow_ConnectionFragmentDoc, connections)
  useReturn(known)
  return (
    <>
      <PageHeader title="Connections" text="Your channels, and our permission to read their stats." />
      <Stacked>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Panel title="Channels" text="New stats can take up to 24 hours to appear.">
          <Loaded query={result} skeleton={<RowsSkeleton />}>
            {({ currentUser }) => <ConnectionList connections={currentUser?.userConnections ?? []} />}
          </Loaded>
        </Panel>
        {user?.userType !== 'Company' && (
          <Panel
            title="Add a connection"
            text="You’ll confirm on the platform’s own page. We never see your password."
          >
            <AddConnection callbackUrl={returnTo()} />
          </Panel>
        )}
      </Stacked>
    </>
  )
}

export default ConnectionsPage
