/** The client's types from the schema and from its documents; `npm run codegen` writes both. */
import type { CodegenConfig } from '@graphql-codegen/cli'

const folder = process.env.CODEGEN_FOLDER ?? '.'
const inputs = `${folder}/web/src/generated/inputs.ts`

const config: CodegenConfig = {
  schema: `${folder}/schema.graphql`,
  documents: [`${folder}/web/src/**/*.graphql`],
  ignoreNoDocuments: true,
  config: {
    useTypeImports: true,
    importExtension: '.ts',
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
  generates: {
    // What variables are made of, once for all documents.
    [inputs]: {
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    // Each document in a file of its own beside it, so that a screen's part of the client holds its own documents only.
    [`${folder}/web/src/`]: {
      preset: 'near-operation-file',
      presetConfig: { folder: 'generated', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { inlineFragmentTypes: 'mask', importSchemaTypesFrom: inputs },
    },
  },
}

export default config
