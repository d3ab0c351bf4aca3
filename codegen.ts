/** Written by `npm run codegen`: the client's types, from the schema and the client's documents. */
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
    // JSON representation: Hasura sends bigint as a number, dates and times as text.
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
    // Input types, shared by all documents.
    [inputs]: {
      plugins: ['typescript-operations'],
      config: { generateOperationTypes: false },
    },
    // One generated file next to each document, so that a screen loads only its own documents.
    [`${folder}/web/src/`]: {
      preset: 'near-operation-file',
      presetConfig: { folder: 'generated', extension: '.ts' },
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { inlineFragmentTypes: 'mask', importSchemaTypesFrom: inputs },
    },
  },
}

export default config
