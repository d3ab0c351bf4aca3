/** Generates a page for each lifecycle from its tables, triggers and moves (docs/decisions/moves.md). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eventEntry, isEventName } from '@questboard/domain'
import { Client } from 'pg'
import { root } from './env.ts'
import { code, table } from './markdown.ts'

type Lifecycle = {
  readonly table: string
  readonly title: string
  /** The folder with the moves, below `moves/src`. */
  readonly moves: string
}

const lifecycles: readonly Lifecycle[] = [
  { table: 'activation', title: 'Activation', moves: 'activation' },
  { table: 'key_campaign_participant', title: 'Participant of a key campaign', moves: 'key-campaign' },
  { table: 'mission_run', title: 'Mission run', moves: 'mission-run' },
  { table: 'quest_run', title: 'Quest run', moves: 'quest-run' },
]

export const lifecyclePages = lifecycles.map(({ moves }) => `docs/lifecycles/${moves}.md`)

type Row = Readonly<Record<string, string | null>>

const statusesOf = async (client: Client, { table: name }: Lifecycle): Promise<string> => {
  const { rows } = await client.query<Row>(`select value, comment from ${name}_status order by ctid`)
  return table(
    ['status', 'meaning'],
    rows.map(({ value, comment }) => [code([value ?? '']), comment ?? '']),
  )
}

/** The notifications of an event, from the domain's catalog. */
const notificationsOf = (event: string): readonly string[] => {
  if (!isEventName(event)) return []
  const { tells } = eventEntry(event)
  return typeof tells === 'string' ? [] : tells
}

const transitionsOf = async (client: Client, { table: name }: Lifecycle): Promise<string> => {
  const { rows } = await client.query<Row>(
    `select from_status, to_status, coalesce(event, '') as event from ${name}_transition order by ctid`,
  )
  return table(
    ['from', 'to', 'event', 'notifications'],
    rows.map(({ from_status, to_status, event }) => [
      code([from_status ?? '']),
      code([to_status ?? '']),
      code([event ?? ''].filter((word) => word !== '')),
      code(notificationsOf(event ?? '')),
    ]),
  )
}

const bodyOf = async (client: Client, name: string): Promise<string> => {
  const { rows } = await client.query<Row>('select prosrc as body from pg_proc where proname = $1', [name])
  return rows[0]?.body ?? ''
}

/** The preconditions of a status in words, from the function that checks them for all writers. */
const preconditionsOf = (body: string): string => {
  const [, ...parts] = body.split(/\n {4}WHEN '(?=[A-Z_]+' THEN)/)
  return table(
    ['status', 'needs'],
    parts.map((part) => {
      const status = /^[A-Z_]+/.exec(part)?.[0] ?? ''
      const needs = [...part.matchAll(/THEN\s+'([^']+)'/g)].flatMap(([, words]) => words ?? [])
      return [code([status]), [...new Set(needs)].join('; ')]
    }),
  )
}

/** The messages of refused changes, from the table's function and the steps that it calls. */
const refusalsOf = async (client: Client, { table: name }: Lifecycle): Promise<string> => {
  const own = await bodyOf(client, `${name}_refuse`)
  const steps = new Set([...own.matchAll(/\b(refuse_\w+)\(/g)].flatMap(([, step]) => step ?? []))
  const bodies = [own]
  for (const step of steps) bodies.push(await bodyOf(client, step))
  const refusals = bodies.flatMap((body) => [
    ...body.matchAll(/refuse\('(\w+)',\s*(?:format\()?'((?:[^']|'')+?) ?'/g),
  ])
  const lines = refusals.map(([, rule, words]) => [code([rule ?? '']), (words ?? '').replaceAll("''", "'")])
  const unique = new Map(lines.map((line) => [line.join(' '), line]))
  return table(['rule', 'words'], [...unique.values()])
}

const checksOf = async (client: Client, lifecycle: Lifecycle): Promise<string> => {
  const lacks = `${lifecycle.table}_lacks`
  const body = await bodyOf(client, lacks)
  return body === ''
    ? `## Refusals

\`${lifecycle.table}_refuse\` refuses a change for every writer. \`%s\` stands for a value.

${await refusalsOf(client, lifecycle)}`
    : `## Preconditions

\`${lacks}\` refuses a status that lacks one of these, unless it does not apply to the transition.

${preconditionsOf(body)}`
}

const triggersOf = async (client: Client, { table: name }: Lifecycle): Promise<string> => {
  const { rows } = await client.query<Row>(
    `select case when tgtype & 2 > 0 then 'before' else 'after' end as timing,
            concat_ws(', ', case when tgtype & 4 > 0 then 'insert' end, case when tgtype & 16 > 0 then 'update' end,
                      case when tgtype & 8 > 0 then 'delete' end) as events,
            tgname as name, coalesce(obj_description(pg_trigger.oid, 'pg_trigger'), '') as kind,
            coalesce(obj_description(tgfoid, 'pg_proc'), '') as what
       from pg_trigger where tgrelid = $1::regclass and not tgisinternal
      order by timing desc, tgname collate "C"`,
    [name],
  )
  return table(
    ['when', 'trigger', 'kind', 'what it does'],
    rows.map((row) => [
      `${row.timing} ${row.events}`,
      code([row.name ?? '']),
      row.kind ?? '',
      row.what ?? '',
    ]),
  )
}

/** The quoted words of a list such as `['company', 'time']`, or of the constant to which a name refers. */
const wordsOf = (source: string, text: string): readonly string[] => {
  if (source.startsWith('[')) return [...source.matchAll(/'(\w+)'/g)].flatMap(([, word]) => word ?? [])
  const constant = new RegExp(`const ${source} = (\\[[^\\]]*\\])`).exec(text)?.[1]
  return constant === undefined ? [] : wordsOf(constant, text)
}

const firstSentence = (comment: string): string => {
  const plain = comment
    .replace(/^\s*\*\s?/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
  return /^.*?[.](?= |$)/.exec(plain)?.[0] ?? plain
}

const moveNames = /makeMove(?:<\w+>)?\(transaction, '(\w+)'/g

/** A line for each move of a file. All moves of a file have the statuses and actors that the file names. */
const movesIn = (text: string, shared: string): readonly (readonly string[])[] =>
  [...text.matchAll(moveNames)].flatMap(([, name], _, all) => {
    if (name === undefined) return []
    const comment = new RegExp(`/\\*\\*((?:(?!\\*/)[^])*)\\*/\\n(?:export )?const ${name} =`).exec(text)?.[1]
    const from = /\bfrom: (\[[^\]]*\]|\w+)/.exec(text)?.[1] ?? ''
    const who = /\bwho(?::| =) (\[[^\]]*\])/.exec(text)?.[1] ?? ''
    const types = [...text.matchAll(/type: '([A-Z_]+)'/g)].flatMap(([, type]) => type ?? [])
    // If a file has several moves, its entries do not say which move writes them.
    const history = all.length === 1 ? types : []
    return [
      [
        code([name]),
        firstSentence(comment ?? ''),
        code(wordsOf(from, `${text}\n${shared}`)),
        wordsOf(who, text).join(', '),
        code([...new Set(history)]),
      ],
    ]
  })

const movesOf = ({ moves }: Lifecycle): string => {
  const folder = join(root, 'moves/src', moves)
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'))
  const shared = texts.join('\n')
  return table(
    ['move', 'what it does', 'from', 'who', 'history'],
    texts.flatMap((text) => movesIn(text, shared)),
  )
}

const pageOf = async (client: Client, lifecycle: Lifecycle): Promise<string> => `# ${lifecycle.title}

\`npm run codegen\` writes this page from the database and from \`moves/src/${lifecycle.moves}\`.

## Statuses

${await statusesOf(client, lifecycle)}

## Transitions

Each change of status emits its event.

${await transitionsOf(client, lifecycle)}

${await checksOf(client, lifecycle)}

## Moves

The columns after the description are filled where the move's own file names them.

${movesOf(lifecycle)}

## Triggers

Postgres fires the triggers of one event in this order, and deferred ones at the end of the transaction.

${await triggersOf(client, lifecycle)}
`

/** The pages by path, from a migrated database. */
export async function writtenLifecycles(url: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const pages = new Map<string, string>()
    for (const [index, lifecycle] of lifecycles.entries())
      pages.set(lifecyclePages[index] ?? '', await pageOf(client, lifecycle))
    return pages
  } finally {
    await client.end()
  }
}
