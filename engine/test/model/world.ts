/** Three small tables that exist in memory for the model and in Postgres for the engine. */

export type Value = number | string | boolean | null
export type Row = Readonly<Record<string, Value>>
export type TableName = 'team' | 'task' | 'note'
export type ColumnType = 'int' | 'text' | 'bool'

export type Relation = {
  readonly kind: 'object' | 'array'
  readonly table: TableName
  /** Finds rows of `table` whose `remote` column equals our `local` column. */
  readonly local: string
  readonly remote: string
}

export type TableDefinition = {
  readonly columns: Readonly<Record<string, ColumnType>>
  readonly relations: Readonly<Record<string, Relation>>
}

export const TABLES: Readonly<Record<TableName, TableDefinition>> = {
  team: {
    columns: { id: 'int', name: 'text', size: 'int', owner: 'int' },
    relations: { tasks: { kind: 'array', table: 'task', local: 'id', remote: 'team_id' } },
  },
  task: {
    columns: { id: 'int', team_id: 'int', points: 'int', done: 'bool', owner: 'int' },
    relations: {
      team: { kind: 'object', table: 'team', local: 'team_id', remote: 'id' },
      notes: { kind: 'array', table: 'note', local: 'id', remote: 'task_id' },
    },
  },
  note: {
    columns: { id: 'int', task_id: 'int', body: 'text', stars: 'int' },
    relations: { task: { kind: 'object', table: 'task', local: 'task_id', remote: 'id' } },
  },
}

export const TABLE_NAMES: readonly TableName[] = ['team', 'task', 'note']

const at = <T>(list: readonly T[], index: number): T | null => list[index % list.length] ?? null

const rows = (count: number, make: (n: number) => Row): readonly Row[] =>
  Array.from({ length: count }, (_, index) => make(index + 1))

const WORDS = ['a', 'b', 'c', null]
const NUMBERS = [0, 3, null, 1, 5, 2, 4]

export type World = Readonly<Record<TableName, readonly Row[]>>

export const WORLD: World = {
  team: rows(4, (n) => ({ id: n, name: at(['a', 'b', 'c'], n), size: at(NUMBERS, n * 2), owner: n % 3 })),
  task: rows(10, (n) => ({
    id: n,
    team_id: 1 + ((n * 3) % 4),
    points: at(NUMBERS, n),
    done: at([true, false, null], n),
    owner: at([0, 1, 2, null], n * 5),
  })),
  note: rows(16, (n) => ({ id: n, task_id: 1 + ((n * 7) % 10), body: at(WORDS, n), stars: n % 6 })),
}

export const SCHEMA = `
create table team (id integer primary key, name text not null, size integer, owner integer not null);
create table task (id integer primary key, team_id integer not null references team, points integer, done boolean, owner integer);
create table note (id integer primary key, task_id integer not null references task, body text, stars integer not null);`

export const FILL = TABLE_NAMES.map(
  (table) =>
    `insert into ${table} select * from json_populate_recordset(null::${table}, '${JSON.stringify(WORLD[table])}');`,
).join('\n')

export const EMPTY = 'truncate team, task, note;'
