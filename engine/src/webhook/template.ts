import { EngineError } from '../errors.ts'
import type { Template, WebhookHeader } from '../metadata/types.ts'
import type { Environment } from '../settings.ts'

const placeholder = /\{\{\s*([A-Za-z_][A-Za-z0-9_]*)\s*\}\}/g

export function missingVariables(template: Template, environment: Environment): readonly string[] {
  const names =
    template.kind === 'env'
      ? [template.name]
      : [...template.text.matchAll(placeholder)].map((m) => m[1] ?? '')
  return names.filter((name) => environment[name] === undefined)
}

/** Replaces `{{ENV_VAR}}` anywhere in the text (hasura-reference 1.6). */
export function resolveTemplate(template: Template, environment: Environment): string {
  const [missing] = missingVariables(template, environment)
  if (missing !== undefined) {
    throw new EngineError(
      'template-resolution-failed',
      `Value for environment variable '${missing}' not found`,
      {
        status: 500,
      },
    )
  }
  if (template.kind === 'env') return environment[template.name] ?? ''
  return template.text.replace(placeholder, (_, name: string) => environment[name] ?? '')
}

export function resolveHeaders(
  headers: readonly WebhookHeader[],
  environment: Environment,
): Record<string, string> {
  return Object.fromEntries(
    headers.map(({ name, value }) => [name.toLowerCase(), resolveTemplate(value, environment)]),
  )
}
