import type { Direction } from './column.ts'

/** What a person looks at in a table. All of it stands in the address: a link shows the same to others. */
export type View = {
  readonly search: string
  readonly sort: { readonly column: string; readonly direction: Direction } | null
  /** By the filter's id, as it is written in the address. */
  readonly filters: Readonly<Record<string, string>>
}

/** What a table knows: anything else in an address is somebody else's. */
export type Known = { readonly sortable: readonly string[]; readonly filters: readonly string[] }

export const readView = (params: URLSearchParams, { sortable, filters }: Known): View => {
  const sort = params.get('sort') ?? ''
  const column = sort.replace(/^-/, '')
  const chosen = filters.flatMap((id) => {
    const written = params.get(id) ?? ''
    return written === '' ? [] : [[id, written] as const]
  })
  return {
    search: params.get('q') ?? '',
    sort: sortable.includes(column) ? { column, direction: sort.startsWith('-') ? 'desc' : 'asc' } : null,
    filters: Object.fromEntries(chosen),
  }
}

/** The address with this view in it; what else stands there stays. */
export const writeView = (params: URLSearchParams, view: View, { filters }: Known): URLSearchParams => {
  const after = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  put('q', view.search)
  put('sort', view.sort === null ? '' : `${view.sort.direction === 'desc' ? '-' : ''}${view.sort.column}`)
  for (const id of filters) put(id, view.filters[id] ?? '')
  return after
}

/** Sorted up, sorted down, and then as the table is by itself. */
export const nextSort = ({ sort }: View, column: string): View['sort'] => {
  if (sort?.column !== column) return { column, direction: 'asc' }
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null
}

export const isPlain = ({ search, filters }: View): boolean =>
  search === '' && Object.keys(filters).length === 0
