/** Building blocks for describing a vendor's requests. */
import { z } from 'zod'

/** A request as the vendor receives it. */
export type Sent = {
  readonly method: string
  readonly url: URL
  readonly headers: Headers
  readonly body: string
}

/** Each schema checks its part of the request. */
export type Operation = {
  readonly headers: z.ZodType
  /** Query parameters by name. Most of them must appear only once. */
  readonly query: z.ZodType
  readonly body: z.ZodType
}

/** Requests by method and documented URL, with {} for any name: `GET https://vendor.example/v1/things/{}`. */
export type Requests = Readonly<Record<string, Operation>>

type Shape = Readonly<Record<string, z.ZodType>>

export const text = z.string().min(1)
export const atMost = (most: number) => text.max(most)
export const number = (least: number, most: number) =>
  z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.int().min(least).max(most))
export const day = z.iso.date()
export const address = z.url({ protocol: /^https?$/ })

/** A comma-separated list of known names. */
export const namesOf = (known: readonly string[]) =>
  text.transform((given) => given.split(',')).pipe(z.array(z.enum(known)).min(1))
/** A comma-separated list of up to `most` ids. */
export const idsUpTo = (most: number) =>
  text.transform((given) => given.split(',')).pipe(z.array(text).min(1).max(most))

export const once = (value: z.ZodType = text) => z.tuple([value])
export const maybe = (value: z.ZodType = text) => once(value).optional()
/** A parameter that can be repeated. */
export const repeated = (most: number) => z.array(text).min(1).max(most).optional()

export const isOneOf = (names: readonly string[], given: object): boolean =>
  Object.keys(given).filter((name) => names.includes(name)).length === 1

export const query = (shape: Shape = {}) => z.strictObject(shape)
/** Required headers. The client can send any other headers. */
export const headers = (shape: Shape) => z.looseObject(shape)
export const bearer = z.string().regex(/^Bearer \S+/, 'is not a bearer token')

/** Requests for a token, with a refresh token or with a code and PKCE (RFC 6749, RFC 7636). */
export const tokenGrants = (app: Shape) =>
  [
    z.strictObject({ ...app, grant_type: once(z.literal('refresh_token')), refresh_token: once() }),
    z.strictObject({
      ...app,
      grant_type: once(z.literal('authorization_code')),
      code: once(),
      redirect_uri: once(address),
      code_verifier: maybe(z.string().min(43).max(128)),
    }),
  ] as const

const isForm = headers({ 'content-type': z.string().regex(/^application\/x-www-form-urlencoded\b/) })
const isJson = { 'content-type': z.string().regex(/^application\/json\b/) }

const nothing = z.literal('', 'the body must be empty')

/** Lists all values of each query parameter. */
export const valuesOf = (given: URLSearchParams): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name)]))

const parsed = (body: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' })
    return z.NEVER
  }
}

const formOf = (shape: z.ZodType) =>
  z
    .string()
    .transform((body): unknown => valuesOf(new URLSearchParams(body)))
    .pipe(shape)

export const form = (shape: z.ZodType, given: z.ZodType = isForm): Operation => ({
  headers: given === isForm ? isForm : isForm.and(given),
  query: query(),
  body: formOf(shape),
})

type Rest = { readonly headers?: Shape; readonly query?: z.ZodType }

export const asked = ({ headers: given = {}, query: names = query() }: Rest): Operation => ({
  headers: headers(given),
  query: names,
  body: nothing,
})

export const json = (shape: z.ZodType, { headers: given = {}, query: names = query() }: Rest): Operation => ({
  headers: headers({ ...isJson, ...given }),
  query: names,
  body: z.string().transform(parsed).pipe(shape),
})
