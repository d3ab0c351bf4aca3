import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { createFolder } from '../testing.ts'
import { readMigrations } from './folder.ts'
import { createMigration, createSeed, removeMigrations, squashMigrations } from './write.ts'

const folders: { remove: () => void }[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) folder.remove()
})

function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = createFolder(files)
  folders.push(folder)
  return folder.path
}

const four = {
  'default/1_one/up.sql': 'create table one ();\n',
  'default/1_one/down.sql': 'drop table one;',
  'default/5_two/up.sql': 'create table two ();',
  'default/5_two/down.sql': 'drop table two;',
  'default/9_three/up.sql': 'create table three ();',
  'default/20_four/up.sql': 'create table four ();',
}

test('a new migration has empty up.sql and down.sql files and comes last', () => {
  const directory = folderOf(four)
  const path = createMigration(directory, 'default', 'add_book', { up: '', down: '' })
  expect(readFileSync(join(path, 'up.sql'), 'utf8')).toBe('')
  expect(readMigrations(directory, 'default').at(-1)?.name).toBe('add_book')
  expect(() => createMigration(directory, 'default', 'a/b', { up: '', down: '' })).toThrow(
    '"a/b": a name can contain only',
  )
})

test("a project's first migration and first seed create their folders", () => {
  const directory = join(folderOf({}), 'migrations')
  expect(createMigration(directory, 'main', 'a', { up: 'select 1', down: '' })).toMatch(
    /migrations\/main\/\d{13}_a$/,
  )
  expect(createSeed(join(directory, '../seeds'), 'main', 's')).toMatch(/seeds\/main\/\d{13}_s\.sql$/)
})

test('a squashed migration contains its migrations in order, undoes them in reverse order, and has the last version', () => {
  const directory = folderOf(four)
  const { path, squashed, version } = squashMigrations(directory, 'default', {
    from: 1n,
    to: 9n,
    name: 'start',
  })
  expect(version).toBe(10n)
  expect(readFileSync(join(path, 'up.sql'), 'utf8')).toBe(
    '-- 1_one\ncreate table one ();\n\n-- 5_two\ncreate table two ();\n\n-- 9_three\ncreate table three ();\n',
  )
  expect(readFileSync(join(path, 'down.sql'), 'utf8')).toBe(
    '-- 9 has no down.sql\n\n-- 5_two\ndrop table two;\n\n-- 1_one\ndrop table one;\n',
  )
  removeMigrations(squashed)
  expect(readMigrations(directory, 'default').map(({ name }) => name)).toEqual(['start', 'four'])
})

test('squashing migrations that do not exist changes nothing', () => {
  const directory = folderOf(four)
  expect(() => squashMigrations(directory, 'default', { from: 2n, name: 'x' })).toThrow('no migration 2')
  expect(() => squashMigrations(directory, 'default', { from: 1n, to: 6n, name: 'x' })).toThrow(
    'no migration 6',
  )
  expect(existsSync(join(directory, 'default/7_x'))).toBe(false)
  expect(readMigrations(directory, 'default')).toHaveLength(4)
})
