import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseDocument, type ScalarTag } from 'yaml'
import { metadataError } from './shape.ts'

/** A YAML file with its includes resolved. `fileOf` names each object's file for messages. */
export type Document = { readonly value: unknown; readonly fileOf: (part: unknown) => string | undefined }

const prefix = '!include '

/** Hasura's CLI writes `"!include file"` as a quoted string, others as a YAML tag. Both are read as a string. */
const includeTag: ScalarTag = { tag: '!include', resolve: (text: string) => `${prefix}${text.trim()}` }

function isInclude(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith(prefix)
}

export function readDocument(root: string, file: string): Document | undefined {
  const origins = new WeakMap<object, string>()
  const top = join(root, file)
  if (!existsSync(top)) return undefined

  const read = (path: string, trail: readonly string[]): unknown => {
    const name = relative(root, path)
    if (trail.includes(path)) throw metadataError(name, 'includes itself')
    const inner = [...trail, path]
    const expand = (value: unknown): unknown => {
      if (isInclude(value)) return include(value, path, inner)
      if (typeof value !== 'object' || value === null) return value
      const copy = Array.isArray(value)
        ? value.map(expand)
        : Object.fromEntries(Object.entries(value).map(([key, item]) => [key, expand(item)]))
      origins.set(copy, name)
      return copy
    }
    return expand(parseFile(path, name))
  }
  const include = (text: string, from: string, trail: readonly string[]): unknown => {
    const target = resolve(
      dirname(from),
      text
        .slice(prefix.length)
        .trim()
        .replace(/^(['"])(.*)\1$/, '$2'),
    )
    if (!existsSync(target)) {
      throw metadataError(relative(root, from), `includes ${relative(root, target)}, which does not exist`)
    }
    return read(target, trail)
  }

  const value = read(top, [])
  return {
    value,
    fileOf: (part) => (typeof part === 'object' && part !== null ? origins.get(part) : undefined),
  }
}

function parseFile(path: string, name: string): unknown {
  const document = parseDocument(readFileSync(path, 'utf8'), { customTags: [includeTag], merge: true })
  const problem = document.errors[0]
  if (problem)
    throw metadataError(name, `not valid YAML: ${problem.message.split('\n')[0]?.replace(/:$/, '')}`)
  return document.toJS({ maxAliasCount: 1000 })
}
