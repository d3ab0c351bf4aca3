import { mailings } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'

/** The mailing rules as one JSON value. Postgres took longer to plan hundreds of conditions than to run the query. */
const table = JSON.stringify(
  mailings.map(({ kind, when, preference }) => ({
    kind,
    param: when?.param ?? null,
    value: when?.is ?? null,
    mailed_by: preference,
  })),
)

/** True if the kind of the notification and the person's `preference` allow a mail. A summary's reader gets none. */
export const isMailWanted: RawBuilder<boolean> = sql<boolean>`exists (
  select from jsonb_to_recordset(${table}::jsonb) as mailing (kind text, param text, value text, mailed_by text)
   where mailing.kind = notification.kind
     and (mailing.param is null or notification.params ->> mailing.param = mailing.value)
     and (mailing.mailed_by = 'always' or to_jsonb(preference) ->> mailing.mailed_by in ('true', 'immediately')))`
