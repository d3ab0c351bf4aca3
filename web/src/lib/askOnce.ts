/** An operation as it is sent, and its name. */
export type OperationText = { readonly name: string; readonly text: string }

const dataOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, 'data') : undefined

/**
 * One question over plain HTTP, for screens that load no GraphQL client: nothing is cached and nothing is asked again. The
 * text is that of the client's own documents (`?text`), which are all that the gateway admits.
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
