import type { APIRequestContext } from 'playwright-core'
import { z } from 'zod'
import { askGateway, mustAnswer } from './api.ts'

const named = z.object({ name: z.string() })
const field = named.extend({
  type: z.object({ kind: z.string(), ofType: z.object({ kind: z.string() }).nullable() }),
})
const typeShape = z.object({ fields: z.array(field) }).nullable()
const rootShape = z.object({ __type: z.object({ fields: z.array(named) }) })

const isPlain = ({ type: { kind, ofType } }: z.infer<typeof field>): boolean =>
  (kind === 'NON_NULL' ? (ofType?.kind ?? '') : kind) === 'SCALAR'

const typeOf = async (request: APIRequestContext, name: string) => {
  const query = `query Fields { __type(name: "${name}") { fields { name type { kind ofType { kind } } } } }`
  return typeShape.parse((await mustAnswer(request, 'Fields', query)).__type)
}

/** Reads every list the user's role can query, with all plain columns, as text. */
export const readEverything = async (request: APIRequestContext): Promise<ReadonlyMap<string, string>> => {
  const { __type: root } = rootShape.parse(
    await mustAnswer(request, 'Roots', 'query Roots { __type(name: "query_root") { fields { name } } }'),
  )
  const answers = new Map<string, string>()
  for (const { name } of root.fields) {
    const type = await typeOf(request, name)
    const columns = (type?.fields ?? []).filter(isPlain).map((one) => one.name)
    if (columns.length === 0) continue
    const { data } = await askGateway(
      request,
      'All',
      `query All { ${name}(limit: 1000) { ${columns.join(' ')} } }`,
    )
    if (data) answers.set(name, JSON.stringify(data))
  }
  return answers
}
