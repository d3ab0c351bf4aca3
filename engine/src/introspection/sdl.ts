import { printBlockString } from './blockString.ts'
import type { ShownInput, ShownType, TypeSystem } from './typeSystem.ts'

const BUILT_IN = new Set(['Int', 'Float', 'String', 'Boolean', 'ID'])

export function printTypes(system: TypeSystem): string {
  const roots = [`query: ${system.query}`]
  if (system.mutation !== undefined) roots.push(`mutation: ${system.mutation}`)
  if (system.subscription !== undefined) roots.push(`subscription: ${system.subscription}`)
  const schema = `schema {\n${roots.map((root) => `  ${root}`).join('\n')}\n}`
  const directive =
    '"""whether this query should be cached (Hasura Cloud only)"""\ndirective @cached(\n  """measured in seconds"""\n  ttl: Int! = 60\n  """refresh the cache entry"""\n  refresh: Boolean! = false\n) on QUERY'
  const types = [...system.types.values()].filter(
    (type) => !(type.kind === 'SCALAR' && BUILT_IN.has(type.name)),
  )
  return `${[schema, directive, ...types.map(printDefinition)].join('\n\n')}\n`
}

function printDefinition(type: ShownType): string {
  const head = describe(type.description, '')
  switch (type.kind) {
    case 'SCALAR':
      return `${head}scalar ${type.name}`
    case 'ENUM':
      return `${head}enum ${type.name} ${block(type.values.map((v) => `${describe(v.description, '  ')}  ${v.name}`))}`
    case 'INPUT_OBJECT':
      return `${head}input ${type.name} ${block(type.inputs.map((input) => printInput(input, '  ')))}`
    case 'OBJECT':
      return `${head}type ${type.name} ${block(
        type.fields.map(
          (field) =>
            `${describe(field.description, '  ')}  ${field.name}${printArguments(field.args)}: ${field.type}`,
        ),
      )}`
  }
}

const block = (lines: readonly string[]): string => `{\n${lines.join('\n')}\n}`

const describe = (text: string | undefined, indent: string): string =>
  text ? `${indent}${printBlockString(text, indent)}\n` : ''

const printInput = ({ name, type, description, defaultValue }: ShownInput, indent: string): string =>
  `${describe(description, indent)}${indent}${name}: ${type}${defaultValue === undefined ? '' : ` = ${defaultValue}`}`

const printArguments = (args: readonly ShownInput[]): string =>
  args.length === 0 ? '' : `(\n${args.map((arg) => printInput(arg, '    ')).join('\n')}\n  )`
