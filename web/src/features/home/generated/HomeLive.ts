/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type HomeRunsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeRunsLiveSubscription = { moved: Array<{ id: string, status_changed_at: string }> };

export type HomeMissionsLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeMissionsLiveSubscription = { moved: Array<{ id: string, status_changed_at: string }> };

export type HomeKeysLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeKeysLiveSubscription = { moved: Array<{ id: string, status_changed_at: string }> };

export type HomeMembersLiveSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type HomeMembersLiveSubscription = { moved: Array<{ id: string, status_changed_at: string }> };


export const HomeRunsLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HomeRunsLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"quest_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status_changed_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status_changed_at"}}]}}]}}]} as unknown as DocumentNode<HomeRunsLiveSubscription, HomeRunsLiveSubscriptionVariables>;
export const HomeMissionsLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HomeMissionsLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"mission_run"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status_changed_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status_changed_at"}}]}}]}}]} as unknown as DocumentNode<HomeMissionsLiveSubscription, HomeMissionsLiveSubscriptionVariables>;
export const HomeKeysLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HomeKeysLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"key_campaign_participant"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status_changed_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status_changed_at"}}]}}]}}]} as unknown as DocumentNode<HomeKeysLiveSubscription, HomeKeysLiveSubscriptionVariables>;
export const HomeMembersLiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"subscription","name":{"kind":"Name","value":"HomeMembersLive"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"moved"},"name":{"kind":"Name","value":"program_membership"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"order_by"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status_changed_at"},"value":{"kind":"EnumValue","value":"desc"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status_changed_at"}}]}}]}}]} as unknown as DocumentNode<HomeMembersLiveSubscription, HomeMembersLiveSubscriptionVariables>;