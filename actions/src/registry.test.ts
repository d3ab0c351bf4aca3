import { readdir, readFile } from 'node:fs/promises'
import { type DefinitionNode, Kind, parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { audiences } from './lib/audiences.ts'
import { loadActions } from './registry.ts'

const metadata = new URL('../../hasura/metadata/', import.meta.url)

const isRoot = (definition: DefinitionNode) =>
  (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
  ['Query', 'Mutation'].includes(definition.name.value)
    ? (definition.fields ?? []).map((field) => field.name.value)
    : []

describe('an action has the same name everywhere', () => {
  it('each action exists in actions.graphql, in actions.yaml with its handler, and as a file', async () => {
    const sdl = parse(await readFile(new URL('actions.graphql', metadata), 'utf8'))
    const yaml = await readFile(new URL('actions.yaml', metadata), 'utf8')
    const declared = sdl.definitions.flatMap(isRoot).sort()
    const handled = [...yaml.matchAll(/handler: "\{\{ACTIONS_URL\}\}\/hasura\/actions\/(\w+)"/g)].map(
      ([, name]) => name,
    )
    const listed = [...yaml.matchAll(/^ {2}- name: (\w+)$/gm)].map(([, name]) => name)
    const files = (await readdir(new URL('./actions/', import.meta.url)))
      .filter((file) => !file.endsWith('.test.ts'))
      .map((file) => file.replace(/\.ts$/, ''))
    expect(declared.length).toBeGreaterThan(10)
    expect(handled.sort()).toEqual(declared)
    expect(listed.sort()).toEqual(declared)
    expect(files.sort()).toEqual(declared)
    expect([...(await loadActions()).keys()].sort()).toEqual(declared)
  })
})

const permissions = z.object({
  actions: z.array(z.object({ name: z.string(), permissions: z.array(z.object({ role: z.string() })) })),
})

it('the callers allowed for an action match its roles in actions.yaml', async () => {
  const yaml: unknown = parseYaml(await readFile(new URL('actions.yaml', metadata), 'utf8'))
  const declared = permissions
    .parse(yaml)
    .actions.map(({ name, permissions }) => [name, permissions.map(({ role }) => role).sort()])
  const known = [...(await loadActions())].map(([name, { who }]) => [name, [...audiences[who].roles].sort()])
  expect(Object.fromEntries(known)).toEqual(Object.fromEntries(declared))
})
