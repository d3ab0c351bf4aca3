import type { CronTrigger, EventTrigger, Template } from '../types.ts'
import { columns, headers } from './names.ts'
import {
  boolean,
  fail,
  json,
  list,
  mapped,
  natural,
  object,
  optional,
  passedOver,
  type Shape,
  text,
  withDefault,
} from './shape.ts'
import { requestTransform, responseTransform } from './transform.ts'

const transforms = {
  request_transform: requestTransform,
  response_transform: responseTransform,
}

const payload = optional(columns)
const watched = mapped(object({ columns: optional(columns), payload }), (read) => ({
  payload: read.payload ?? read.columns ?? ('*' as const),
}))
const update = mapped(object({ columns, payload }), (read) => ({
  columns: read.columns,
  payload: read.payload ?? ('*' as const),
}))

const eventTrigger: Shape<EventTrigger> = mapped(
  object({
    name: text,
    definition: object({
      enable_manual: withDefault(boolean, false),
      insert: optional(watched),
      update: optional(update),
      delete: optional(watched),
    }),
    retry_conf: withDefault(
      object({
        num_retries: withDefault(natural, 0),
        interval_sec: withDefault(natural, 10),
        timeout_sec: withDefault(natural, 60),
        tolerance_seconds: optional(natural),
      }),
      { num_retries: 0, interval_sec: 10, timeout_sec: 60, tolerance_seconds: undefined },
    ),
    webhook: optional(text),
    webhook_from_env: optional(text),
    headers,
    trigger_on_replication: withDefault(boolean, false),
    comment: optional(text),
    cleanup_config: passedOver('cleaning up event logs belongs to the Enterprise Edition'),
    ...transforms,
  }),
  (read, place) => ({
    name: read.name,
    enableManual: read.definition.enable_manual,
    insert: read.definition.insert,
    update: read.definition.update,
    delete: read.definition.delete,
    retry: {
      retries: read.retry_conf.num_retries,
      intervalSeconds: read.retry_conf.interval_sec,
      timeoutSeconds: read.retry_conf.timeout_sec,
    },
    webhook:
      webhook(read.webhook, read.webhook_from_env) ??
      fail(place, `event trigger "${read.name}" has neither webhook nor webhook_from_env`),
    headers: read.headers,
    onReplication: read.trigger_on_replication,
    requestTransform: read.request_transform,
    responseTransform: read.response_transform,
  }),
)

function webhook(template: string | undefined, env: string | undefined): Template | undefined {
  if (template !== undefined) return { kind: 'template', text: template }
  return env === undefined ? undefined : { kind: 'env', name: env }
}

export const eventTriggers = list(eventTrigger)

const cronTrigger: Shape<CronTrigger> = mapped(
  object({
    name: text,
    webhook: text,
    schedule: text,
    include_in_metadata: optional(boolean),
    payload: json,
    headers,
    retry_conf: withDefault(
      object({
        num_retries: withDefault(natural, 0),
        retry_interval_seconds: withDefault(natural, 10),
        timeout_seconds: withDefault(natural, 60),
        tolerance_seconds: withDefault(natural, 21600),
      }),
      { num_retries: 0, retry_interval_seconds: 10, timeout_seconds: 60, tolerance_seconds: 21600 },
    ),
    comment: optional(text),
    ...transforms,
  }),
  (read) => ({
    name: read.name,
    webhook: { kind: 'template', text: read.webhook },
    schedule: read.schedule,
    payload: read.payload,
    headers: read.headers,
    retry: {
      retries: read.retry_conf.num_retries,
      intervalSeconds: read.retry_conf.retry_interval_seconds,
      timeoutSeconds: read.retry_conf.timeout_seconds,
      toleranceSeconds: read.retry_conf.tolerance_seconds,
    },
    requestTransform: read.request_transform,
    responseTransform: read.response_transform,
    comment: read.comment,
  }),
)

export const cronTriggers = list(cronTrigger)
