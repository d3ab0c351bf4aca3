import { useQuery } from '@apollo/client/react'
import { useDebouncedValue } from '@mantine/hooks'
import { type GameImportSource, gameSearchForm } from '@questboard/domain'
import { explain } from '../../lib/failure.ts'
import { FoundGamesDocument, type FoundGamesQuery } from './generated/GameImport.ts'

export type Found = FoundGamesQuery['searchGames'][number]

/** Developer and year distinguish games with the same name. */
export const labelOf = ({ name, developer, releasedOn }: Found): string =>
  [name, developer, releasedOn?.slice(0, 4)].filter(Boolean).join(' · ')

/** Searches a catalog or store after the user stops typing. */
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
