/** The types and directives of introspection itself. */
import type { ShownField, ShownInput, ShownType } from './typeSystem.ts'

export type DirectiveDef = {
  readonly name: string
  readonly description: string
  readonly locations: readonly string[]
  readonly args: readonly ShownInput[]
}

const CONDITION: readonly ShownInput[] = [{ name: 'if', type: 'Boolean!' }]
const FIELDS = ['FIELD', 'FRAGMENT_SPREAD', 'INLINE_FRAGMENT']

export const DIRECTIVES: readonly DirectiveDef[] = [
  {
    name: 'include',
    description: 'whether this query should be included',
    locations: FIELDS,
    args: CONDITION,
  },
  { name: 'skip', description: 'whether this query should be skipped', locations: FIELDS, args: CONDITION },
  {
    name: 'cached',
    description: 'whether this query should be cached (Hasura Cloud only)',
    locations: ['QUERY'],
    args: [
      { name: 'refresh', description: 'refresh the cache entry', type: 'Boolean!', defaultValue: 'false' },
      { name: 'ttl', description: 'measured in seconds', type: 'Int!', defaultValue: '60' },
    ],
  },
  {
    name: '_multiple_top_level_fields',
    description: 'enables several top level fields in a subscription',
    locations: ['SUBSCRIPTION'],
    args: [],
  },
]

export const INCLUDE_DEPRECATED: readonly ShownInput[] = [
  { name: 'includeDeprecated', type: 'Boolean', defaultValue: 'false' },
]

const plain = (name: string, type: string): ShownField => ({ name, args: [], type })
const listing = (name: string, type: string): ShownField => ({
  name,
  args: INCLUDE_DEPRECATED,
  type,
})

export const META_TYPES: ReadonlyMap<string, ShownType> = new Map<string, ShownType>([
  ...metaEnums(),
  ...(
    [
      [
        '__Schema',
        [
          plain('description', 'String'),
          plain('directives', '[__Directive!]!'),
          plain('mutationType', '__Type'),
          plain('queryType', '__Type!'),
          plain('subscriptionType', '__Type'),
          plain('types', '[__Type!]!'),
        ],
      ],
      [
        '__Type',
        [
          plain('description', 'String'),
          listing('enumValues', '[__EnumValue!]'),
          listing('fields', '[__Field!]'),
          plain('inputFields', '[__InputValue!]'),
          plain('interfaces', '[__Type!]'),
          plain('kind', '__TypeKind!'),
          plain('name', 'String'),
          plain('ofType', '__Type'),
          plain('possibleTypes', '[__Type!]'),
        ],
      ],
      [
        '__Field',
        [
          plain('args', '[__InputValue!]!'),
          plain('deprecationReason', 'String'),
          plain('description', 'String'),
          plain('isDeprecated', 'Boolean!'),
          plain('name', 'String!'),
          plain('type', '__Type!'),
        ],
      ],
      [
        '__InputValue',
        [
          plain('defaultValue', 'String'),
          plain('description', 'String'),
          plain('name', 'String!'),
          plain('type', '__Type!'),
        ],
      ],
      [
        '__EnumValue',
        [
          plain('deprecationReason', 'String'),
          plain('description', 'String'),
          plain('isDeprecated', 'Boolean!'),
          plain('name', 'String!'),
        ],
      ],
      [
        '__Directive',
        [
          plain('args', '[__InputValue!]!'),
          plain('description', 'String'),
          plain('isRepeatable', 'Boolean!'),
          plain('locations', '[__DirectiveLocation!]!'),
          plain('name', 'String!'),
        ],
      ],
    ] as const
  ).map(([name, fields]): [string, ShownType] => [name, { name, kind: 'OBJECT', fields }]),
])

function metaEnums(): [string, ShownType][] {
  const kinds = ['ENUM', 'INPUT_OBJECT', 'INTERFACE', 'LIST', 'NON_NULL', 'OBJECT', 'SCALAR', 'UNION']
  const locations = [
    ...['ARGUMENT_DEFINITION', 'ENUM', 'ENUM_VALUE', 'FIELD', 'FIELD_DEFINITION', 'FRAGMENT_DEFINITION'],
    ...[
      'FRAGMENT_SPREAD',
      'INLINE_FRAGMENT',
      'INPUT_FIELD_DEFINITION',
      'INPUT_OBJECT',
      'INTERFACE',
      'MUTATION',
    ],
    ...['OBJECT', 'QUERY', 'SCALAR', 'SCHEMA', 'SUBSCRIPTION', 'UNION', 'VARIABLE_DEFINITION'],
  ]
  const values = (names: readonly string[]) => names.map((name) => ({ name }))
  return [
    ['__TypeKind', { name: '__TypeKind', kind: 'ENUM', values: values(kinds) }],
    ['__DirectiveLocation', { name: '__DirectiveLocation', kind: 'ENUM', values: values(locations) }],
  ]
}
