export type Node =
  | { readonly kind: 'literal'; readonly value: unknown }
  | { readonly kind: 'text'; readonly parts: readonly Node[] }
  | { readonly kind: 'array'; readonly items: readonly Node[] }
  | { readonly kind: 'object'; readonly entries: readonly (readonly [Node, Node])[] }
  | { readonly kind: 'path'; readonly root: string; readonly steps: readonly Step[] }
  | { readonly kind: 'call'; readonly name: string; readonly argument: Node }
  | { readonly kind: 'binary'; readonly operator: Operator; readonly left: Node; readonly right: Node }
  | {
      readonly kind: 'if'
      readonly branches: readonly (readonly [Node, Node])[]
      readonly otherwise: Node | undefined
    }
  | {
      readonly kind: 'range'
      readonly index: string
      readonly item: string
      readonly source: Node
      readonly body: Node
    }

export type Step = { readonly key: string | number; readonly optional: boolean }

export const operators = ['??', '||', '&&', '==', '!=', '<=', '>=', '<', '>', 'in'] as const
export type Operator = (typeof operators)[number]

export class KritiError extends Error {}
