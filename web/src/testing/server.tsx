import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { NEVER, of, throwError } from 'rxjs'

type Answer = (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** In place of the server: each operation is answered by its name, throwing is having no network, and what nobody answers waits. */
export const createServer = (answers: Readonly<Record<string, Answer>>) => {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(({ operationName, variables }) => {
      const answer = answers[operationName ?? '']
      if (!answer) return NEVER
      try {
        return of({ data: answer(variables) })
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
