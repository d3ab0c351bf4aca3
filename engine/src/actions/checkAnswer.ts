import { EngineError } from '../errors.ts'
import type { CustomTypes, TypeRef } from '../metadata/types.ts'

type Fail = (message: string) => EngineError

/**
 * Refuses a response that does not match the action's type (hasura-reference 8.3). Like Hasura, checks the shape of
 * the response and nulls in its fields, but not the field values.
 */
export function checkAnswer(body: unknown, type: TypeRef, types: CustomTypes, internal: unknown): void {
  check(body, type, types, (message) => new EngineError('unexpected', message, { internal }))
}

function check(value: unknown, type: TypeRef, types: CustomTypes, fail: Fail): void {
  if (type.kind === 'non-null') {
    checkNull(value, type.of, types, fail)
    check(value, type.of, types, fail)
    return
  }
  if (value === null || (type.kind === 'named' && isAnything(type.name, types))) return
  if (type.kind === 'list') {
    if (!Array.isArray(value)) throw fail('expecting array for the action webhook response')
    for (const item of value) check(item, type.of, types, fail)
  } else checkNamed(value, type.name, types, fail)
}

function checkNull(value: unknown, type: TypeRef, types: CustomTypes, fail: Fail): void {
  const isFree = type.kind === 'named' && isAnything(type.name, types)
  if (value === null && !isFree) throw fail('got null for the action webhook response')
}

const builtIn: ReadonlySet<string> = new Set(['Int', 'Float', 'String', 'Boolean', 'ID'])

/** Enums, custom scalars and Postgres types accept any JSON. */
function isAnything(name: string, types: CustomTypes): boolean {
  return !builtIn.has(name) && !types.objects.has(name)
}

const fitting: Readonly<Record<string, readonly string[]>> = {
  string: ['String', 'ID'],
  number: ['Int', 'Float'],
  boolean: ['Boolean'],
}

function checkNamed(value: unknown, name: string, types: CustomTypes, fail: Fail): void {
  if (Array.isArray(value)) throw fail(`got array for the action webhook response, expecting ${name}`)
  if (typeof value === 'object' && value !== null) {
    const object = types.objects.get(name)
    if (!object) throw fail(`got object for the action webhook response, expecting ${name}`)
    for (const field of object.fields) checkField(Reflect.get(value, field.name), field, fail)
  } else if (!fitting[typeof value]?.includes(name)) {
    // In this message too, Hasura calls a number a String.
    const shown = typeof value === 'boolean' ? 'Boolean' : 'String'
    throw fail(`got scalar ${shown} for the action webhook response, expecting ${name}`)
  }
}

function checkField(
  value: unknown,
  { name, type }: { readonly name: string; readonly type: TypeRef },
  fail: Fail,
): void {
  if (type.kind !== 'non-null') return
  if (value === undefined) throw fail(`field "${name}" expected in webhook response, but not found`)
  if (value === null) throw fail(`expecting not null value for field "${name}"`)
}
