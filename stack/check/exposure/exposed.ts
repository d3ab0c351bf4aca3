/** Reads what the select permissions in the metadata expose: root fields and aggregations. */
import { parse } from 'yaml'
import { z } from 'zod'
import { listFiles, readText } from '../files.ts'
import type { Usage } from './usage.ts'

const queryFields = ['select', 'select_by_pk', 'select_aggregate'] as const
const subscriptionFields = [...queryFields, 'select_stream'] as const

const nameOf = {
  select: (table: string) => table,
  select_by_pk: (table: string) => `${table}_by_pk`,
  select_aggregate: (table: string) => `${table}_aggregate`,
  select_stream: (table: string) => `${table}_stream`,
}

const tableFile = z.object({
  table: z.object({ name: z.string() }),
  select_permissions: z
    .array(
      z.object({
        role: z.string(),
        permission: z.object({
          allow_aggregations: z.boolean().default(false),
          query_root_fields: z.array(z.enum(queryFields)).optional(),
          subscription_root_fields: z.array(z.enum(subscriptionFields)).optional(),
        }),
      }),
    )
    .default([]),
})

/** The permission that one role has to read one table. */
export type Permission = z.infer<typeof tableFile>['select_permissions'][number]['permission'] & {
  readonly table: string
  readonly role: string
}

export const readPermissions = (): Permission[] =>
  listFiles('hasura/metadata/databases/default/tables/public_*.yaml').flatMap((file) => {
    const { table, select_permissions } = tableFile.parse(parse(readText(file)))
    return select_permissions.map(({ role, permission }) => ({ ...permission, role, table: table.name }))
  })

/** The permission reduced to the fields that are used. */
export function leastOf({ table, role }: Permission, { fields, types }: Usage): Permission {
  const isUsed = (root: string) => (field: keyof typeof nameOf) =>
    fields.has(`${root}.${nameOf[field](table)}`)
  const suffixes = ['', '_bool_exp', '_order_by']
  return {
    table,
    role,
    allow_aggregations: suffixes.some((suffix) => types.has(`${table}_aggregate${suffix}`)),
    query_root_fields: queryFields.filter(isUsed('query_root')),
    subscription_root_fields: subscriptionFields.filter(isUsed('subscription_root')),
  }
}

/** Lists the parts of a permission that are not in the reduced one. A missing list exposes every root field. */
export function excessOf(given: Permission, least: Permission): string[] {
  const offered = <Field extends string>(all: readonly Field[]) =>
    all.filter((field) => field !== 'select_aggregate' || given.allow_aggregations)
  const query = given.query_root_fields ?? offered(queryFields)
  const subscription = given.subscription_root_fields ?? offered(subscriptionFields)
  return [
    ...query
      .filter((field) => !least.query_root_fields?.includes(field))
      .map((field) => `query_root_fields: ${field}`),
    ...subscription
      .filter((field) => !least.subscription_root_fields?.includes(field))
      .map((field) => `subscription_root_fields: ${field}`),
    ...(given.allow_aggregations && !least.allow_aggregations ? ['allow_aggregations'] : []),
  ]
}
