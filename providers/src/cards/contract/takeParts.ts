/**
 * Extracts the parts that we use from Stripe's OpenAPI description, which has eight megabytes. The description comes with
 * stripe-mock: `go mod download -json github.com/stripe/stripe-mock@latest` prints its folder.
 *
 * node providers/src/cards/contract/takeParts.ts <spec3.json> <version and date of its source>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Json = null | string | number | boolean | readonly Json[] | { readonly [key: string]: Json }
type JsonObject = { readonly [key: string]: Json }

const [file = '', source = ''] = process.argv.slice(2)

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const at = (value: Json | undefined, ...path: readonly string[]): Json | undefined =>
  path.reduce<Json | undefined>((part, key) => (isObject(part) ? part[key] : undefined), value)

const spec: Json = JSON.parse(readFileSync(file, 'utf8'))

const operations: readonly (readonly ['get' | 'post', string])[] = [
  ['post', '/v1/customers'],
  ['post', '/v1/checkout/sessions'],
  ['get', '/v1/checkout/sessions/{session}'],
  ['post', '/v1/checkout/sessions/{session}/expire'],
  ['post', '/v1/payment_intents'],
  ['get', '/v1/payment_intents/{intent}'],
  ['post', '/v1/payment_intents/{intent}/confirm'],
  ['post', '/v1/payment_intents/{intent}/cancel'],
  ['post', '/v1/payment_methods/{payment_method}/detach'],
  ['post', '/v1/refunds'],
  ['get', '/v1/refunds'],
  ['get', '/v1/refunds/{refund}'],
  ['get', '/v1/disputes/{dispute}'],
  ['get', '/v1/balance_transactions'],
  ['post', '/v1/accounts'],
  ['get', '/v1/accounts/{account}'],
  ['post', '/v1/accounts/{account}/login_links'],
  ['post', '/v1/account_links'],
  ['post', '/v1/transfers'],
  ['get', '/v1/transfers'],
  ['post', '/v1/transfers/{id}/reversals'],
  ['get', '/v1/charges/{charge}'],
  ['post', '/v1/payouts'],
  ['get', '/v1/payouts'],
  ['get', '/v1/payouts/{payout}'],
]

/** The schemas to copy completely. References to other schemas are replaced by a schema that accepts any value. */
const kept = new Set([
  'address',
  'api_errors',
  'balance_transaction',
  'billing_details',
  'charge',
  'checkout.session',
  'customer',
  'dispute',
  'dispute_evidence_details',
  'error',
  'event',
  'fee',
  'payment_intent',
  'payment_intent_next_action',
  'payment_intent_next_action_redirect_to_url',
  'payment_method',
  'payment_method_card',
  'refund',
  'setup_intent',
])
const left = /^(description|x-.*|title|format|example|discriminator)$/
const prefix = '#/components/schemas/'

/** OpenAPI 3.0's nullable becomes a null type in JSON Schema. */
const orNull = (schema: JsonObject): JsonObject => {
  const { nullable, ...rest } = schema
  if (nullable !== true) return rest
  if (typeof rest.type === 'string')
    return {
      ...rest,
      type: [rest.type, 'null'],
      ...(Array.isArray(rest.enum) ? { enum: [...rest.enum, null] } : {}),
    }
  return { anyOf: [rest, { type: 'null' }] }
}

const isMeta = (key: string, value: Json, isNames: boolean): boolean =>
  !isNames && left.test(key) && (typeof value !== 'object' || key.startsWith('x-'))

/** The argument `isNames` is true if the keys are property names, not schema keywords. */
const take = (value: Json, isNames = false): Json => {
  if (Array.isArray(value)) return value.map((each) => take(each))
  if (!isObject(value)) return value
  const { $ref: ref } = value
  if (typeof ref === 'string' && !isNames)
    return kept.has(ref.slice(prefix.length)) ? { $ref: `#/$defs/${ref.slice(prefix.length)}` } : {}
  const entries = Object.entries(value).filter(([key, part]) => !isMeta(key, part, isNames))
  const taken = Object.fromEntries(
    entries.map(([key, part]) => [
      key,
      key === 'enum' || key === 'required' ? part : take(part, key === 'properties' && !isNames),
    ]),
  )
  return isNames ? taken : orNull(taken)
}

/**
 * No registry has a description of the SDK's API version (2026-10-28.endive), so this description is of version
 * 2026-08-26.dahlia. The SDK's CHANGELOG shows two differences that matter here: a renamed parameter for payment
 * methods (see below), and appeals of disputes, for which `stripeAnswers.ts` uses the SDK's own type.
 */
const renamed = new Map([
  ['POST /v1/checkout/sessions', ['payment_method_types', 'allowed_payment_method_types']],
  ['POST /v1/payment_intents', ['payment_method_types', 'allowed_payment_method_types']],
  ['POST /v1/payment_intents/{intent}/confirm', ['payment_method_types', 'allowed_payment_method_types']],
])
const changed = (name: string, request: Json): Json => {
  const [was = '', is = ''] = renamed.get(name) ?? []
  const properties = at(request, 'properties')
  if (!isObject(request) || !isObject(properties) || was === '') return request
  const { [was]: given, ...rest } = properties
  return { ...request, properties: { ...rest, [is]: rest[is] ?? given ?? {} } }
}

const operationOf = ([method, path]: (typeof operations)[number]): readonly [string, Json] => {
  const operation = at(spec, 'paths', path, method)
  const request = at(operation, 'requestBody', 'content', 'application/x-www-form-urlencoded', 'schema')
  const answer = at(operation, 'responses', '200', 'content', 'application/json', 'schema')
  const query = at(operation, 'parameters')
  const names = Array.isArray(query)
    ? query.filter((each: Json) => at(each, 'in') === 'query').map((each: Json) => at(each, 'name') ?? null)
    : []
  const name = `${method.toUpperCase()} ${path}`
  return [name, { query: names, request: changed(name, take(request ?? {})), answer: take(answer ?? {}) }]
}

const parts = {
  $comment: `Parts of Stripe's OpenAPI description ${String(at(spec, 'info', 'version'))} (${source}), taken by takeParts.ts.`,
  operations: Object.fromEntries(operations.map(operationOf)),
  $defs: Object.fromEntries(
    [...kept].map((name) => [name, take(at(spec, 'components', 'schemas', name) ?? {})]),
  ),
}
writeFileSync(join(import.meta.dirname, 'generated', 'stripe.json'), `${JSON.stringify(parts)}\n`)
