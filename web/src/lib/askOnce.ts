export type OperationText = { readonly name: string; readonly text: string }

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined

/**
 * A single request for screens without the GraphQL client. It uses no cache and no retry. The text comes from the
 * client's documents (`?text`), because the gateway accepts no other documents.
 */
export async function askOnce<Data>(operation: OperationText): Promise<Data>
export async function askOnce({ name, text }: OperationText): Promise<unknown> {
  const response = await fetch(`/api/gql?${new URLSearchParams({ name })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ operationName: name, query: text }),
  })
  const data = dataOf(await response.json())
  if (!response.ok || !data) throw new Error(`${name} was not answered (${response.status}).`)
  return data
}
