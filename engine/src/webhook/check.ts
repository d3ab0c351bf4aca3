import { MetadataError } from '../metadata/raw/shape.ts'
import type { Metadata, Template, WebhookHeader } from '../metadata/types.ts'
import type { Environment } from '../settings.ts'
import { missingVariables } from './template.ts'
import { templateProblem } from './transform.ts'

type Used = {
  readonly file: string
  readonly what: string
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
      what: `event trigger "${trigger.name}"`,
      templates: [trigger.webhook, ...valuesOf(trigger.headers)],
      transforms: [trigger.requestTransform, trigger.responseTransform],
    })),
  )
  const crons = metadata.cronTriggers.map((trigger) => ({
    file: 'cron_triggers.yaml',
    what: `cron trigger "${trigger.name}"`,
    templates: [trigger.webhook, ...valuesOf(trigger.headers)],
    transforms: [trigger.requestTransform, trigger.responseTransform],
  }))
  const actions = metadata.actions.map((action) => ({
    file: 'actions.yaml',
    what: `action "${action.name}"`,
    templates: [action.handler, ...valuesOf(action.headers)],
    transforms: [action.requestTransform, action.responseTransform],
  }))
  return [...events, ...crons, ...actions]
}

/** Refuses webhooks that could not be called: an environment variable that is not set, a template that does not parse. */
export function checkWebhooks(metadata: Metadata, environment: Environment): void {
  for (const { file, what, templates } of usedTemplates(metadata)) {
    const [missing] = templates.flatMap((template) => missingVariables(template, environment))
    if (missing !== undefined)
      throw new MetadataError(file, `${what}: environment variable ${missing} is not set`)
  }
  checkTransforms(metadata)
}

export function checkTransforms(metadata: Metadata): void {
  for (const { file, what, transforms } of usedTemplates(metadata)) {
    const problem = templateProblem(transforms)
    if (problem !== undefined)
      throw new MetadataError(file, `${what}: its transform cannot be read: ${problem}`)
  }
}
