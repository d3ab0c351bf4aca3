import type { APIRequestContext, Page } from 'playwright-core'
import { z } from 'zod'
import { publicUrl } from './addresses.ts'

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** Queries the gateway with the cookies of the context's user. */
export async function askGateway(
  request: APIRequestContext,
  name: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<z.infer<typeof answerShape>> {
  const response = await request.post(`${publicUrl()}/api/gql?name=${name}`, {
    data: { query, variables, operationName: name },
  })
  return answerShape.parse(await response.json())
}

/** Queries the gateway and fails the test unless it returns data. */
export async function mustAnswer(...call: Parameters<typeof askGateway>): Promise<Record<string, unknown>> {
  const { data, errors } = await askGateway(...call)
  if (!data || errors) throw new Error(`${call[1]} was refused: ${JSON.stringify(errors)}`)
  return data
}

/** The page's next request with this operation name gets a server error. */
export async function failOnce(page: Page, name: string): Promise<void> {
  const fault = { errors: [{ message: 'a fault', extensions: { code: 'unexpected' } }] }
  let hasFailed = false
  // The failure is counted here. Playwright's `times: 1` ends all interception immediately, and in some runs the page
  // then received no response.
  await page.route(`**/api/gql?name=${name}*`, (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    return route.fulfill({ json: fault })
  })
}
