import { useQuery } from '@apollo/client/react'
import { Button, Pagination } from '@mantine/core'
import { type NavigateOptions, useLocation, useSearchParams } from 'react-router'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { today } from '../../lib/today.ts'
import { toLike } from '../../lib/toLike.ts'
import { GameCard } from '../../shared/cards/GameCard.tsx'
import classes from './GamesPage.module.css'
import { GamesPageDocument, type GamesPageQuery } from './generated/GamesPage.ts'
import { listOf } from './lists.ts'

const pageSize = 36

const controls = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
}

const Games = ({
  data,
  page,
  onPage,
}: {
  data: GamesPageQuery
  page: number
  onPage: (page: number) => void
}) => {
  const t = useText()
  const pages = Math.ceil((data.game_aggregate.aggregate?.count ?? 0) / pageSize)
  if (data.game.length === 0 && pages > 0)
    return (
      <EmptyState
        motif="lost"
        title="This page doesn’t exist"
        action={
          <Button variant="default" onClick={() => onPage(1)}>
            {t('First page')}
          </Button>
        }
      />
    )
  if (data.game.length === 0)
    return <EmptyState motif="search" title="No game found" text="Try another word or another list." />
  return (
    <>
      <CardGrid>
        {data.game.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </CardGrid>
      {pages > 1 && (
        <Pagination
          className={classes.pages}
          total={pages}
          value={page}
          onChange={onPage}
          getControlProps={(control) => ({ 'aria-label': t(controls[control]) })}
          getItemProps={(item) => ({ 'aria-label': t('Page {number}', { number: item }) })}
        />
      )}
    </>
  )
}

/** The four lists of games differ in filter and order. Search and page are part of the URL. */
const GamesPage = () => {
  const { pathname } = useLocation()
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  const page = Math.max(1, Number(params.get('page')) || 1)
  const list = listOf(pathname)
  const where = words
    ? { _and: [list.where(today()), { name: { _ilike: toLike(words) } }] }
    : list.where(today())
  const variables = { where, order: list.order, limit: pageSize, offset: (page - 1) * pageSize }
  const query = useQuery(GamesPageDocument, { variables })
  const data = query.data ?? query.previousData
  const change = (next: Record<string, string>, options?: NavigateOptions) =>
    setParams((before) => {
      const after = new URLSearchParams(before)
      for (const [name, value] of Object.entries(next)) {
        if (value) after.set(name, value)
        else after.delete(name)
      }
      return after
    }, options)
  return (
    <>
      <PageHeader
        title={list.title}
        actions={
          <SearchField
            className={classes.search}
            name="Search games"
            value={words}
            onSearch={(q) => change({ q, page: '' }, { replace: true })}
          />
        }
      />
      <Loaded query={{ ...query, data }} skeleton={<CardsSkeleton cards={18} />}>
        {(loaded) => <Games data={loaded} page={page} onPage={(next) => change({ page: String(next) })} />}
      </Loaded>
    </>
  )
}

export default GamesPage
