import type { Chosen } from './tableProps.ts'

/** The condition for the selected rows: by their ids, or all matching rows except a few. */
export const chosenWhere = <Where>(
  { selection, search, where }: Pick<Chosen<unknown, Where>, 'selection' | 'search' | 'where'>,
  matching: (search: string, where: readonly Where[]) => Where,
) =>
  selection.kind === 'some'
    ? { id: { _in: [...selection.ids] } }
    : { _and: [matching(search, where), { id: { _nin: [...selection.but] } }] }
