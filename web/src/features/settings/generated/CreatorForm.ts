/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../generated/inputs';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CreatorForm_CreatorFragment = { id: string, primary_content_language: string | null, minimum_deal_size_cents: number | null } & { ' $fragmentName'?: 'CreatorForm_CreatorFragment' };

export type SaveCreatorMutationVariables = Exact<{
  id: string;
  set: Types.Creator_Set_Input;
}>;


export type SaveCreatorMutation = { update_creator_by_pk: (
    { id: string }
    & { ' $fragmentRefs'?: { 'CreatorForm_CreatorFragment': CreatorForm_CreatorFragment } }
  ) | null };

export const CreatorForm_CreatorFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorForm_creator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary_content_language"}},{"kind":"Field","name":{"kind":"Name","value":"minimum_deal_size_cents"}}]}}]} as unknown as DocumentNode<CreatorForm_CreatorFragment, unknown>;
export const SaveCreatorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveCreator"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"uuid"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"set"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"creator_set_input"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"update_creator_by_pk"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"pk_columns"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"_set"},"value":{"kind":"Variable","name":{"kind":"Name","value":"set"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CreatorForm_creator"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CreatorForm_creator"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"creator"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"primary_content_language"}},{"kind":"Field","name":{"kind":"Name","value":"minimum_deal_size_cents"}}]}}]} as unknown as DocumentNode<SaveCreatorMutation, SaveCreatorMutationVariables>;