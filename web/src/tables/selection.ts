/** The selected rows: a list of ids, or all matching rows except a few. */
export type Selection =
  | { readonly kind: 'some'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'all'; readonly but: ReadonlySet<string> }

export const none: Selection = { kind: 'some', ids: new Set() }
export const all: Selection = { kind: 'all', but: new Set() }

const turned = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const after = new Set(set)
  if (!after.delete(id)) after.add(id)
  return after
}

export const isChosen = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.but.has(id)

export const turn = (selection: Selection, id: string): Selection =>
  selection.kind === 'some'
    ? { kind: 'some', ids: turned(selection.ids, id) }
    : { kind: 'all', but: turned(selection.but, id) }

export const countChosen = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.but.size)
