/** A document as data, before it is drawn as a PDF. */
export type Column = {
  readonly title: string /** The share of the page's width that the column gets. */
  readonly share: number
  readonly align?: 'right'
}

export type Paper = {
  readonly title: string
  /** The document's number or subject. */
  readonly subject: string
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly facts: readonly (readonly [label: string, value: string])[]
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly string[])[]
  readonly sums: readonly (readonly [label: string, value: string])[]
  readonly notes: readonly string[]
}
