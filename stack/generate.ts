/** What is generated and committed: the GraphQL schema, the database's types, the client's types. */
import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './env.ts'
import { Fault } from './fault.ts'
import { node } from './services/context.ts'
import { engineFolders, engineProgram } from './services/database.ts'

export const generatedPaths = ['schema.graphql', 'database/src/generated.ts', 'web/src/generated']

/** Gives what was printed; a failure says it in the tool's own words, without its ticks for what went well. */
function runNode(args: string[], env: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(node, args, { cwd: root, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (!error) return resolve(stdout)
      const lines = stripVTControlCharacters(`${stderr}\n${stdout}`).split('\n')
      const words = lines.filter((line) => line.trim() !== '' && !/^\s*[❯✔]/.test(line))
      return reject(new Fault(words.join('\n') || error.message))
    })
  })
}

/** Writes everything under a folder, by default the repository itself, from a migrated database. */
export async function generate(env: Record<string, string>, target = root): Promise<void> {
  const inTarget = (path: string) => join(target, path)
  for (const path of generatedPaths) mkdirSync(dirname(inTarget(path)), { recursive: true })
  const folders = engineFolders({ HASURA_DIR: join(root, 'hasura') })
  writeFileSync(
    inTarget('schema.graphql'),
    await runNode([engineProgram, 'schema', ...folders.metadata], env),
  )
  await runNode(kyselyArgs(env.DATABASE_URL ?? '', inTarget('database/src/generated.ts')), env)
  if (!existsSync(join(root, 'web', 'src'))) return
  await runNode([join(root, 'node_modules/@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.ts'], {
    ...env,
    CODEGEN_SCHEMA: inTarget('schema.graphql'),
    CODEGEN_OUTPUT: `${inTarget('web/src/generated')}/`,
  })
}

function kyselyArgs(url: string, file: string): string[] {
  const program = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js')
  // Cents and counts stay far below 2^53: database/src/database.ts reads bigint as a number.
  const numbers = ['--type-mapping', '{"int8":"number"}']
  const options = [
    '--dialect',
    'postgres',
    '--default-schema',
    'public',
    '--include-pattern',
    'public.*',
    ...numbers,
  ]
  return [program, '--url', url, '--out-file', file, '--log-level', 'error', ...options]
}
