import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  buildSchema,
  type DocumentNode,
  getNamedType,
  isObjectType,
  Kind,
  type SelectionNode,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import { expect, it } from 'vitest'
import { readDocuments } from '../../bundle/documents.ts'
import { rowKeys } from '../lib/graphql.ts'

const schema = buildSchema(readFileSync(join(import.meta.dirname, '../../../schema.graphql'), 'utf8'))

type Selected = { document: string; row: string; fields: string[]; isChange: boolean }

const selectionsOf = ([document, node]: readonly [string, DocumentNode]): Selected[] => {
  const found: Selected[] = []
  const info = new TypeInfo(schema)
  const isChange = node.definitions.some((one) => 'operation' in one && one.operation === 'mutation')
  const fieldsOf = (name: string): string[] =>
    node.definitions.flatMap((one) =>
      one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name
        ? one.selectionSet.selections.flatMap(toNames)
        : [],
    )
  const toNames = (part: SelectionNode): string[] => {
    if (part.kind === Kind.FIELD) return [part.name.value]
    return part.kind === Kind.FRAGMENT_SPREAD ? fieldsOf(part.name.value) : []
  }
  visit(
    node,
    visitWithTypeInfo(info, {
      SelectionSet: ({ selections }, _key, parent) => {
        const row = getNamedType(info.getType())?.name
        const isField = parent !== undefined && 'kind' in parent && parent.kind === Kind.FIELD
        if (row && isField) found.push({ document, row, fields: selections.flatMap(toNames), isChange })
      },
    }),
  )
  return found
}

const selections = [...(await readDocuments())].flatMap(selectionsOf)

it('every GraphQL document selects the primary key of rows whose key is not `id`', () => {
  const keyed = selections.filter(({ row }) => rowKeys[row])
  expect(keyed.length).toBeGreaterThan(10)
  expect(keyed.filter(({ row, fields }) => rowKeys[row]?.some((key) => !fields.includes(key)))).toEqual([])
})

/** True for types of rows. Results of actions and counts are not rows. */
const isRow = (name: string): boolean => {
  const type = schema.getType(name)
  return isObjectType(type) && schema.getType(`${name}_bool_exp`) !== undefined
}

it('every row that a mutation returns has an id or a known primary key, so that the page updates', () => {
  const changed = selections.filter(({ isChange, row }) => isChange && isRow(row))
  expect(changed.length).toBeGreaterThan(10)
  expect(changed.filter(({ row, fields }) => !rowKeys[row] && !fields.includes('id'))).toEqual([])
})
