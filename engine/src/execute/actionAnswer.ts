/** Checks a webhook's answer against the action's type and picks what was selected (hasura-reference 8.3). */
import { EngineError } from '../errors.ts'
import type { CustomTypes, TypeRef } from '../metadata/types.ts'
import { baseType } from '../plan/actionInput.ts'
import type { ActionOutput, ActionShape } from '../plan/plan.ts'

type Fail = (message: string) => EngineError

export function checkAnswer(body: unknown, type: TypeRef, types: CustomTypes, internal: unknown): void {
  const fail: Fail = (message) => new EngineError('unexpected', message, { status: 500, internal })
  check(body, type, types, fail)
}

function check(value: unknown, type: TypeRef, types: CustomTypes, fail: Fail): void {
  if (value === null || value === undefined) {
    if (type.kind === 'non-null') throw fail('got null for the action webhook response')
    return
  }
  const plain = type.kind === 'non-null' ? type.of : type
  const base = baseType(plain)
  if (isAnything(base, types)) return
  if (Array.isArray(value)) {
    if (plain.kind !== 'list') throw fail(`got array for the action webhook response, expecting ${base}`)
    for (const item of value) check(item, plain.of, types, fail)
    return
  }
  if (plain.kind === 'list') throw fail('expecting array for the action webhook response')
  if (typeof value === 'object') {
    const object = types.objects.get(base)
    if (!object) throw fail(`got object for the action webhook response, expecting ${base}`)
    for (const field of object.fields) checkField(Reflect.get(value, field.name), field, types, fail)
    return
  }
  checkScalar(value, base, types, fail)
}

function checkField(
  value: unknown,
  field: { readonly name: string; readonly type: TypeRef },
  types: CustomTypes,
  fail: Fail,
): void {
  const { name, type } = field
  if (type.kind === 'non-null' && value === undefined)
    throw fail(`field "${name}" expected in webhook response, but not found`)
  if (type.kind === 'non-null' && value === null) throw fail(`expecting not null value for field "${name}"`)
  check(value, type, types, fail)
}

const BUILT_IN = new Set(['Int', 'Float', 'String', 'Boolean', 'ID'])

/** Custom scalars and Postgres' types take any JSON. */
const isAnything = (base: string, types: CustomTypes): boolean =>
  !BUILT_IN.has(base) && !types.objects.has(base) && !types.enums.has(base)

const FITTING: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'ID'],
  number: ['Int', 'Float', 'ID'],
  boolean: ['Boolean'],
}

function checkScalar(value: unknown, base: string, types: CustomTypes, fail: Fail): void {
  const kind = typeof value
  if (types.enums.has(base) && kind === 'string') return
  if (FITTING[kind]?.includes(base)) return
  // Hasura calls numbers Strings here.
  const shown = kind === 'boolean' ? 'Boolean' : 'String'
  throw fail(`got scalar ${shown} for the action webhook response, expecting ${base}`)
}

/** Only what was selected, in its order. */
export function projectAnswer(value: unknown, shape: ActionShape): unknown {
  const { fields } = shape
  if (value === null || value === undefined) return null
  if (!fields) return value
  return Array.isArray(value) ? value.map((item) => projectAnswer(item, shape)) : projectObject(value, fields)
}

function projectObject(value: unknown, fields: readonly ActionOutput[]): unknown {
  if (typeof value !== 'object' || value === null) return null
  const result: Record<string, unknown> = Object.create(null)
  for (const field of fields) {
    if (field.kind === 'text') result[field.key] = field.text
    else if (field.kind === 'related') result[field.key] = null
    else {
      const inner: unknown = Reflect.get(value, field.name)
      // As in Hasura, an object that the webhook left out stays out; a scalar becomes null.
      if (inner !== undefined || !field.shape.fields) result[field.key] = projectAnswer(inner, field.shape)
    }
  }
  return result
}
