import type { Client } from 'pg'
import { matrix, writers } from '../permissions/matrix.ts'
import type { Session } from './graphql.ts'
import { readTables } from './metadata.ts'
import { readReferences, readUniqueKeys } from './references.ts'
import { readRelations } from './relations.ts'
import { readKeys } from './shape.ts'
import { rowsFor } from './tenants.ts'
import { type Row, rowsIn } from './worlds.ts'

export type Probe = {
  readonly name: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
  readonly tables: readonly string[]
}

const pick = (row: Row, columns: Iterable<string>): Row =>
  Object.fromEntries([...columns].map((column) => [column, row[column]]))
const without = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)))

const insert = (table: string, name: string, object: Row, onConflict?: object, tables = [table]): Probe => ({
  name,
  tables,
  query: `mutation ($objects: [${table}_insert_input!]!, $on_conflict: ${table}_on_conflict) {
    insert_${table}(objects: $objects, on_conflict: $on_conflict) { affected_rows } }`,
  variables: { objects: [object], ...(onConflict === undefined ? {} : { on_conflict: onConflict }) },
})

const update = (table: string, name: string, where: object, set: Row): Probe => ({
  name,
  tables: [table],
  query: `mutation ($where: ${table}_bool_exp!, $set: ${table}_set_input) {
    update_${table}(where: $where, _set: $set) { affected_rows } }`,
  variables: { where, set },
})

type Facts = {
  readonly files: ReturnType<typeof readTables>
  readonly references: Awaited<ReturnType<typeof readReferences>>
  readonly relations: Awaited<ReturnType<typeof readRelations>>
  readonly uniqueKeys: Awaited<ReturnType<typeof readUniqueKeys>>
  readonly keys: Awaited<ReturnType<typeof readKeys>>
}

class Probes {
  readonly #client: Client
  readonly #facts: Facts

  constructor(client: Client, facts: Facts) {
    this.#client = client
    this.#facts = facts
  }

  async of(table: string, row: Row, session: Session): Promise<readonly Probe[]> {
    return [
      ...(await this.#inserts(table, row, session)),
      ...(await this.#nested(table, row, session)),
      ...(await this.#updates(table, row, session)),
      ...this.#deletes(table, row, session),
    ]
  }

  async #oneRow(sql: string): Promise<Row | undefined> {
    return (await rowsIn(this.#client)(sql))[0]
  }

  #ownRow(table: string, session: Session): Promise<Row | undefined> {
    const own = writers[table]?.[session.role] ?? matrix[table]?.[session.role] ?? 'false'
    return this.#oneRow(
      `SELECT to_jsonb(t) AS row FROM "${table}" AS t WHERE ${rowsFor(session, own)} ORDER BY md5(t::text) LIMIT 1`,
    )
  }

  #permissionsOf(table: string, { role }: Session) {
    const file = this.#facts.files.find((each) => each.table.name === table)
    return {
      select: file?.select_permissions.find((each) => each.role === role)?.permission,
      insert: file?.insert_permissions.find((each) => each.role === role)?.permission,
      update: file?.update_permissions.find((each) => each.role === role)?.permission,
      delete: file?.delete_permissions.find((each) => each.role === role)?.permission,
    }
  }

  /** Requests that insert the row: a plain insert, and one for every way to handle a conflict. */
  #insertAnyhow(table: string, name: string, object: Row, session: Session): readonly Probe[] {
    const updated = [...(this.#permissionsOf(table, session).update?.columns ?? [])]
    const conflicts = this.#facts.uniqueKeys
      .filter((key) => key.table === table)
      .flatMap(({ name: constraint }) =>
        [[], ...(updated.length === 0 ? [] : [updated])].map((update_columns) => ({
          constraint,
          update_columns,
        })),
      )
    return [
      insert(table, name, object),
      ...conflicts.map((onConflict) =>
        insert(
          table,
          `${name} on conflict of ${onConflict.constraint} ${onConflict.update_columns.length === 0 ? 'nothing' : 'update'}`,
          object,
          onConflict,
        ),
      ),
    ]
  }

  async #inserts(table: string, row: Row, session: Session): Promise<readonly Probe[]> {
    const columns = this.#permissionsOf(table, session).insert?.columns
    if (columns === undefined) return []
    const object = pick(row, columns)
    const probes = [...this.#insertAnyhow(table, 'insert', object, session)]
    // Combines one of the user's own rows with other accounts' rows.
    for (const { column, to, key, isList } of this.#facts.references.filter((each) => each.table === table)) {
      if (!(column in object) || matrix[to]?.[session.role] === 'true') continue
      const own = await this.#ownRow(to, session)
      if (own === undefined) continue
      const mixed = { ...object, [column]: isList ? [own[key]] : own[key] }
      probes.push(...this.#insertAnyhow(table, `insert with an own ${column}`, mixed, session))
    }
    return probes
  }

  /** Inserts a row together with its parent, nested from either side. */
  async #nested(table: string, row: Row, session: Session): Promise<readonly Probe[]> {
    const columns = this.#permissionsOf(table, session).insert?.columns
    if (columns === undefined) return []
    const probes: Probe[] = []
    for (const relation of this.#facts.relations) {
      const isBelow = relation.to === table
      const other = isBelow ? relation.from : relation.to
      const otherColumns = this.#permissionsOf(other, session).insert?.columns
      const [reference, another] = this.#facts.references.filter(
        (each) => each.table === table && each.to === other && !each.isList,
      )
      if ((!isBelow && relation.from !== table) || otherColumns === undefined) continue
      if (reference === undefined || row[reference.column] === null) continue
      // If the parent's insert is nested in the child's, the parent must fill the column, and only one column can refer
      // to the parent.
      if (!isBelow && (another !== undefined || !columns.includes(reference.column))) continue
      const parent = await this.#oneRow(
        `SELECT to_jsonb(t) AS row FROM "${other}" AS t WHERE "${reference.key}" = '${String(row[reference.column])}'`,
      )
      if (parent === undefined) continue
      const child = without(pick(row, columns), [reference.column])
      const whole = pick(parent, otherColumns)
      const pkey = (name: string) => ({ constraint: `${name}_pkey`, update_columns: [] })
      for (const on_conflict of [undefined, pkey(relation.to)]) {
        const words = `${relation.from} with its ${relation.name}${on_conflict ? ' on conflict' : ''}`
        const inner = (data: Row) => ({
          [relation.name]: { data: relation.isList ? [data] : data, ...(on_conflict ? { on_conflict } : {}) },
        })
        probes.push(
          isBelow
            ? insert(other, words, { ...whole, ...inner(child) }, undefined, [table, other])
            : insert(table, words, { ...child, ...inner(whole) }, undefined, [table, other]),
        )
      }
    }
    return probes
  }

  #whereOf(table: string, row: Row, session: Session): object | undefined {
    const seen = [...(this.#permissionsOf(table, session).select?.columns ?? [])]
    const columns = (this.#facts.keys.get(table) ?? []).map(({ column }) => column)
    if (!columns.every((column) => seen.includes(column))) return undefined
    return Object.fromEntries(columns.map((column) => [column, { _eq: row[column] }]))
  }

  /**
   * Requests that update the stranger's row, or that make one of the user's own rows equal to it where primary keys
   * and references could conflict.
   */
  async #updates(table: string, row: Row, session: Session): Promise<readonly Probe[]> {
    const columns = this.#permissionsOf(table, session).update?.columns
    if (columns === undefined) return []
    const all = pick(row, columns)
    const theirs = this.#whereOf(table, row, session)
    const probes = theirs === undefined ? [] : [update(table, 'update of it', theirs, all)]
    const own = await this.#ownRow(table, session)
    const mine = own === undefined ? undefined : this.#whereOf(table, own, session)
    if (mine === undefined) return probes
    const meeting = [...columns].filter(
      (column) =>
        this.#facts.references.some((each) => each.table === table && each.column === column) ||
        this.#facts.uniqueKeys.some((key) => key.table === table && key.columns.includes(column)),
    )
    return [
      ...probes,
      update(table, 'update of an own row', mine, all),
      ...meeting.map((column) => update(table, `update of an own ${column}`, mine, pick(row, [column]))),
    ]
  }

  #deletes(table: string, row: Row, session: Session): readonly Probe[] {
    const theirs = this.#whereOf(table, row, session)
    if (this.#permissionsOf(table, session).delete === undefined || theirs === undefined) return []
    const query = `mutation ($where: ${table}_bool_exp!) { delete_${table}(where: $where) { affected_rows } }`
    return [{ name: 'delete of it', query, tables: [table], variables: { where: theirs } }]
  }
}

/** Mutations that try to find out if a stranger's row exists. Each is sent unchanged in every variant of the market. */
export const openProbes = async (client: Client): Promise<Probes> =>
  new Probes(client, {
    files: readTables(),
    references: await readReferences(client),
    relations: await readRelations(client),
    uniqueKeys: await readUniqueKeys(client),
    keys: await readKeys(client),
  })
