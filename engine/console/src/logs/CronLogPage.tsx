import type { ReactNode } from 'react'
import { quote, readJson } from '../engine.ts'
import type { Route } from '../route.ts'
import { useSession } from '../session.ts'
import { type Deliveries, DeliveryPage, PAGE_SIZE } from './DeliveryPage.tsx'

/** Hides future runs unless their state is selected, because future runs would outnumber past runs. */
const list = (state: string, trigger: string, offset: number): string => `
select coalesce(json_agg(r), '[]') from (
  select id, trigger_name as trigger, to_char(scheduled_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS"Z"') as subject,
    status as state, tries, created_at as at, next_retry_at as next
  from hdb_catalog.hdb_cron_events
  where ${state ? `status = ${quote(state)}` : 'scheduled_time <= now()'} ${trigger && `and trigger_name = ${quote(trigger)}`}
  order by scheduled_time ${state === 'scheduled' ? 'asc' : 'desc'}, id limit ${PAGE_SIZE + 1} offset ${offset}
) r`

const attempts = (id: string): string => `
select coalesce(json_agg(r), '[]') from (
  select id, status, request, response, created_at from hdb_catalog.hdb_cron_event_invocation_logs
  where event_id = ${quote(id)} order by created_at desc limit 100
) r`

export const CronLogPage = ({ route }: { route: Route }): ReactNode => {
  const { secret, catalog } = useSession()
  const deliveries: Deliveries = {
    section: 'cron',
    title: 'Cron triggers',
    hint: 'Past runs and their results. Choose the state “scheduled” to see the next ones.',
    triggers: catalog.cronTriggers,
    states: ['scheduled', 'locked', 'delivered', 'error', 'dead'],
    load: ({ state, trigger, offset }) => readJson(secret, list(state, trigger, offset)),
    loadAttempts: (id) => readJson(secret, attempts(id)),
    redeliver: undefined,
  }
  return <DeliveryPage route={route} deliveries={deliveries} />
}
