/** The client's types from the schema and from its documents; `npm run codegen` writes both. */
import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: process.env.CODEGEN_SCHEMA ?? 'schema.graphql',
  documents: ['web/src/**/*.graphql'],
  ignoreNoDocuments: true,
  generates: {
    [process.env.CODEGEN_OUTPUT ?? 'web/src/generated/']: {
      preset: 'client',
      presetConfig: { fragmentMasking: { unmaskFunctionName: 'readFragment' } },
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        strictScalars: true,
        defaultScalarType: 'unknown',
        // What travels as JSON: Hasura sends bigint as a number, dates and times as text.
        scalars: {
          uuid: 'string',
          citext: 'string',
          bigint: 'number',
          smallint: 'number',
          numeric: 'number',
          float8: 'number',
          timestamptz: 'string',
          timestamp: 'string',
          date: 'string',
          time: 'string',
          interval: 'string',
          inet: 'string',
          bytea: 'string',
          json: 'unknown',
          jsonb: 'unknown',
        },
      },
    },
  },
}

export default config
