/** Collects the parts of a role's schema that documents use. */
import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInputType,
  isObjectType,
  TypeInfo,
  typeFromAST,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql'

export type Usage = {
  /** Fields such as `quest.name`, `query_root.quest_by_pk` or `quest_bool_exp.status`. */
  readonly fields: ReadonlySet<string>
  /** The types of these fields. */
  readonly types: ReadonlySet<string>
  /** True if the role sees this field, whether or not a document uses it. */
  readonly offers: (type: string, field: string) => boolean
}

/**
 * Adds the fields that a variable's value can use: every field of its type whose name occurs as a word in the code.
 * Without these words, every field would count as used.
 */
function addInput(
  type: GraphQLInputType,
  words: ReadonlySet<string>,
  fields: Set<string>,
  types: Set<string>,
): void {
  const named = getNamedType(type)
  if (types.has(named.name)) return
  types.add(named.name)
  if (!isInputObjectType(named)) return
  for (const field of Object.values(named.getFields())) {
    if (!words.has(field.name)) continue
    fields.add(`${named.name}.${field.name}`)
    addInput(field.type, words, fields, types)
  }
}

/** A document counts only if the role can send it, so none of its fields may be missing from the role's schema. */
export function usageOf(
  schema: GraphQLSchema,
  operations: readonly DocumentNode[],
  words: ReadonlySet<string>,
): Usage {
  const fields = new Set<string>()
  const types = new Set<string>()
  const byVariables = new Set<string>()
  for (const operation of operations) {
    if (validate(schema, operation).length > 0) continue
    const info = new TypeInfo(schema)
    visit(
      operation,
      visitWithTypeInfo(info, {
        VariableDefinition({ type }) {
          const input = typeFromAST(schema, type)
          if (isInputType(input)) addInput(input, words, fields, byVariables)
        },
        Field({ name }) {
          fields.add(`${info.getParentType()?.name}.${name.value}`)
          const type = info.getType()
          if (type) types.add(getNamedType(type).name)
        },
        // The key of a row: `quest_by_pk(id: …)`.
        Argument({ name }) {
          const type = info.getType()
          if (type) fields.add(`${getNamedType(type).name}.${name.value}`)
        },
        ObjectField({ name }) {
          fields.add(`${getNamedType(info.getParentInputType())?.name}.${name.value}`)
          const type = info.getInputType()
          if (type) types.add(getNamedType(type).name)
        },
        EnumValue({ value }) {
          fields.add(`${getNamedType(info.getInputType())?.name}.${value}`)
        },
      }),
    )
  }
  const offers = (name: string, field: string) => {
    const type = schema.getType(name)
    return isObjectType(type) && Object.hasOwn(type.getFields(), field)
  }
  return { fields, types: new Set([...types, ...byVariables]), offers }
}
