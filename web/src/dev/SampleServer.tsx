import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { type ReactNode, useState } from 'react'
import { NEVER, of } from 'rxjs'

type Props = { answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>; children: ReactNode }

/** Replaces the server: responds to each known query by name, and never responds to unknown ones. */
export const SampleServer = ({ answers, children }: Props) => {
  const [client] = useState(
    () =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: new ApolloLink(({ operationName }) => {
          const data = answers[operationName ?? '']
          return data ? of({ data }) : NEVER
        }),
        defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
      }),
  )
  return <ApolloProvider client={client}>{children}</ApolloProvider>
}
