import { randomUUID } from 'node:crypto'
import type { Actions } from './actions.ts'

export type Answer = { readonly status: number; readonly body: Record<string, unknown> }

/**
 * Calls an action like the engine does, for a session. Each call gets its own idempotency key unless the input contains
 * one.
 */
export const callAction = async (
  actions: Actions,
  name: string,
  input: object,
  session: Record<string, string> = { 'x-hasura-role': 'anonymous' },
): Promise<Answer> => {
  const response = await fetch(`${actions.url}/hasura/actions/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-actions-secret': actions.secret },
    body: JSON.stringify({
      action: { name },
      input: { idempotencyKey: randomUUID(), ...input },
      session_variables: session,
    }),
  })
  const body: unknown = await response.json()
  return { status: response.status, body: typeof body === 'object' && body !== null ? { ...body } : {} }
}

/** The response to a rejected call. */
export const refusal = (code: string, field?: string) => ({
  status: 400,
  body: { extensions: { code, ...(field ? { field } : {}) } },
})

export const sessions = {
  studioOwner: {
    'x-hasura-role': 'company',
    'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000001',
    'x-hasura-company-id': 'd0000000-0000-4000-8000-000000000010',
    'x-hasura-company-owner': 'true',
  },
  user: { 'x-hasura-role': 'user', 'x-hasura-user-id': 'd0000000-0000-4000-8000-000000000003' },
} as const
