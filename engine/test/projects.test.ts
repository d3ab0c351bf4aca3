import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Core } from '../src/core.ts'
import { EngineError } from '../src/errors.ts'
import { graphqlErrorBody } from '../src/http/reply.ts'
import { lines } from '../src/metadata/inconsistency.ts'
import { loadMetadata } from '../src/metadata/loadMetadata.ts'
import { MetadataError } from '../src/metadata/raw/shape.ts'
import type { Metadata } from '../src/metadata/types.ts'
import { createPool, createScratchDatabase, type ScratchDatabase } from './harness/database.ts'
import { createTestCore, sessionOf } from './harness/library.ts'

const PROJECTS = join(import.meta.dirname, 'projects')

type Probe = {
  readonly title: string
  readonly role: string
  readonly session?: Readonly<Record<string, string>>
  readonly query: string
  readonly answer: unknown
}

const probesOf = (project: string): readonly Probe[] =>
  JSON.parse(readFileSync(join(PROJECTS, project, 'probes.json'), 'utf8'))

type Notes = { readonly passedOver?: readonly string[]; readonly leftOut?: readonly string[] }

const notesOf = (project: string): Notes => {
  const file = join(PROJECTS, project, 'notes.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

const ask = async (core: Core, { query, role, session }: Probe): Promise<unknown> => {
  try {
    const context = { session: sessionOf(role, session), headers: {}, requestId: 'probe' }
    return JSON.parse((await core.execute({ query }, context)).body)
  } catch (thrown) {
    if (thrown instanceof EngineError) return JSON.parse(graphqlErrorBody(thrown, false))
    throw thrown
  }
}

/**
 * Four of these projects copy the structure of public projects: circles is coordinape, guilds is MetaFam's TheGame
 * (metadata version 2), clinic is cmdetect, planning is NASA's aerie.
 */
describe.each(readdirSync(PROJECTS))('serving the test project %s', (project) => {
  let database: ScratchDatabase
  let pool: pg.Pool
  let core: Core
  let metadata: Metadata

  beforeAll(async () => {
    database = await createScratchDatabase(readFileSync(join(PROJECTS, project, 'schema.sql'), 'utf8'))
    pool = createPool(database.url)
    metadata = loadMetadata(join(PROJECTS, project, 'metadata'))
    core = await createTestCore(pool, metadata)
  })

  afterAll(async () => {
    await pool?.end()
    await database?.drop()
  })

  test("the test project's metadata has no inconsistencies", () => {
    expect(core.inconsistencies).toEqual([])
  })

  test("the loader names the parts of the test project's metadata that it ignores or leaves out", () => {
    const { passedOver = [], leftOut = [] } = notesOf(project)
    expect(metadata.warnings).toEqual(passedOver)
    expect(lines(metadata.inconsistencies)).toEqual(leftOut)
  })

  test.each(probesOf(project).map((probe) => [probe.title, probe] as const))(
    'the test project gives the recorded response: %s',
    async (_title, probe) => {
      expect(await ask(core, probe)).toEqual(probe.answer)
    },
  )
})

/**
 * For each unsupported feature: a file that replaces one of the project's files. The error must name the file and the
 * feature.
 */
const UNSUPPORTED: readonly (readonly [feature: RegExp, file: string, yaml: string])[] = [
  [
    /remote schema/i,
    'remote_schemas.yaml',
    '- {name: other, definition: {url: "http://x", timeout_seconds: 60}}',
  ],
  [
    /REST endpoint/i,
    'rest_endpoints.yaml',
    '- {name: r, url: r, methods: [GET], definition: {query: {collection_name: a, query_name: b}}}',
  ],
  [/mssql/i, 'databases/databases.yaml', '- {name: default, kind: mssql, configuration: {}, tables: []}'],
  [
    /source|database/i,
    'databases/databases.yaml',
    `[${['a', 'b'].map((name) => `{name: ${name}, kind: postgres, configuration: {connection_info: {database_url: x}}, tables: []}`).join(', ')}]`,
  ],
  [
    /naming_convention|customization/i,
    'databases/databases.yaml',
    '- {name: a, kind: postgres, customization: {naming_convention: graphql-default}, configuration: {connection_info: {database_url: x}}, tables: []}',
  ],
  [
    /native quer/i,
    'databases/databases.yaml',
    '- {name: a, kind: postgres, native_queries: [{root_field_name: x}], configuration: {connection_info: {database_url: x}}, tables: []}',
  ],
  [
    /logical model/i,
    'databases/databases.yaml',
    '- {name: a, kind: postgres, logical_models: [{name: x}], configuration: {connection_info: {database_url: x}}, tables: []}',
  ],
  [
    /remote.relationship/i,
    'databases/default/tables/crm_stage.yaml',
    'table: {schema: crm, name: stage}\nremote_relationships: [{name: r, definition: {to_remote_schema: {}}}]',
  ],
  [
    /validate_input/i,
    'databases/default/tables/crm_stage.yaml',
    'table: {schema: crm, name: stage}\ninsert_permissions: [{role: x, permission: {check: {}, columns: [], validate_input: {type: http, definition: {url: "http://x"}}}}]',
  ],
  [/colour/, 'databases/default/tables/crm_stage.yaml', 'table: {schema: crm, name: stage}\ncolour: red'],
  [
    /flter/,
    'databases/default/tables/crm_stage.yaml',
    'table: {schema: crm, name: stage}\nselect_permissions: [{role: x, permission: {columns: [], flter: {}}}]',
  ],
]

const refusals = (folder: string): readonly string[] => {
  try {
    return lines(loadMetadata(folder).inconsistencies)
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error
    return error.faults
  }
}

describe('refusing unsupported features at startup', () => {
  test.each(UNSUPPORTED)(
    "an unsupported feature stops the engine's start with one line that names its file and matches %s",
    (feature, file, yaml) => {
      const folder = mkdtempSync(join(tmpdir(), 'engine-project-'))
      try {
        cpSync(join(PROJECTS, 'cli-export/metadata'), folder, { recursive: true })
        mkdirSync(dirname(join(folder, file)), { recursive: true })
        writeFileSync(join(folder, file), yaml)
        const [line = '', ...others] = refusals(folder)
        expect(others).toEqual([])
        expect(line).toMatch(feature)
        expect(line).toContain(file)
      } finally {
        rmSync(folder, { recursive: true, force: true })
      }
    },
  )
})
