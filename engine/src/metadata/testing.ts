import { createFolder } from '../testing.ts'
import { lines } from './inconsistency.ts'
import { loadMetadata } from './loadMetadata.ts'
import { MetadataError } from './raw/shape.ts'
import type { Metadata } from './types.ts'

type Files = Readonly<Record<string, string>>

const database = `
- name: default
  kind: postgres
  configuration: {connection_info: {database_url: {from_env: PG}}}
  tables: "!include default/tables/tables.yaml"
`

export function loadFolder(files: Files): Metadata {
  const folder = createFolder(files)
  try {
    return loadMetadata(folder.path)
  } finally {
    folder.remove()
  }
}

export function load(files: Files): Metadata {
  return loadFolder({ 'version.yaml': 'version: 3\n', 'databases/databases.yaml': database, ...files })
}

export function refusals(files: Files): readonly string[] {
  try {
    return lines(load(files).inconsistencies)
  } catch (error) {
    if (!(error instanceof MetadataError)) throw error
    return error.faults
  }
}

export const oneTable = (yaml: string): Files => ({
  'databases/default/tables/tables.yaml': '- "!include public_book.yaml"\n',
  'databases/default/tables/public_book.yaml': yaml,
})
