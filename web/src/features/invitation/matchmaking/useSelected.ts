import { useApolloClient, useMutation, useSubscription } from '@apollo/client/react'
import { chooseWithinBudget } from '@questboard/domain'
import { useState } from 'react'
import type { Matchmaking_Item_Bool_Exp } from '../../../generated/inputs.ts'
import { explain } from '../../../lib/failure.ts'
import { say } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { rowsPolicy } from '../../../tables/rowsPolicy.ts'
import type { Selection } from '../../../tables/selection.ts'
import {
  MatchesSelectedLiveDocument,
  MatchOffersDocument,
  SelectMatchesDocument,
} from './generated/matchmaking.ts'

type Where = Matchmaking_Item_Bool_Exp
type Turned = ReadonlyMap<string, boolean>

const cannotUpdate = 'Unable to update selected rows'
const cannotClear = 'Unable to clear selected rows'

/** The user's changes that the server has not confirmed yet. */
const stillTurned = (turned: Turned, kept: ReadonlySet<string>): Turned =>
  new Map([...turned].filter(([id, chosen]) => kept.has(id) !== chosen))

const tellFailure = (problem: string, error: unknown): void => {
  const { code, message } = explain(error)
  if (code === 'matchmaking-over-budget') toasts.add({ title: say(problem), message, tone: 'bad' })
  else toasts.bad(say(problem))
}

/**
 * The server stores selected rows for the whole company: they are still selected after a reload, and a colleague sees
 * them immediately.
 */
export const useSelected = (matchmakingId: string, budgetCents: number | null) => {
  const client = useApolloClient()
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
    } catch (error) {
      setTurned(new Map())
      tellFailure(problem, error)
    }
  }
  const offersCents = rows.reduce((sum, row) => sum + (row.suggested_offer_cents ?? 0), 0)
  /**
   * The server rejects a whole selection if it exceeds the budget, so only the best matches within the budget are sent.
   */
  const chooseCovered = async (where: readonly Where[]): Promise<void> => {
    const others = [{ matchmaking_id: { _eq: matchmakingId } }, { selected: { _eq: false } }, ...where]
    const { data: found } = await client.query({
      query: MatchOffersDocument,
      variables: { where: { _and: others } },
      ...rowsPolicy,
    })
    const matches = (found?.matchmaking_item ?? []).map((row) => ({
      id: row.creator_id,
      suggestedOfferCents: row.suggested_offer_cents ?? 0,
    }))
    const covered = chooseWithinBudget(matches, budgetCents, offersCents).map(({ id }) => id)
    if (covered.length > 0) await write({ creator_id: { _in: covered } }, true, cannotUpdate)
    if (covered.length < matches.length)
      toasts.add({
        message: say('{count} of {total} selected. The budget doesn’t cover more creators.', {
          count: covered.length,
          total: matches.length,
        }),
      })
  }
  const selection: Selection = { kind: 'some', ids }
  return {
    selection,
    /** The selected creators as stored on the server, with their names and suggested offers. */
    rows,
    offersCents,
    turn: (id: string) => {
      const chosen = !ids.has(id)
      setTurned((before) => new Map(before).set(id, chosen))
      void write({ creator_id: { _eq: id } }, chosen, cannotUpdate)
    },
    /** Selects all matches in the filtered table that the budget covers. */
    choose: (where: readonly Where[]): void => {
      if (budgetCents === null) void write({ _and: [...where] }, true, cannotUpdate)
      else chooseCovered(where).catch((error: unknown) => tellFailure(cannotUpdate, error))
    },
    clear: () => {
      setTurned(new Map())
      void write({ selected: { _eq: true } }, false, cannotClear)
    },
  }
}
