/**
 * Settings that services read in addition to those in env.ts. The stack or docker-compose.yml sets them; no one sets
 * them by hand on one machine.
 */
import { listFiles, readText } from './files.ts'

const described: Record<string, string> = {
  HOST: 'the address to listen on; loopback by default',
  DATABASE_URL: 'the address of Postgres, for the gateway, the actions and the worker',
  HASURA_URL: 'the address of the engine or Hasura, for the gateway and the actions',
  HASURA_GRAPHQL_DATABASE_URL: 'the address of Postgres, for the engine or Hasura',
  HASURA_GRAPHQL_MAX_ANSWER_BYTES:
    'the maximum size of an answer, for the gateway and the engine; 4 MiB by default',
  TEMPORAL_ADDRESS: 'the gRPC address of Temporal, for the gateway, the actions and the worker',
  ACTIONS_URL: 'the address of the actions, for the engine or Hasura and for `/api/health`',
  WORKER_URL:
    "the address of the worker's health check, for `/api/health`; without it, the worker is not checked",
  SANDBOX_URL: 'the address of the sandbox; without it, there is no sandbox',
  WEB_DIST: 'the folder of the built client',
  WORKFLOW_BUNDLE:
    'the file of the bundled workflow code; without it, the worker bundles the code at startup',
}

const sources = ['gateway/src', 'actions/src', 'workflows/src', 'providers/src', 'sandbox/src']
const isProduct = (file: string) => file.endsWith('.ts') && !/\.test\.ts$|\/testing\//.test(file)

/**
 * Finds settings: `NAME: z.…` in a schema called environment, `environment.NAME`, and `const { NAME: name } =
 * environment`.
 */
export function settingsReadIn(text: string): string[] {
  const schema = text.match(/const environment = z\.object\(\{([\s\S]*?)\n\}\)/)?.[1] ?? ''
  const keys = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)]
  const members = [...text.matchAll(/\b(?:environment|process\.env)\.([A-Z][A-Z0-9_]+)/g)]
  const taken = [...text.matchAll(/const \{([^}]*)\} = (?:environment|process\.env)\b/g)].flatMap((match) => [
    ...(match[1] ?? '').matchAll(/([A-Z][A-Z0-9_]+)/g),
  ])
  return [...new Set([...keys, ...members, ...taken].flatMap((match) => match[1] ?? []))]
}

/** Compares the settings in the code with the documented settings. `known` contains the names in env.ts. */
export function compareSettings(read: ReadonlyMap<string, string>, known: readonly string[]): string[] {
  const told = new Set([...known, ...Object.keys(described)])
  const untold = [...read].filter(([name]) => !told.has(name))
  const unread = Object.keys(described).filter(
    (name) => !read.has(name) && !name.startsWith('HASURA_GRAPHQL_'),
  )
  return [
    ...untold.map(
      ([name, file]) =>
        `${file} reads ${name}: describe it in stack/env.ts or stack/check/serviceSettings.ts`,
    ),
    ...unread.map(
      (name) => `stack/check/serviceSettings.ts describes ${name}, which no service reads: remove it`,
    ),
  ]
}

export function serviceSettingsProblems(known: readonly string[]): string[] {
  const files = listFiles(...sources).filter(isProduct)
  const read = new Map(files.flatMap((file) => settingsReadIn(readText(file)).map((name) => [name, file])))
  return compareSettings(read, known)
}

/**
 * Finds the engine's settings in calls such as `read.boolean('DEV_MODE', …)`, and the two settings of each kind of
 * polling.
 */
export function engineSettingsIn(text: string): string[] {
  const plain = [...text.matchAll(/\bread\.\w+\(\s*'([A-Z][A-Z0-9_]+)'/g)].flatMap((match) => match[1] ?? [])
  const polled = [...text.matchAll(/\bpolling\(read, '([A-Z_]+)'\)/g)].flatMap(([, kind]) => [
    `${kind}_MULTIPLEXED_REFETCH_INTERVAL`,
    `${kind}_MULTIPLEXED_BATCH_SIZE`,
  ])
  return [...new Set([...plain, ...polled])].map((name) => `HASURA_GRAPHQL_${name}`).sort()
}

/** The list of settings that the engine takes from Hasura, in the document. */
export const engineSettingsList = () =>
  engineSettingsIn(readText('engine/src/settings.ts'))
    .map((name) => `\`${name}\``)
    .join(', ')

/** The second table of docs/settings.md. */
export function serviceSettingsTable(): string {
  const rows = Object.entries(described).map(([name, words]) => `| \`${name}\` | ${words} |`)
  return ['| setting | description |', '|---|---|', ...rows].join('\n')
}
