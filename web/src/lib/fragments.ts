/** Fragments are masked: a component reads the fields that it asked for itself, and hands on those of others unseen. */
import type { TypedDocumentNode } from '@apollo/client'

type Fragment<Fields> = TypedDocumentNode<Fields, unknown>

/** What a component is given for its own fragment, or for that of a component inside it. */
export type FragmentType<Document> =
  Document extends Fragment<infer Fields>
    ? [Fields] extends [{ ' $fragmentName'?: infer Name }]
      ? Name extends string
        ? { ' $fragmentRefs'?: { [key in Name]: Fields } }
        : never
      : never
    : never

type Masked<Fields> = FragmentType<Fragment<Fields>>
type Nothing = null | undefined

/** The mask is the compiler's alone: at run time the fields have been there all along. */
export function readFragment<Fields>(document: Fragment<Fields>, masked: Masked<Fields>): Fields
export function readFragment<Fields>(document: Fragment<Fields>, masked: Masked<Fields> | null): Fields | null
export function readFragment<Fields>(
  document: Fragment<Fields>,
  masked: Masked<Fields> | Nothing,
): Fields | Nothing
export function readFragment<Fields>(document: Fragment<Fields>, masked: readonly Masked<Fields>[]): Fields[]
export function readFragment<Fields>(
  document: Fragment<Fields>,
  masked: readonly Masked<Fields>[] | Nothing,
): Fields[] | Nothing
export function readFragment(_document: unknown, masked: unknown): unknown {
  return masked
}

/** The other way round, for whoever makes up an answer: the style page, and a mutation that is shown before it is answered. */
export function makeFragmentData<Fields>(fields: Fields, document: Fragment<Fields>): Masked<Fields>
export function makeFragmentData(fields: unknown): unknown {
  return fields
}
