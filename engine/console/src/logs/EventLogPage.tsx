import type { ReactNode } from 'react'
import { metadata, quote, readJson } from '../engine.ts'
import type { Route } from '../route.ts'
import { useSession } from '../session.ts'
import { type Deliveries, DeliveryPage, PAGE_SIZE } from './DeliveryPage.tsx'

const STATE = `case when delivered then 'delivered' when error then 'failed' when locked is not null then 'in delivery'
  when next_retry_at is not null then 'waiting to retry' else 'pending' end`

const list = (state: string, trigger: string, offset: number): string => `
select coalesce(json_agg(r), '[]') from (
  select id, trigger_name as trigger, schema_name || '.' || table_name || ' ' || lower(payload ->> 'op') as subject,
    ${STATE} as state, tries, created_at as at, next_retry_at as next, payload
  from hdb_catalog.event_log
  where not archived ${state && `and ${STATE} = ${quote(state)}`} ${trigger && `and trigger_name = ${quote(trigger)}`}
  -- Many come at the same moment: without the id a redelivered one would move to another page.
  order by created_at desc, id limit ${PAGE_SIZE + 1} offset ${offset}
) r`

const attempts = (id: string): string => `
select coalesce(json_agg(r), '[]') from (
  select id, status, request, response, created_at from hdb_catalog.event_invocation_logs
  where event_id = ${quote(id)} order by created_at desc limit 100
) r`

export const EventLogPage = ({ route }: { route: Route }): ReactNode => {
  const { secret, catalog } = useSession()
  const deliveries: Deliveries = {
    section: 'events',
    title: 'Event triggers',
    hint: 'All changes that a trigger recorded, newest first, with their delivery attempts.',
    triggers: catalog.eventTriggers,
    states: ['failed', 'waiting to retry', 'pending', 'in delivery', 'delivered'],
    load: ({ state, trigger, offset }) => readJson(secret, list(state, trigger, offset)),
    loadAttempts: (id) => readJson(secret, attempts(id)),
    redeliver: (id) => metadata(secret, 'pg_redeliver_event', { event_id: id }),
  }
  return <DeliveryPage route={route} deliveries={deliveries} />
}
