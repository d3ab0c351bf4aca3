import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { CardGrid, CardsSkeleton } from '../../components/CardGrid.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { SearchField } from '../../components/SearchField.tsx'
import { ShowMore } from '../../components/ShowMore.tsx'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toLike } from '../../lib/toLike.ts'
import { useRest } from '../../lib/useRest.ts'
import { useShown } from '../../lib/useShown.ts'
import { ActivationCard } from '../../shared/cards/ActivationCard.tsx'
import { OpenListDocument, type OpenListQuery } from './generated/OpenList.ts'

const step = 24
const most = 480

type Activation = OpenListQuery['activation'][number]

type Props = {
  kind: 'CREATOR_PROGRAM' | 'MISSION'
  searchLabel: string
  empty: { title: string; text: string }
  /** The user's own status for each activation, by its id. */
  useStanding?: (activations: readonly Activation[]) => (id: string) => ReactNode
}

const nothing = () => () => null

const Cards = ({
  activations,
  useStanding = nothing,
}: Pick<Props, 'useStanding'> & { activations: readonly Activation[] }) => {
  const standing = useStanding(activations)
  return (
    <CardGrid size="card">
      {activations.map((one) => (
        <ActivationCard key={one.id} activation={one}>
          {standing(one.id)}
        </ActivationCard>
      ))}
    </CardGrid>
  )
}

const whereOf = (kind: Props['kind'], words: string) => ({
  kind: { _eq: kind },
  is_open: { _eq: true },
  ...(words && {
    _or: [{ name: { _ilike: toLike(words) } }, { company: { name: { _ilike: toLike(words) } } }],
  }),
})

const Nothing = ({
  words,
  empty,
  onShowAll,
}: { words: string; onShowAll: () => void } & Pick<Props, 'empty'>) => {
  const t = useText()
  return words ? (
    <EmptyState
      motif="search"
      title="Nothing matches"
      text="Try a different search."
      action={
        <Button variant="default" onClick={onShowAll}>
          {t('Show all')}
        </Button>
      }
    />
  ) : (
    <EmptyState motif="people" title={empty.title} text={empty.text} />
  )
}

const List = ({ words, onShowAll, ...props }: Props & { words: string; onShowAll: () => void }) => {
  const { shown, showMore, mayGrow } = useShown(step, most)
  const [first] = useState(shown + 1)
  const query = useQuery(OpenListDocument, {
    variables: { where: whereOf(props.kind, words), limit: first },
  })
  const rest = useRest(query.data?.activation, {
    first,
    wanted: shown + 1,
    load: (part) => query.fetchMore({ variables: part }),
    countOf: (data) => data.activation.length,
    showMore,
  })
  return (
    <Loaded
      query={{ ...query, data: query.data ?? query.previousData }}
      skeleton={<CardsSkeleton size="card" cards={6} />}
    >
      {({ activation: found }) =>
        found.length === 0 ? (
          <Nothing words={words} empty={props.empty} onShowAll={onShowAll} />
        ) : (
          <>
            <Cards activations={found.slice(0, shown)} useStanding={props.useStanding} />
            {found.length > shown && mayGrow && <ShowMore {...rest} />}
          </>
        )
      }
    </Loaded>
  )
}

/** Open activations of one kind, the newest first. The search is part of the URL. */
export const OpenList = (props: Props) => {
  const [params, setParams] = useSearchParams()
  const words = params.get('q') ?? ''
  const search = (typed: string) => setParams(typed ? { q: typed } : {}, { replace: true })
  return (
    <>
      <SearchField name={props.searchLabel} mb="md" maw="22rem" value={words} onSearch={search} />
      <List {...props} words={words.trim()} onShowAll={() => search('')} />
    </>
  )
}
