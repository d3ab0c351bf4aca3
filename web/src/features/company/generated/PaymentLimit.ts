/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PaymentLimitQueryVariables = Exact<{ [key: string]: never; }>;


export type PaymentLimitQuery = { payment_limit: Array<{ company_id: string, limit_cents: number | null, wanted_cents: number | null, wanted_by: string | null, wanted_at: string | null }>, company_member: Array<{ user_id: string, profile: { id: string | null, display_name: string | null } | null }> };

export type SetPaymentLimitMutationVariables = Exact<{
  limitCents?: number | null | undefined;
}>;


export type SetPaymentLimitMutation = { setPaymentLimit: { waits: boolean } };

export type AnswerPaymentLimitMutationVariables = Exact<{
  agrees: boolean;
}>;


export type AnswerPaymentLimitMutation = { answerPaymentLimit: { sent: boolean } };


export const PaymentLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PaymentLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payment_limit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"company_id"}},{"kind":"Field","name":{"kind":"Name","value":"limit_cents"}},{"kind":"Field","name":{"kind":"Name","value":"wanted_cents"}},{"kind":"Field","name":{"kind":"Name","value":"wanted_by"}},{"kind":"Field","name":{"kind":"Name","value":"wanted_at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"company_member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user_id"}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"display_name"}}]}}]}}]}}]} as unknown as DocumentNode<PaymentLimitQuery, PaymentLimitQueryVariables>;
export const SetPaymentLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetPaymentLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limitCents"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setPaymentLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limitCents"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limitCents"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waits"}}]}}]}}]} as unknown as DocumentNode<SetPaymentLimitMutation, SetPaymentLimitMutationVariables>;
export const AnswerPaymentLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AnswerPaymentLimit"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"answerPaymentLimit"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"agrees"},"value":{"kind":"Variable","name":{"kind":"Name","value":"agrees"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sent"}}]}}]}}]} as unknown as DocumentNode<AnswerPaymentLimitMutation, AnswerPaymentLimitMutationVariables>;