import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { of } from 'rxjs'
import { expect, it } from 'vitest'
import { createFreshLink, sharedHere } from '../lib/freshLink.ts'
import { useRows } from './useRows.ts'
import { useServerRows } from './useServerRows.ts'

type Run = { readonly id: string }
type Asked = { where: object; order: object[]; limit: number; offset: number; withTotal: boolean }

const document: TypedDocumentNode<{ run: Run[] }, Asked> = gql`
  query Runs($where: JSON, $order: JSON, $limit: Int, $offset: Int) {
    run(where: $where, order: $order, limit: $limit, offset: $offset) {
      id
    }
  }
`

const Table = () => {
  const { load } = useServerRows<{ run: Run[] }, Run, object, object>({
    document,
    read: ({ run }) => ({ rows: run, count: undefined }),
    all: (conditions) => ({ _and: conditions }),
    found: () => [],
    tie: [],
  })
  const rows = useRows('review', (place) => load({ search: '', where: [], order: [], ...place }))
  return <p>{`Rows: ${rows.count ?? 'unknown'}`}</p>
}

it('a table that is opened again within two seconds shows rows that came in between', async () => {
  let runs: Run[] = []
  const server = new ApolloLink(() => of({ data: { run: runs } }))
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createFreshLink().concat(server),
    defaultOptions: {
      watchQuery: { errorPolicy: 'all', context: sharedHere },
      query: { errorPolicy: 'all', context: sharedHere },
    },
  })
  const open = () =>
    render(
      <ApolloProvider client={client}>
        <Table />
      </ApolloProvider>,
    )
  const first = open()
  await screen.findByText('Rows: 0')
  first.unmount()
  runs = [{ id: 'new' }]
  open()
  expect(await screen.findByText('Rows: 1')).toBeInTheDocument()
})
