/** Reads the members of an input object. */
import { asObject, type Input, invalid } from './input.ts'
import type { InputDef, InputObject } from './type.ts'

export type Member<M> = { readonly name: string; readonly means: M; readonly input: Input }

export function memberOf<M>(type: InputObject<M>, name: string, at: string): InputDef<M> {
  const known = type.inputs().get(name)
  if (!known) throw invalid(`field '${name}' not found in type: '${type.name}'`, at)
  return known
}

/** Checks all names before it reads the first value. `expected` is the type with its `!`. */
export function members<M>(input: Input, type: InputObject<M>, expected = type.name): Member<M>[] {
  return asObject(input, expected).map(([name, value]) => {
    const { means } = memberOf(type, name, value.at)
    return { name, means, input: value }
  })
}

/** The members by their names. */
export function memberInputs(
  input: Input,
  type: InputObject<unknown>,
  expected = type.name,
): ReadonlyMap<string, Input> {
  return new Map(members(input, type, expected).map((member) => [member.name, member.input]))
}

export function required(given: ReadonlyMap<string, Input>, name: string, at: string): Input {
  const input = given.get(name)
  if (!input) throw invalid(`missing required field '${name}'`, at)
  return input
}
