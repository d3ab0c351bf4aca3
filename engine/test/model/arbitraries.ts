import fc from 'fast-check'
import type { Expression, Json, Node, Permissions, SelectPermission } from './evaluate.ts'
import { type ColumnType, TABLE_NAMES, TABLES, type TableName } from './world.ts'

export const SESSION = { 'x-hasura-user-id': '1', 'x-hasura-level': '3' }

const number = fc.integer({ min: 0, max: 5 })
const word = fc.constantFrom('a', 'b', 'c')

type Place = 'permission' | 'query'

const constantOf = (type: ColumnType, place: Place): fc.Arbitrary<Json> => {
  if (type === 'bool') return fc.boolean()
  if (type === 'text') return word
  // Session variables are allowed only in permissions, not in queries.
  return place === 'query' ? number : fc.oneof(number, fc.constantFrom('X-Hasura-User-Id', 'x-hasura-level'))
}

const single = (operator: string, value: fc.Arbitrary<Json>): fc.Arbitrary<Expression> =>
  value.map((each) => ({ [operator]: each }))

const columnOperators = (table: TableName, root: TableName): readonly fc.Arbitrary<Expression>[] => {
  const numbers = (of: TableName): string[] =>
    Object.entries(TABLES[of].columns).flatMap(([name, type]) => (type === 'int' ? [name] : []))
  const target: fc.Arbitrary<Json> = fc.oneof(
    fc.constantFrom(...numbers(table)),
    fc.constantFrom(...numbers(root)).map((name) => ['$', name]),
  )
  return ['_ceq', '_cgt', '_clte'].map((operator) => single(operator, target))
}

const operators = (
  table: TableName,
  type: ColumnType,
  place: Place,
  root: TableName,
): fc.Arbitrary<Expression> => {
  const constant = constantOf(type, place)
  const common = [
    single('_eq', constant),
    single('_neq', constant),
    single('_is_null', fc.boolean()),
    single('_in', fc.array(constant, { maxLength: 3 })),
    single('_nin', fc.array(constant, { maxLength: 2 })),
  ]
  const ordered = ['_gt', '_gte', '_lt', '_lte'].map((operator) => single(operator, constant))
  if (type !== 'int') return fc.oneof(...common)
  return fc.oneof(...common, ...ordered, ...(place === 'permission' ? columnOperators(table, root) : []))
}

const leaf = (table: TableName, place: Place, root: TableName): fc.Arbitrary<Expression> =>
  fc.oneof(
    ...Object.entries(TABLES[table].columns).map(([name, type]) =>
      single(name, operators(table, type, place, root)),
    ),
  )

const unrelated = (depth: number, root: TableName): fc.Arbitrary<Expression> =>
  fc.constantFrom(...TABLE_NAMES).chain((name) =>
    expression(name, depth - 1, 'permission', root).map((where) => ({
      _exists: { _table: { schema: 'public', name }, _where: where },
    })),
  )

export const expression = (
  table: TableName,
  depth: number,
  place: Place,
  root: TableName = table,
): fc.Arbitrary<Expression> => {
  if (depth === 0)
    return fc.oneof(
      { weight: 6, arbitrary: leaf(table, place, root) },
      { weight: 1, arbitrary: fc.constant({}) },
    )
  const inner = expression(table, depth - 1, place, root)
  const throughRelations = Object.entries(TABLES[table].relations).map(([name, relation]) =>
    single(name, expression(relation.table, depth - 1, place, root)),
  )
  return fc.oneof(
    leaf(table, place, root),
    single('_and', fc.array(inner, { maxLength: 2 })),
    single('_or', fc.array(inner, { maxLength: 2 })),
    single('_not', inner),
    ...throughRelations,
    ...(place === 'permission' ? [unrelated(depth, root)] : []),
  )
}

const selectPermission = (table: TableName): fc.Arbitrary<SelectPermission> =>
  fc
    .record({
      columns: fc.subarray(Object.keys(TABLES[table].columns), { minLength: 1 }),
      filter: expression(table, 3, 'permission'),
      limit: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 3 }),
      allow_aggregations: fc.boolean(),
    })
    // A limit needs a defined order, so the rows are sorted by id.
    .map(({ columns, limit, ...rest }) =>
      limit === undefined
        ? { ...rest, columns }
        : { ...rest, limit, columns: [...new Set(['id', ...columns])] },
    )

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(arbitrary, { nil: undefined, freq: 6 })

export const permissions: fc.Arbitrary<Permissions> = fc.record({
  team: maybe(selectPermission('team')),
  task: maybe(selectPermission('task')),
  note: maybe(selectPermission('note')),
})

/** Mostly columns that the role can see and sometimes others, so that both results and errors are tested. */
const columnsOf = (table: TableName, granted: Permissions): fc.Arbitrary<readonly string[]> => {
  const all = Object.keys(TABLES[table].columns)
  const allowed = granted[table]?.columns ?? all
  return fc.oneof(
    { weight: 9, arbitrary: fc.subarray([...allowed], { minLength: 1 }) },
    { weight: 1, arbitrary: fc.subarray(all, { minLength: 1 }) },
  )
}

const whereOf = (table: TableName): fc.Arbitrary<Expression> =>
  fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: expression(table, 2, 'query') })

const relationsOf = (
  table: TableName,
  granted: Permissions,
  depth: number,
): fc.Arbitrary<Record<string, Node>> => {
  if (depth === 0) return fc.constant({})
  const chosen = fc.subarray(Object.entries(TABLES[table].relations))
  return chosen.chain((entries) =>
    fc.record(
      Object.fromEntries(
        entries.map(([name, relation]) => [
          name,
          relation.kind === 'object'
            ? node(relation.table, granted, depth - 1).map((child) => ({
                ...child,
                where: {},
                limit: undefined,
                offset: 0,
              }))
            : node(relation.table, granted, depth - 1),
        ]),
      ),
    ),
  )
}

const node = (table: TableName, granted: Permissions, depth: number): fc.Arbitrary<Node> => {
  const ordered = granted[table]?.columns.includes('id') ?? false
  return fc.record({
    table: fc.constant(table),
    columns: columnsOf(table, granted),
    where: whereOf(table),
    limit: ordered
      ? fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined, freq: 2 })
      : fc.constant(undefined),
    offset: ordered ? fc.constantFrom(0, 0, 1, 3) : fc.constant(0),
    count: fc.constant(false),
    relations: relationsOf(table, granted, depth),
  })
}

export const query = (granted: Permissions): fc.Arbitrary<Node> => {
  const visible = TABLE_NAMES.filter((table) => granted[table])
  return fc
    .constantFrom(...(visible.length > 0 ? visible : TABLE_NAMES))
    .chain((table) => fc.tuple(node(table, granted, 2), fc.boolean()))
    .map(([root, count]) => ({ ...root, count }))
}
