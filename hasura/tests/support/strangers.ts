import type { Client } from 'pg'
import { matrix, writers } from '../permissions/matrix.ts'
import type { Session } from './graphql.ts'
import { readTables, type TableFile } from './metadata.ts'
import { readReferences } from './references.ts'
import { isView, readKeys } from './shape.ts'
import { rowsFor } from './tenants.ts'
import { at, type Change, type Place, type Row, rowsIn } from './worlds.ts'

export type World = {
  readonly world: string
  readonly changes: readonly Change[]
  readonly places: readonly Place[]
}

/**
 * Columns with names that must be unique in the whole market. Using a name that is already taken fails without
 * revealing its owner.
 */
const sharedNames: Readonly<Record<string, string>> = { creator_page: 'slug', user: 'display_name' }

/** Tables of row owners. Only users who can see an owner can refer to it. */
const people = ['user', 'creator', 'company']

/** Columns that show a row's kind. The first column that a table has is used. */
const kinds = ['kind', 'status', 'type', 'side']

const isWritten = (file: TableFile): boolean =>
  file.insert_permissions.length + file.update_permissions.length + file.delete_permissions.length > 0

const readers = (table: string, { role }: Session): string => matrix[table]?.[role] ?? 'false'

const sayPlace = ({ table, key }: Place): string => `${table} ${Object.values(key).join('/')}`

type Facts = {
  readonly files: readonly TableFile[]
  readonly references: Awaited<ReturnType<typeof readReferences>>
  readonly keys: ReadonlyMap<string, readonly string[]>
}

/** Rows of other accounts, and variants of the market in which these rows differ. */
class Strangers {
  readonly #facts: Facts
  readonly #rowsOf: ReturnType<typeof rowsIn>

  constructor(client: Client, facts: Facts) {
    this.#rowsOf = rowsIn(client)
    this.#facts = facts
  }

  get keys(): ReadonlyMap<string, readonly string[]> {
    return this.#facts.keys
  }

  #placeOf(table: string, row: Row): Place {
    return {
      table,
      key: Object.fromEntries(
        (this.#facts.keys.get(table) ?? []).map((column) => [column, String(row[column])]),
      ),
    }
  }

  #isSeen(table: string, session: Session): string {
    return `coalesce((${rowsFor(session, readers(table, session))}), false)`
  }

  /** SQL that is true for rows the user can change, and for their own rows that no one can change anymore. */
  #isOwn(table: string, session: Session): string {
    return `(coalesce((${rowsFor(session, writers[table]?.[session.role] ?? readers(table, session))}), false)
      OR to_jsonb(t) @> '${JSON.stringify(session.role === 'company' ? { company_id: session.companyId } : { creator_id: session.userId })}')`
  }

  /** The parents of a row, except tables that everyone can read. */
  #parentsOf(table: string, session: Session) {
    return this.#facts.references.filter(
      (each) =>
        each.table === table &&
        !each.isList &&
        this.#facts.keys.has(each.to) &&
        !people.includes(each.to) &&
        readers(each.to, session) !== 'true',
    )
  }

  /** Finds rows of a table: one for each combination of a visible or hidden row with visible or hidden parents. */
  of(table: string, session: Session): Promise<readonly Row[]> {
    const parents = this.#parentsOf(table, session).map(
      ({ column, to, key }) =>
        `EXISTS (SELECT FROM "${to}" WHERE "${to}"."${key}" = t."${column}" AND ${this.#isSeen(to, session)})`,
    )
    const ways = [this.#isSeen(table, session), ...parents].join(', ')
    return this.#rowsOf(`SELECT DISTINCT ON (${ways}) to_jsonb(t) AS row FROM "${table}" AS t
      WHERE NOT ${this.#isOwn(table, session)} ORDER BY ${ways}, md5(t::text)`)
  }

  #columnsOf(table: string): readonly string[] {
    return [
      ...(this.#facts.files
        .find((file) => file.table.name === table)
        ?.select_permissions.flatMap(({ permission }) => [...permission.columns]) ?? []),
    ]
  }

  /** Finds other hidden rows of the table, one per kind. */
  async #likes(place: Place, session: Session): Promise<readonly Place[]> {
    const kind = kinds.find((name) => this.#columnsOf(place.table).includes(name))
    const found =
      await this.#rowsOf(`SELECT ${kind === undefined ? '' : `DISTINCT ON ("${kind}")`} to_jsonb(t) AS row FROM "${place.table}" AS t
      WHERE NOT ${this.#isOwn(place.table, session)} AND NOT ${this.#isSeen(place.table, session)} AND NOT (${at(place)})
      ORDER BY ${kind === undefined ? '' : `"${kind}", `} md5(t::text) LIMIT 4`)
    return found.map((row) => this.#placeOf(place.table, row))
  }

  /** Finds the parents that a user can refer to in such a row, with all ancestors of these parents. */
  async #ancestorsOf(table: string, row: Row, session: Session): Promise<readonly Place[]> {
    const named = this.#facts.files
      .find((file) => file.table.name === table)
      ?.insert_permissions.find(({ role }) => role === session.role)?.permission.columns
    const found = new Map<string, Place>()
    const climb = async (from: string, below: Row, columns?: readonly string[]): Promise<void> => {
      for (const { column, to, key } of this.#parentsOf(from, session)) {
        if (columns?.includes(column) === false || below[column] === null) continue
        const [parent] = await this.#rowsOf(
          `SELECT to_jsonb(t) AS row FROM "${to}" AS t WHERE "${key}" = '${String(below[column])}'`,
        )
        if (parent === undefined) continue
        const place = this.#placeOf(to, parent)
        if (found.has(sayPlace(place))) continue
        found.set(sayPlace(place), place)
        await climb(to, parent)
      }
    }
    await climb(table, row, [...(named ?? [])])
    return [...found.values()]
  }

  /** The market, and variants in which the row or a parent is missing or different. */
  async worldsAround(table: string, row: Row, session: Session): Promise<readonly World[]> {
    const place = this.#placeOf(table, row)
    const ancestors = await this.#ancestorsOf(table, row, session)
    const places = [place, ...ancestors]
    const gone: Change = { place }
    const worlds: World[] = [
      { world: 'as it is', changes: [], places },
      { world: `without ${sayPlace(place)}`, changes: [gone], places },
    ]
    for (const like of await this.#likes(place, session))
      worlds.push({ world: `with the content of ${sayPlace(like)}`, changes: [{ place, like }], places })
    for (const ancestor of ancestors) {
      worlds.push({
        world: `without ${sayPlace(ancestor)} either`,
        changes: [gone, { place: ancestor }],
        places,
      })
      for (const [n, like] of (await this.#likes(ancestor, session)).entries()) {
        const change = { place: ancestor, like }
        const words = `${sayPlace(ancestor)} with the content of ${sayPlace(like)}`
        if (n === 0) worlds.push({ world: words, changes: [change], places })
        worlds.push({ world: `${words}, without ${sayPlace(place)}`, changes: [gone, change], places })
      }
    }
    return worlds
  }

  async lookAt(places: readonly Place[], session: Session): Promise<string> {
    const seen: unknown[] = []
    for (const place of places) {
      const columns = this.#facts.files
        .find((file) => file.table.name === place.table)
        ?.select_permissions.find(({ role }) => role === session.role)?.permission.columns
      const list = [...(columns ?? [])].map((column) => `"${column}"`).join(', ')
      const [row] = await this.#rowsOf(
        `SELECT to_jsonb(t) AS row FROM (SELECT ${list} FROM "${place.table}" WHERE ${at(place)} AND ${this.#isSeen(place.table, session)}) AS t`,
      )
      const [name] =
        sharedNames[place.table] === undefined
          ? []
          : await this.#rowsOf(
              `SELECT jsonb_build_object('taken', "${sharedNames[place.table]}") AS row FROM "${place.table}" WHERE ${at(place)}`,
            )
      seen.push(row ?? null, name ?? null)
    }
    return JSON.stringify(seen)
  }

  /** Tables whose hidden rows block deleting one of the user's rows or rows deleted with it. */
  async hiddenBarriers(table: string, session: Session): Promise<readonly string[]> {
    const hidden: string[] = []
    const climbed = new Set<string>()
    const descend = async (to: string, rows: string): Promise<void> => {
      climbed.add(to)
      for (const reference of this.#facts.references.filter((each) => each.to === to)) {
        const below = `"${reference.column}" IN (SELECT "${reference.key}" FROM "${to}" AS t WHERE ${rows})`
        if (reference.onDelete === 'forbids') {
          const [row] = await this.#rowsOf(`SELECT to_jsonb(t) AS row FROM "${reference.table}" AS t
            WHERE ${below} AND NOT ${this.#isSeen(reference.table, session)} LIMIT 1`)
          if (row !== undefined) hidden.push(reference.table)
        }
        if (reference.onDelete === 'follows' && !climbed.has(reference.table))
          await descend(reference.table, below)
      }
    }
    await descend(table, this.#isOwn(table, session))
    return hidden
  }
}

const keysOf = (
  { files, references }: Omit<Facts, 'keys'>,
  columns: Awaited<ReturnType<typeof readKeys>>,
): Facts['keys'] => {
  const keys = new Map<string, readonly string[]>()
  const keep = (table: string): void => {
    if (keys.has(table) || matrix[table] === undefined || isView(table)) return
    keys.set(
      table,
      (columns.get(table) ?? []).map(({ column }) => column),
    )
    for (const { to } of references.filter((each) => each.table === table)) keep(to)
  }
  for (const file of files.filter(isWritten)) keep(file.table.name)
  return keys
}

export const openStrangers = async (client: Client): Promise<Strangers> => {
  const facts = { files: readTables(), references: await readReferences(client) }
  return new Strangers(client, { ...facts, keys: keysOf(facts, await readKeys(client)) })
}
