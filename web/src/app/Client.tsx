import '../theme/moreStyles.ts'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { SWRConfig } from 'swr'
import { createGraphqlClient } from '../lib/graphql.ts'
import { IntlText } from '../lib/IntlText.tsx'
import { restConfig } from '../lib/rest.ts'
import { useSession } from '../lib/session.ts'
import { BuildWatch } from './BuildWatch.tsx'
import { UnsavedGuard } from './overlays/UnsavedGuard.tsx'

const graphql = createGraphqlClient()
const rest = restConfig()
const silent = () => undefined

/** What screens with data need: GraphQL, REST and formatted messages. */
const Client = ({ children }: { children: ReactNode }) => {
  const { user } = useSession()
  return (
    <ApolloProvider client={graphql}>
      <SWRConfig value={rest}>
        <IntlProvider
          locale={user?.language ?? 'en'}
          defaultLocale="en"
          timeZone="Europe/Stockholm"
          onError={silent}
          onWarn={silent}
        >
          <IntlText>{children}</IntlText>
          <BuildWatch />
          <UnsavedGuard />
        </IntlProvider>
      </SWRConfig>
    </ApolloProvider>
  )
}

export default Client
