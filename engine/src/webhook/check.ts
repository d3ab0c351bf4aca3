import { type Inconsistency, type ObjectId, within } from '../metadata/inconsistency.ts'
import type { Metadata, Template, WebhookHeader } from '../metadata/types.ts'
import type { Environment } from '../settings.ts'
import { missingVariables } from './template.ts'
import { templateProblem } from './transform.ts'

type Used = {
  readonly file: string
  readonly object: ObjectId
  readonly templates: readonly Template[]
  readonly transforms: Parameters<typeof templateProblem>[0]
}

function valuesOf(headers: readonly WebhookHeader[]): readonly Template[] {
  return headers.map((header) => header.value)
}

function usedTemplates(metadata: Metadata): readonly Used[] {
  const events = metadata.source.tables.flatMap((table) =>
    table.eventTriggers.map((trigger) => ({
      file: table.file,
      object: { type: 'event_trigger', table: table.table, name: trigger.name } as const,
      templates: [trigger.webhook, ...valuesOf(trigger.headers)],
      transforms: [trigger.requestTransform, trigger.responseTransform],
    })),
  )
  const crons = metadata.cronTriggers.map((trigger) => ({
    file: 'cron_triggers.yaml',
    object: { type: 'cron_trigger', name: trigger.name } as const,
    templates: [trigger.webhook, ...valuesOf(trigger.headers)],
    transforms: [trigger.requestTransform, trigger.responseTransform],
  }))
  const actions = metadata.actions.map((action) => ({
    file: 'actions.yaml',
    object: { type: 'action', name: action.name } as const,
    templates: [action.handler, ...valuesOf(action.headers)],
    transforms: [action.requestTransform, action.responseTransform],
  }))
  return [...events, ...crons, ...actions]
}

/** Webhooks that cannot be called because an environment variable is not set. */
export function webhookProblems(metadata: Metadata, environment: Environment): readonly Inconsistency[] {
  return usedTemplates(metadata).flatMap(({ file, object, templates }) => {
    const missing = new Set(templates.flatMap((template) => missingVariables(template, environment)))
    return [...missing].map((name) => ({
      file,
      object,
      reason: within(object, `environment variable '${name}' not set`),
      variable: name,
    }))
  })
}

export function transformProblems(metadata: Metadata): readonly Inconsistency[] {
  return usedTemplates(metadata).flatMap(({ file, object, transforms }) => {
    const problem = templateProblem(transforms)
    return problem === undefined
      ? []
      : [{ file, object, reason: within(object, `its transform is invalid: ${problem}`) }]
  })
}
