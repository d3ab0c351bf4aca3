import type { APIRequestContext, Page } from 'playwright-core'
import { z } from 'zod'
import { publicUrl } from './addresses.ts'

const answerShape = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z.array(z.object({ message: z.string() })).optional(),
})

/** Asks the gateway as the person whose cookies the context holds. */
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

/** The same, where anything but data is a failed test. */
export async function mustAnswer(...call: Parameters<typeof askGateway>): Promise<Record<string, unknown>> {
  const { data, errors } = await askGateway(...call)
  if (!data || errors) throw new Error(`${call[1]} was refused: ${JSON.stringify(errors)}`)
  return data
}

/** The next time that the page sends it, the server has a fault of its own. */
export async function failOnce(page: Page, name: string): Promise<void> {
  const fault = { errors: [{ message: 'a fault', extensions: { code: 'unexpected' } }] }
  let hasFailed = false
  // Not `times: 1`, after which the driver ends all interception at once: twice, the page never had its answer then.
  await page.route(`**/api/gql?name=${name}*`, (route) => {
    if (hasFailed) return route.continue()
    hasFailed = true
    return route.fulfill({ json: fault })
  })
}
