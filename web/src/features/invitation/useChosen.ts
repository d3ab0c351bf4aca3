import { invitationsPerChoice } from '@questboard/domain'
import { useState } from 'react'

/** The selected creators: names by id. */
export type Chosen = ReadonlyMap<string, string>

export const turned = (chosen: Chosen, id: string, name: string): Chosen => {
  const after = new Map(chosen)
  if (!after.delete(id)) after.set(id, name)
  return after
}

/** Keeps the selection while the user changes pages or filters. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  return {
    chosen,
    add: (found: readonly (readonly [id: string, name: string])[]) =>
      setChosen((before) => new Map([...before, ...found].slice(0, invitationsPerChoice))),
    turn: (id: string, name: string) => setChosen((before) => turned(before, id, name)),
    clear: () => setChosen(new Map()),
  }
}

export type Choice = ReturnType<typeof useChosen>
