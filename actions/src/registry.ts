import { readdir } from 'node:fs/promises'
import type { Action } from './lib/action.ts'

const isAction = (value: unknown): value is Action =>
  typeof value === 'object' && value !== null && 'run' in value && 'name' in value && 'who' in value

/** Loads every file of actions/ as the action with the file's name, so that no separate list is needed. */
export const loadActions = async (): Promise<ReadonlyMap<string, Action>> => {
  const folder = new URL('./actions/', import.meta.url)
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  const entries = await Promise.all(
    files.map(async (file): Promise<[string, Action]> => {
      const name = file.slice(0, -'.ts'.length)
      const exported: unknown = (await import(new URL(file, folder).href))[name]
      if (!isAction(exported) || exported.name !== name)
        throw new Error(`actions/${file} must export the action "${name}"`)
      return [name, exported]
    }),
  )
  return new Map(entries)
}
