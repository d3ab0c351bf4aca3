import type { Direction } from './column.ts'

/** A table's view. It is part of the URL, so that shared links show the same rows. */
export type View = {
  readonly search: string
  readonly sort: { readonly column: string; readonly direction: Direction } | null
  readonly filters: Readonly<Record<string, string>>
}

/** The URL parameters of the table. All others belong to other parts of the page. */
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

/** Writes this view to the URL and leaves other parameters unchanged. */
export const writeView = (params: URLSearchParams, view: View, { filters }: Known): URLSearchParams => {
  const after = new URLSearchParams(params)
  const put = (name: string, value: string) => (value === '' ? after.delete(name) : after.set(name, value))
  put('q', view.search)
  put('sort', view.sort === null ? '' : `${view.sort.direction === 'desc' ? '-' : ''}${view.sort.column}`)
  for (const id of filters) put(id, view.filters[id] ?? '')
  return after
}

/** Sorts ascending, then descending, and then in the table's default order. */
export const nextSort = ({ sort }: View, column: string): View['sort'] => {
  if (sort?.column !== column) return { column, direction: 'asc' }
  return sort.direction === 'asc' ? { column, direction: 'desc' } : null
}

export const isPlain = ({ search, filters }: View): boolean =>
  search === '' && Object.keys(filters).length === 0
