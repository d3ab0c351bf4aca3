import type { Expression, Node, Permissions } from './evaluate.ts'
import { TABLES } from './world.ts'

export type Document = { readonly query: string; readonly variables: Readonly<Record<string, Expression>> }

/** A query node as GraphQL. Conditions become variables, and rows are sorted by id if the role can see it. */
export const documentOf = (root: Node, permissions: Permissions): Document => {
  const variables: Record<string, Expression> = {}
  const declared: string[] = []
  const variable = (node: Node): string => {
    const name = `w${declared.length}`
    declared.push(`$${name}: ${node.table}_bool_exp`)
    variables[name] = node.where
    return `$${name}`
  }
  const listArguments = (node: Node): string => {
    const ordered = permissions[node.table]?.columns.includes('id')
    const parts = [
      `where: ${variable(node)}`,
      ...(ordered ? ['order_by: {id: asc}'] : []),
      ...(node.limit === undefined ? [] : [`limit: ${node.limit}`]),
      ...(node.offset === 0 ? [] : [`offset: ${node.offset}`]),
    ]
    return `(${parts.join(', ')})`
  }
  const selection = (node: Node): string => {
    const relations = Object.entries(node.relations).map(([name, child]) =>
      TABLES[node.table].relations[name]?.kind === 'object'
        ? `${name} ${selection(child)}`
        : `${name}${listArguments(child)} ${selection(child)}`,
    )
    return `{ ${[...node.columns, ...relations].join(' ')} }`
  }
  const rows = `rows: ${root.table}${listArguments(root)} ${selection(root)}`
  const total = root.count ? ` total: ${root.table}_aggregate(where: $w0) { aggregate { count } }` : ''
  return { query: `query (${declared.join(', ')}) { ${rows}${total} }`, variables }
}
