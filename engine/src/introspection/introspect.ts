import { asBoolean, asParameter, invalid, isNull } from '../plan/input.ts'
import { required } from '../plan/members.ts'
import {
  collectFields,
  type Field,
  fieldArguments,
  type PlanContext,
  refuseSelection,
  requireSelection,
} from '../plan/selection.ts'
import type { EnumValueDef } from '../plan/type.ts'
import { operandType } from '../schema/filter.ts'
import { DIRECTIVES, type DirectiveDef, INCLUDE_DEPRECATED, META_TYPES } from './metaTypes.ts'
import {
  byName,
  type ShownField,
  type ShownInput,
  type ShownType,
  type TypeSystem,
  typeSystem,
} from './typeSystem.ts'

/** A meta field's value: a leaf, or a type (`[author!]!`) or list of objects to select from. */
type Meta =
  | { readonly kind: 'leaf'; readonly value: unknown }
  | { readonly kind: 'type'; readonly name: string; readonly system: TypeSystem }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list'; readonly of: readonly MetaObject[] | undefined }

type MetaObject = {
  readonly type: string
  readonly fields: Readonly<Record<string, (deprecated: boolean) => Meta>>
}

/** An empty comment in the metadata counts as no comment. */
const described = (text: string | undefined) => leaf(text || null)

const leaf = (value: unknown) => (): Meta => ({ kind: 'leaf', value: value ?? null })

/** The introspection fields of the query type. */
export const META_FIELDS: ReadonlyMap<string, Field['takes']> = new Map([
  ['__schema', []],
  ['__type', [{ name: 'name' }]],
])

/** Copies the result, because its text consists of parts of longer strings and would keep those strings in memory. */
export const introspect = (field: Field, context: PlanContext): string =>
  Buffer.from(answer(field, context)).toString()

function answer(field: Field, context: PlanContext): string {
  const system = typeSystem(context.schema)
  if (field.name === '__schema') {
    fieldArguments(field, context)
    return select(field, schemaMeta(system), context)
  }
  const input = required(fieldArguments(field, context), 'name', `${field.at}.args.name`)
  const text = operandType('text', context.schema.model.catalog)
  const origin = asParameter(input, { pg: text, name: 'String', nullable: false, list: false }, 'String!')
  const name =
    origin.kind === 'constant'
      ? origin.text
      : origin.kind === 'variable'
        ? variableText(origin.name, context)
        : null
  const known = name !== null && (system.types.has(name) || META_TYPES.has(name)) ? name : undefined
  requireSelection(field)
  const meta = known === undefined ? undefined : typeMeta(known, system)
  // Checks the selected names even if the type does not exist and the result is null.
  const checked = select(field, meta ?? typeMeta('String', system), context)
  return meta ? checked : 'null'
}

function variableText(name: string, context: PlanContext): string | null {
  const source = { name, path: [] }
  context.variables.markValue(source)
  const value = context.variables.at(source)
  return typeof value === 'string' ? value : null
}

/**
 * The maximum size of a result. Types refer to each other in circles, so a query could ask for an endless result. The
 * usual tools stay below this size even with a thousand tables.
 */
const LONGEST_ANSWER = 2 ** 26

/** Fields that accept `includeDeprecated`. */
const DEPRECATED_TOO = new Set(['fields', 'enumValues', 'inputFields', 'args', 'directives'])
/** A selection of fields. It is prepared only once, because all selected objects have the same meta type. */
type Selected = {
  readonly fields: readonly Field[]
  /** Results by type name. They are cached because most fields of a schema use the same few types. */
  readonly texts: Map<string, string>
}

const selections = new WeakMap<Field, Selected>()

function selected(field: Field, object: MetaObject, context: PlanContext): Selected {
  const before = selections.get(field)
  if (before) return before
  requireSelection(field)
  const takes = (name: string) =>
    Object.hasOwn(object.fields, name) ? (DEPRECATED_TOO.has(name) ? INCLUDE_DEPRECATED : []) : undefined
  const fields = collectFields(field.sets, object.type, field.at, context, takes)
  const made = { fields, texts: new Map<string, string>() }
  selections.set(field, made)
  return made
}

function select(field: Field, object: MetaObject, context: PlanContext): string {
  let text = ''
  for (const inner of selected(field, object, context).fields) {
    const read = object.fields[inner.name]
    const isName = inner.name === '__typename' || !read
    text += `${text ? ',' : ''}"${inner.key}":${isName ? `"${object.type}"` : value(inner, read, context)}`
  }
  return `{${text}}`
}

function selectType(field: Field, name: string, system: TypeSystem, context: PlanContext): string {
  const known = selections.get(field)?.texts.get(name)
  if (known !== undefined) return known
  const text = select(field, typeMeta(name, system), context)
  selections.get(field)?.texts.set(name, text)
  return text
}

function value(field: Field, read: (deprecated: boolean) => Meta, context: PlanContext): string {
  const deprecated = fieldArguments(field, context).get('includeDeprecated')
  const meta = read(deprecated && !isNull(deprecated) ? asBoolean(deprecated, 'Boolean') : false)
  if (meta.kind === 'leaf') {
    refuseSelection(field)
    return JSON.stringify(meta.value)
  }
  requireSelection(field)
  if (meta.kind === 'nothing') return 'null'
  if (meta.kind === 'type') return selectType(field, meta.name, meta.system, context)
  return meta.of ? list(meta.of, (item) => select(field, item, context)) : 'null'
}

/** Builds a list. Only lists can make the result larger than its document, so the size is checked here. */
function list<T>(items: readonly T[], show: (item: T) => string): string {
  let text = ''
  for (const item of items) {
    text += text ? `,${show(item)}` : show(item)
    if (text.length > LONGEST_ANSWER) throw invalid('the introspection shows too much at once', '$')
  }
  return `[${text}]`
}

function schemaMeta(system: TypeSystem): MetaObject {
  const root = (name: string | undefined) => (): Meta =>
    name === undefined ? { kind: 'nothing' } : { kind: 'type', name, system }
  const all = [...system.types.keys(), ...META_TYPES.keys()].sort()
  return {
    type: '__Schema',
    fields: {
      description: leaf(null),
      queryType: root(system.query),
      mutationType: root(system.mutation),
      subscriptionType: root(system.subscription),
      types: () => ({ kind: 'list', of: all.map((name) => typeMeta(name, system)) }),
      directives: () => ({
        kind: 'list',
        of: DIRECTIVES.map((directive) => directiveMeta(directive, system)),
      }),
    },
  }
}

/** The kinds of a type from outside to inside: `[author!]!` becomes NON_NULL of LIST. */
function typeMeta(type: string, system: TypeSystem): MetaObject {
  if (type.endsWith('!')) return wrapper('NON_NULL', type.slice(0, -1), system)
  if (type.startsWith('[')) return wrapper('LIST', type.slice(1, -1), system)
  const def =
    system.types.get(type) ?? META_TYPES.get(type) ?? ({ kind: 'SCALAR', name: type } satisfies ShownType)
  return {
    type: '__Type',
    fields: {
      ...EMPTY_TYPE,
      kind: leaf(def.kind),
      name: leaf(def.name),
      description: described(def.description),
      fields: () => ({
        kind: 'list',
        of: def.kind === 'OBJECT' ? def.fields.map((field) => fieldMeta(field, system)) : undefined,
      }),
      inputFields: () => ({
        kind: 'list',
        of: def.kind === 'INPUT_OBJECT' ? def.inputs.map((input) => inputMeta(input, system)) : undefined,
      }),
      enumValues: () => ({
        kind: 'list',
        of: def.kind === 'ENUM' ? def.values.toSorted(byName).map(enumMeta) : undefined,
      }),
      interfaces: () => ({ kind: 'list', of: def.kind === 'OBJECT' ? [] : undefined }),
    },
  }
}

const noList = (): Meta => ({ kind: 'list', of: undefined })

const EMPTY_TYPE: MetaObject['fields'] = {
  kind: leaf(null),
  name: leaf(null),
  description: leaf(null),
  specifiedByURL: leaf(null),
  specifiedByUrl: leaf(null),
  isOneOf: leaf(false),
  fields: noList,
  inputFields: noList,
  enumValues: noList,
  interfaces: noList,
  possibleTypes: noList,
  ofType: () => ({ kind: 'nothing' }),
}

const wrapper = (kind: string, inner: string, system: TypeSystem): MetaObject => ({
  type: '__Type',
  fields: {
    ...EMPTY_TYPE,
    kind: leaf(kind),
    ofType: () => ({ kind: 'type', name: inner, system }),
  },
})

const CURRENT = { isDeprecated: leaf(false), deprecationReason: leaf(null) }

const fieldMeta = (field: ShownField, system: TypeSystem): MetaObject => ({
  type: '__Field',
  fields: {
    name: leaf(field.name),
    description: described(field.description),
    args: () => ({ kind: 'list', of: field.args.map((arg) => inputMeta(arg, system)) }),
    type: () => ({ kind: 'type', name: field.type, system }),
    ...CURRENT,
  },
})

const inputMeta = (input: ShownInput, system: TypeSystem): MetaObject => ({
  type: '__InputValue',
  fields: {
    name: leaf(input.name),
    description: described(input.description),
    type: () => ({ kind: 'type', name: input.type, system }),
    defaultValue: leaf(input.defaultValue),
    ...CURRENT,
  },
})

const enumMeta = (enumValue: EnumValueDef): MetaObject => ({
  type: '__EnumValue',
  fields: { name: leaf(enumValue.name), description: described(enumValue.description), ...CURRENT },
})

const directiveMeta = (directive: DirectiveDef, system: TypeSystem): MetaObject => ({
  type: '__Directive',
  fields: {
    name: leaf(directive.name),
    description: leaf(directive.description),
    locations: leaf(directive.locations),
    args: () => ({ kind: 'list', of: directive.args.map((arg) => inputMeta(arg, system)) }),
    isRepeatable: leaf(false),
  },
})
