import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { isObservable, NEVER, type Observable, of, throwError } from 'rxjs'
import { growingFields } from '../lib/growingList.ts'

type Data = Readonly<Record<string, unknown>>
type Answer = (variables: Data) => Data | Observable<{ data: Data }>

/**
 * Replaces the server. Each operation gets its response by name, and a subscription can get several. Throwing an error
 * simulates a lost network, and operations without a response stay pending.
 */
export const createServer = (answers: Readonly<Record<string, Answer>>) => {
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields: growingFields } } }),
    link: new ApolloLink(({ operationName, variables }) => {
      const answer = answers[operationName ?? '']
      if (!answer) return NEVER
      try {
        const said = answer(variables)
        return isObservable(said) ? said : of({ data: said })
      } catch (error) {
        return throwError(() => error)
      }
    }),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  })
  return ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>
      <MantineProvider env="test">{children}</MantineProvider>
    </ApolloProvider>
  )
}

export const noNetwork = (): never => {
  throw new TypeError('Failed to fetch')
}
