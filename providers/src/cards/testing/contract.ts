/** Checks our exchanges with Stripe against Stripe's description. */
import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import { z } from 'zod'
import type { Exchange } from './recorder.ts'

const schema = z.record(z.string(), z.unknown())
const parts = z
  .object({
    operations: z.record(
      z.string(),
      z.object({ query: z.array(z.string()), request: schema, answer: schema }),
    ),
    $defs: z.record(z.string(), schema),
  })
  .parse(JSON.parse(readFileSync(new URL('../contract/generated/stripe.json', import.meta.url), 'utf8')))

/** All values of a form are text, so they are converted to the types of the schema. */
const forms = new Ajv({ strict: false, coerceTypes: true, allErrors: true })
const answers = new Ajv({ strict: false, allErrors: true })
const { $defs } = parts

/** Validators are cached, because compiling one takes a second. */
const validators = new WeakMap<object, ValidateFunction>()

const problemsOf = (ajv: Ajv, of: Record<string, unknown>, value: unknown): string[] => {
  const validate = validators.get(of) ?? ajv.compile({ ...of, $defs })
  validators.set(of, validate)
  return validate(value) ? [] : (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`)
}

type Tree = { [key: string]: Tree | string }

const branch = (tree: Tree, key: string): Tree => {
  const known = tree[key]
  const next: Tree = typeof known === 'object' ? known : {}
  tree[key] = next
  return next
}

/** Turns objects with the keys 0, 1, 2 … into lists. */
const untangle = (tree: Tree | string): unknown => {
  if (typeof tree === 'string') return tree
  const entries = Object.entries(tree).map(([key, part]): [string, unknown] => [key, untangle(part)])
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index))
  return isList ? entries.map(([, part]) => part) : Object.fromEntries(entries)
}

/** Reads a form, such as `line_items[0][quantity]=1`. */
export const readForm = (form: string): unknown => {
  const tree: Tree = {}
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter(Boolean)
    const last = path.pop() ?? ''
    path.reduce(branch, tree)[last] = value
  }
  return untangle(tree)
}

type Request = Pick<Exchange, 'method' | 'path' | 'query' | 'form'>

export const stripeOperationOf = ({ method, path }: Pick<Request, 'method' | 'path'>): string | undefined =>
  Object.keys(parts.operations).find((name) => {
    const pattern = name.slice(method.length + 1).replaceAll(/\{\w+\}/g, '[^/]+')
    return name.startsWith(`${method} `) && new RegExp(`^${pattern}$`).test(path)
  })

const nameless = ({ method, path }: Request): string => `there is no ${method} ${path}`

/** Differences between a request and Stripe's description. */
export const requestBreaches = (request: Request): readonly string[] => {
  const name = stripeOperationOf(request)
  const operation = name === undefined ? undefined : parts.operations[name]
  if (operation === undefined) return [nameless(request)]
  const unknown = request.query
    .map((each) => each.replace(/\[.*$/, ''))
    .filter((each) => !operation.query.includes(each))
  return [
    ...unknown.map((each) => `${name} does not take ?${each}`),
    ...problemsOf(forms, operation.request, readForm(request.form)).map((each) => `${name} asked: ${each}`),
  ]
}

/** Differences between Stripe's description and an accepted request with its response. */
export const breaches = (exchange: Exchange): readonly string[] => {
  const name = stripeOperationOf(exchange)
  const operation = name === undefined ? undefined : parts.operations[name]
  if (operation === undefined) return [nameless(exchange)]
  const isDone = exchange.status < 300
  return [
    ...(isDone ? requestBreaches(exchange) : []),
    ...problemsOf(answers, isDone ? operation.answer : ($defs.error ?? {}), exchange.answer).map(
      (each) => `${name} answered: ${each}`,
    ),
  ]
}

/** Differences between an event's object and Stripe's description. */
export const breachesOf = (object: { readonly object: string }): string[] =>
  problemsOf(answers, $defs[object.object] ?? { not: {} }, object)
