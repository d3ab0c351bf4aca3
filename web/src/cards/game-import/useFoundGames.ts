import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import { type GameImportSource, gameSearchForm } from '@questboard/domain'
import { explain } from '../../lib/failure.ts'
import { FoundGamesDocument, type FoundGamesQuery } from './generated/GameImport.ts'

export type Found = FoundGamesQuery['searchGames'][number]

/** Two of one name are told apart by who made them, and when. */
export const labelOf = ({ name, developer, releasedOn }: Found): string =>
  [name, developer, releasedOn?.slice(0, 4)].filter(Boolean).join(' · ')

/** What a catalogue or a store has under the words, once somebody has stopped typing them. */
export const useFoundGames = (source: GameImportSource, words: string) => {
  const [asked] = useDebouncedValue(words.trim(), 300)
  const isAsked = gameSearchForm.safeParse({ source, words: asked }).success
  const { data, previousData, loading, error } = useQuery(FoundGamesDocument, {
    variables: { source, words: asked },
    skip: !isAsked,
  })
  return {
    found: isAsked ? ((data ?? previousData)?.searchGames ?? []) : [],
    isSearching: loading || asked !== words.trim(),
    problem: error && isAsked ? explain(error).message : null,
  }
}
