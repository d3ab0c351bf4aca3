/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type StatementsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type StatementsPageQuery = { statement: Array<{ id: string, month: string, opening_cents: number, paid_cents: number, spent_cents: number, returned_cents: number, refunded_cents: number, closing_cents: number }> };


export const StatementsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatementsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statement"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"month"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"120"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"month"}},{"kind":"Field","name":{"kind":"Name","value":"opening_cents"}},{"kind":"Field","name":{"kind":"Name","value":"paid_cents"}},{"kind":"Field","name":{"kind":"Name","value":"spent_cents"}},{"kind":"Field","name":{"kind":"Name","value":"returned_cents"}},{"kind":"Field","name":{"kind":"Name","value":"refunded_cents"}},{"kind":"Field","name":{"kind":"Name","value":"closing_cents"}}]}}]}}]} as unknown as DocumentNode<StatementsPageQuery, StatementsPageQueryVariables>;