import type { BodyTransform, RequestTransform, ResponseTransform } from '../types.ts'
import {
  fail,
  isJson,
  list,
  mapped,
  object,
  oneOf,
  optional,
  type Place,
  record,
  type Shape,
  text,
  withDefault,
  word,
} from './shape.ts'

const version = oneOf('1', '2')
const engine = withDefault(oneOf('Kriti'), 'Kriti')

const bodyShape = object({
  action: withDefault(oneOf('transform', 'remove', 'x_www_form_urlencoded'), 'transform'),
  template: optional(text),
  form_template: record(text),
})

/** In version 1, the body is a template string. In version 2, it is an object with an action. */
const body: Shape<BodyTransform> = (value, place) => {
  if (typeof value === 'string') return { action: 'transform', template: value }
  const read = bodyShape(value, place)
  if (read.action === 'remove') return { action: 'remove' }
  if (read.action === 'x_www_form_urlencoded') return { action: 'form', fields: read.form_template }
  return { action: 'transform', template: read.template ?? fail(place, 'has no template') }
}

const common = {
  version: withDefault((value: unknown, place: Place) => version(word(value, place), place), '1'),
  template_engine: engine,
  body: optional(body),
}

function queryParams(value: unknown, place: Place): RequestTransform['queryParams'] {
  return isJson(value) ? record(optional(text))(value, place) : text(value, place)
}

export const requestTransform: Shape<RequestTransform | undefined> = optional(
  mapped(
    object({
      ...common,
      method: optional(text),
      url: optional(text),
      query_params: optional(queryParams),
      content_type: optional(text),
      request_headers: optional(object({ add_headers: record(text), remove_headers: list(text) })),
    }),
    (read) => ({
      method: read.method,
      url: read.url,
      queryParams: read.query_params,
      addHeaders: read.request_headers?.add_headers ?? {},
      removeHeaders: (read.request_headers?.remove_headers ?? []).map((name) => name.toLowerCase()),
      body: read.body,
    }),
  ),
)

export const responseTransform: Shape<ResponseTransform | undefined> = optional(
  mapped(object(common), (read) => ({ body: read.body })),
)
