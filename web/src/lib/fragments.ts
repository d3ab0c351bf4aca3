/**
 * Masked fragments: a component can read only the fields of its own fragment, and passes its children's fields on
 * without reading them.
 */
import type { TypedDocumentNode } from '@apollo/client'

type Fragment<Fields> = TypedDocumentNode<Fields, unknown>

/** The type of a component's prop for its own fragment or a child's. */
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

/** Masking exists only for the compiler. At run time, the fields can always be read. */
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

/** The reverse of `readFragment`, for code that creates sample data: the style page and optimistic responses. */
export function makeFragmentData<Fields>(fields: Fields, document: Fragment<Fields>): Masked<Fields>
export function makeFragmentData(fields: unknown): unknown {
  return fields
}
