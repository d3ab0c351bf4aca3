import type { Environment } from '../settings.ts'

export type Options = {
  readonly values: {
    readonly metadata?: string | undefined
    readonly migrations?: string | undefined
    readonly seeds?: string | undefined
    readonly database?: string | undefined
    readonly 'database-name'?: string | undefined
    readonly endpoint?: string | undefined
    readonly 'admin-secret'?: string | undefined
    readonly port?: string | undefined
    readonly role?: string | undefined
    readonly from?: string | undefined
    readonly to?: string | undefined
    readonly up?: string | undefined
    readonly down?: string | undefined
    readonly version?: string | undefined
    readonly type?: string | undefined
    readonly name?: string | undefined
    readonly project?: string | undefined
    readonly file?: readonly string[] | undefined
    readonly 'up-sql'?: string | undefined
    readonly 'down-sql'?: string | undefined
    readonly 'skip-execution'?: boolean | undefined
    readonly 'delete-source'?: boolean | undefined
    readonly all?: boolean | undefined
    readonly 'allow-inconsistent'?: boolean | undefined
  }
  readonly positionals: readonly string[]
}

export class UsageError extends Error {}
/** An error whose message is enough for the user, so no stack trace is printed. */
export class OneLineError extends Error {}

export function metadataDirectory({ values }: Options): string {
  return values.metadata ?? process.env.HASURA_GRAPHQL_METADATA_DIR ?? 'metadata'
}

export function environmentOf({ values }: Options): Environment {
  return {
    ...process.env,
    ...(values.port !== undefined && { PORT: values.port }),
    ...(values.database !== undefined && { HASURA_GRAPHQL_DATABASE_URL: values.database }),
    ...(values['allow-inconsistent'] && { HASURA_GRAPHQL_ALLOW_INCONSISTENT_METADATA: 'true' }),
    ...(values['admin-secret'] !== undefined && { HASURA_GRAPHQL_ADMIN_SECRET: values['admin-secret'] }),
  }
}

export function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
