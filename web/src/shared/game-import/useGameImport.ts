import { useApolloClient } from '@apollo/client/react'
import { errors, type GameImportSource, gameImportFailureCodes, gameImportFailures } from '@questboard/domain'
import { explain, type Failure } from '../../lib/failure.ts'
import {
  GameImportLiveDocument,
  type GameImportLiveSubscription,
  ImportGameDocument,
} from './generated/GameImport.ts'

type Row = NonNullable<GameImportLiveSubscription['game_import_by_pk']>

class ImportFailed extends Error {
  override readonly name = 'ImportFailed'
}

const wordsOf = (failure: string): string => {
  const known = gameImportFailures.find((one) => one === failure)
  return errors[known ? gameImportFailureCodes[known] : 'unexpected']
}

export const explainImport = (error: unknown): Failure =>
  error instanceof ImportFailed ? { message: error.message, fields: { game: error.message } } : explain(error)

/**
 * Imports a game from a catalog or store, and waits for the result. Downloading the game's pictures takes some seconds.
 */
export const useGameImport = () => {
  const client = useApolloClient()
  const finished = (id: string): Promise<Row> =>
    new Promise((resolve, reject) => {
      const watch = client.subscribe({ query: GameImportLiveDocument, variables: { id } }).subscribe({
        next: ({ data, error }) => {
          if (error) reject(error)
          const row = data?.game_import_by_pk
          if (!row?.finished_at) return
          resolve(row)
          // The first result can arrive before `watch` is assigned.
          queueMicrotask(() => watch.unsubscribe())
        },
        error: reject,
      })
    })
  return async (source: GameImportSource, game: string): Promise<Row> => {
    const { data } = await client.mutate({ mutation: ImportGameDocument, variables: { source, game } })
    const row = await finished(data?.importGame.importId ?? '')
    if (row.failure !== null) throw new ImportFailed(wordsOf(row.failure))
    return row
  }
}
