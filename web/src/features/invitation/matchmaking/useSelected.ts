import { useMutation, useSubscription } from '@apollo/client/react'
import { useState } from 'react'
import type { Matchmaking_Item_Bool_Exp } from '../../../generated/inputs.ts'
import { say } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import type { Selection } from '../../../tables/selection.ts'
import { MatchesSelectedLiveDocument, SelectMatchesDocument } from './generated/matchmaking.ts'

type Where = Matchmaking_Item_Bool_Exp
type Turned = ReadonlyMap<string, boolean>

const cannotUpdate = 'Unable to update selected rows'
const cannotClear = 'Unable to clear selected rows'

/** What was clicked and the server has not told yet. */
const stillTurned = (turned: Turned, kept: ReadonlySet<string>): Turned =>
  new Map([...turned].filter(([id, chosen]) => kept.has(id) !== chosen))

/** What is ticked is kept by the server, for all of the company: it is there after a reload, and a colleague sees it at once. */
export const useSelected = (matchmakingId: string) => {
  const [turned, setTurned] = useState<Turned>(new Map())
  const { data } = useSubscription(MatchesSelectedLiveDocument, {
    variables: { id: matchmakingId },
    onData: ({ data: told }) => {
      const kept = new Set(told.data?.matchmaking_item.map(({ creator_id }) => creator_id))
      setTurned((before) => stillTurned(before, kept))
    },
  })
  const [select] = useMutation(SelectMatchesDocument)
  const rows = data?.matchmaking_item ?? []
  const ids = new Set([
    ...rows.flatMap(({ creator_id: id }) => (turned.get(id) === false ? [] : [id])),
    ...[...turned].flatMap(([id, chosen]) => (chosen ? [id] : [])),
  ])
  const write = async (where: Where, selected: boolean, problem: string): Promise<void> => {
    try {
      await select({
        variables: { where: { _and: [{ matchmaking_id: { _eq: matchmakingId } }, where] }, selected },
      })
    } catch {
      setTurned(new Map())
      toasts.bad(say(problem))
    }
  }
  const selection: Selection = { kind: 'some', ids }
  return {
    selection,
    /** As the server keeps them, with their names and what is suggested for them. */
    rows,
    turn: (id: string) => {
      const chosen = !ids.has(id)
      setTurned((before) => new Map(before).set(id, chosen))
      void write({ creator_id: { _eq: id } }, chosen, cannotUpdate)
    },
    /** All that match what the table is narrowed to. */
    choose: (where: readonly Where[]) => void write({ _and: [...where] }, true, cannotUpdate),
    clear: () => {
      setTurned(new Map())
      void write({ selected: { _eq: true } }, false, cannotClear)
    },
  }
}
