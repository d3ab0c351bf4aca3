import '../theme/moreStyles.ts'
import { ApolloProvider } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import { createGraphqlClient } from '../lib/graphql.ts'
import { IntlText } from '../lib/IntlText.tsx'
import { useSession } from '../lib/session.ts'
import { UnsavedGuard } from './overlays/UnsavedGuard.tsx'

const graphql = createGraphqlClient()
const silent = () => undefined

const Client = ({ children }: { children: ReactNode }) => {
  const { user } = useSession()
  return (
    <ApolloProvider client={graphql}>
      <IntlProvider
        locale={user?.language ?? 'en'}
        defaultLocale="en"
        timeZone="Europe/Stockholm"
        onError={silent}
        onWarn={silent}
      >
        <IntlText>{children}</IntlText>
        <UnsavedGuard />
      </IntlProvider>
    </ApolloProvider>
  )
}

export default Client
