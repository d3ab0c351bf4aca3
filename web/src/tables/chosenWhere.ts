import type { Chosen } from './tableProps.ts'

/** The rows that are chosen, as a condition: some by their ids, all that match but for a few by what they match. */
export const chosenWhere = <Where>(
  { selection, search, where }: Pick<Chosen<unknown, Where>, 'selection' | 'search' | 'where'>,
  matching: (search: string, where: readonly Where[]) => Where,
) =>
  selection.kind === 'some'
    ? { id: { _in: [...selection.ids] } }
    : { _and: [matching(search, where), { id: { _nin: [...selection.but] } }] }
