import { useEffect, useEffectEvent, useState } from 'react'
import { useMore } from './useMore.ts'

type Part = { readonly offset: number; readonly limit: number }
type Wanted<Data> = {
  /** The number of rows that the query requested first. */
  readonly first: number
  readonly wanted: number
  readonly load: (part: Part) => Promise<{ readonly data?: Data | undefined; readonly error?: unknown }>
  readonly countOf: (part: Data) => number
  readonly showMore: () => void
}

/**
 * Loads the rows that a longer list lacks, but not the rows that are already on the screen. After a refetch, which
 * loads the first rows only, the others are loaded again.
 */
export const useRest = <Data>(
  rows: readonly unknown[] | undefined,
  { first, wanted, load, countOf, showMore }: Wanted<Data>,
) => {
  const [end, setEnd] = useState<number | null>(null)
  const have = rows?.length ?? 0
  const lacks = rows !== undefined && have >= first && have < wanted && have !== end
  const { loading, problem, onMore } = useMore(async () => {
    const limit = wanted - have
    const { data, error } = await load({ offset: have, limit })
    if (data === undefined) throw error
    const found = countOf(data)
    if (found < limit) setEnd(have + found)
  })
  const ask = useEffectEvent(onMore)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a request that failed is repeated only by the button.
  useEffect(() => {
    if (lacks) ask()
  }, [lacks, have, wanted])
  return { loading, problem, onMore: problem === null ? showMore : onMore }
}
