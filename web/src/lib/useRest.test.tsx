import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider, useQuery } from '@apollo/client/react'
import { MantineProvider } from '@mantine/core'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { of, throwError } from 'rxjs'
import { expect, it } from 'vitest'
import { ShowMore } from '../components/ShowMore.tsx'
import { growingFields } from './growingList.ts'
import { useRest } from './useRest.ts'

type News = { __typename: 'game_news'; id: string }
type Variables = { limit: number; offset?: number }
const document: TypedDocumentNode<{ game_news: News[] }, Variables> = gql`
  query News($limit: Int!, $offset: Int! = 0) {
    game_news(limit: $limit, offset: $offset) {
      id
    }
  }
`

/** A server with this many rows. It records the parts that were requested. */
const startServer = (count: number) => {
  const asked: string[] = []
  const server = { asked, count, isDown: false }
  const client = new ApolloClient({
    cache: new InMemoryCache({ typePolicies: { Query: { fields: growingFields } } }),
    link: new ApolloLink(({ variables: { offset, limit } }) => {
      asked.push(`${limit} from ${offset}`)
      if (server.isDown) return throwError(() => new TypeError('Failed to fetch'))
      const all = Array.from({ length: server.count }, (_, n) => ({ __typename: 'game_news', id: `n${n}` }))
      return of({ data: { game_news: all.slice(Number(offset), Number(offset) + Number(limit)) } })
    }),
    defaultOptions: { watchQuery: { errorPolicy: 'all' }, query: { errorPolicy: 'all' } },
  })
  render(
    <ApolloProvider client={client}>
      <MantineProvider env="test">
        <List />
      </MantineProvider>
    </ApolloProvider>,
  )
  return server
}

const List = () => {
  const [shown, setShown] = useState(2)
  const [first] = useState(shown + 1)
  const query = useQuery(document, { variables: { limit: first } })
  const rest = useRest(query.data?.game_news, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.game_news.length,
    showMore: () => setShown(shown + 2),
  })
  const rows = query.data?.game_news ?? []
  return (
    <>
      <p>{rows.map(({ id }) => id).join(' ')}</p>
      <button type="button" onClick={() => void query.refetch()}>
        Refresh
      </button>
      {rows.length > shown || rest.problem ? <ShowMore {...rest} /> : 'That is all'}
    </>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

it('a longer list requests only the rows that are not on the screen yet', async () => {
  const { asked } = startServer(6)
  await screen.findByText('n0 n1 n2')
  await press('Show more')
  await screen.findByText('n0 n1 n2 n3 n4')
  await press('Show more')
  await screen.findByText('n0 n1 n2 n3 n4 n5')
  expect(screen.getByText(/That is all/)).toBeInTheDocument()
  expect(asked).toEqual(['3 from 0', '2 from 3', '2 from 5'])
})

it('a longer list is loaded completely again after its first rows are refetched', async () => {
  const server = startServer(9)
  await screen.findByText('n0 n1 n2')
  await press('Show more')
  await screen.findByText('n0 n1 n2 n3 n4')
  await press('Refresh')
  await expect.poll(() => server.asked).toEqual(['3 from 0', '2 from 3', '3 from 0', '2 from 3'])
  expect(await screen.findByText('n0 n1 n2 n3 n4')).toBeInTheDocument()
})

it('if a longer list cannot be loaded, it keeps its rows and explains the error until the user tries again', async () => {
  const server = startServer(9)
  await screen.findByText('n0 n1 n2')
  server.isDown = true
  await press('Show more')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.getByText('n0 n1 n2')).toBeInTheDocument()
  server.isDown = false
  await press('Try again')
  expect(await screen.findByText('n0 n1 n2 n3 n4')).toBeInTheDocument()
})
