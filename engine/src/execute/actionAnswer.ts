import type { ActionOutput, ActionShape } from '../plan/plan.ts'

/** Returns only the selected fields, in the selection's order. */
export function projectAnswer(value: unknown, shape: ActionShape): unknown {
  const { fields } = shape
  if (value === null || value === undefined) return null
  if (!fields) return value
  return Array.isArray(value) ? value.map((item) => projectAnswer(item, shape)) : projectObject(value, fields)
}

function projectObject(value: unknown, fields: readonly ActionOutput[]): unknown {
  if (typeof value !== 'object' || value === null) return null
  const result: Record<string, unknown> = Object.create(null)
  for (const field of fields) {
    if (field.kind === 'text') result[field.key] = field.text
    else if (field.kind === 'related') result[field.key] = null
    else {
      const inner: unknown = Reflect.get(value, field.name)
      // As in Hasura, an object that the webhook omitted stays omitted, and an omitted scalar becomes null.
      if (inner !== undefined || !field.shape.fields) result[field.key] = projectAnswer(inner, field.shape)
    }
  }
  return result
}
