/** Hasura's descriptions of an unexpected value, for error messages (hasura-reference 6.4). */
import { Kind, type ValueNode } from 'graphql'

export function found(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'a list'
  switch (typeof value) {
    case 'boolean':
      return 'a boolean'
    case 'string':
      return 'a string'
    case 'number':
    case 'bigint':
      return 'a number'
    default:
      return JSON.isRawJSON(value) ? 'a number' : 'an object'
  }
}

/** Kinds of values, named as in Hasura's JSON library. */
export function jsonKind(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (Array.isArray(value)) return 'Array'
  if (typeof value === 'number' || JSON.isRawJSON(value)) return 'Number'
  if (typeof value === 'boolean') return 'Boolean'
  return typeof value === 'string' ? 'String' : 'Object'
}

export const mismatch = (parser: string, wants: string, value: unknown): string =>
  `parsing ${parser} failed, expected ${wants}, but encountered ${jsonKind(value)}`

export function foundLiteral(node: ValueNode): string {
  switch (node.kind) {
    case Kind.NULL:
      return 'null'
    case Kind.BOOLEAN:
      return 'a boolean'
    case Kind.STRING:
      return 'a string'
    case Kind.INT:
      return 'an integer'
    case Kind.FLOAT:
      return 'a float'
    case Kind.ENUM:
      return 'an enum value'
    case Kind.LIST:
      return 'a list'
    case Kind.OBJECT:
      return 'an object'
    case Kind.VARIABLE:
      return 'a variable'
  }
}
