import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createFolder, until } from '../testing.ts'

export const project = {
  'metadata/version.yaml': 'version: 3\n',
  'metadata/databases/databases.yaml': `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: HASURA_GRAPHQL_DATABASE_URL}}}
  tables:
    - table: {schema: public, name: book}
      event_triggers:
        - name: on_book
          definition: {insert: {columns: '*'}}
          retry_conf: {num_retries: 5, interval_sec: 0, timeout_sec: 20}
          webhook: '{{HOOK}}'
`,
  'migrations/default/1_books/up.sql': 'create table book (id int primary key)',
  'migrations/default/1_books/down.sql': 'drop table book',
}

export type Program = {
  readonly child: ChildProcess
  readonly exit: Promise<number | null>
  readonly output: () => string
}

export function createPrograms(environment: () => Readonly<Record<string, string>>) {
  const folder = createFolder(project)
  const running: ChildProcess[] = []

  function run(args: readonly string[], extra: Readonly<Record<string, string>> = {}): Program {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../cli.mjs'), ...args], {
      cwd: folder.path,
      env: {
        PATH: process.env.PATH,
        HASURA_GRAPHQL_ADMIN_SECRET: 's',
        PORT: '0',
        ...environment(),
        ...extra,
      },
    })
    running.push(child)
    let output = ''
    const keep = (data: Buffer) => {
      output += data
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
    return { child, exit, output: () => output }
  }

  async function serve(
    args: readonly string[] = [],
    extra: Readonly<Record<string, string>> = {},
  ): Promise<Program & { readonly url: string }> {
    const engine = run(['serve', ...args], extra)
    const address = () => /serving on (http:\/\/[\d.:]+)/.exec(engine.output())?.[1]
    await until(() => address() !== undefined || engine.child.exitCode !== null, 15_000)
    const url = address()
    if (url === undefined) throw new Error(engine.output())
    return { ...engine, url }
  }

  return {
    run,
    serve,
    killAll: () => {
      for (const child of running.splice(0)) child.kill('SIGKILL')
    },
    remove: folder.remove,
  }
}

export async function ask(url: string, query: string): Promise<unknown> {
  const response = await fetch(`${url}/v1/graphql`, {
    method: 'POST',
    headers: { 'x-hasura-admin-secret': 's' },
    body: JSON.stringify({ query }),
  })
  return response.json()
}
