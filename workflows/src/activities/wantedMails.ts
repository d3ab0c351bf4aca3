import { type Mailing, mailings } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'

const isOne = ({ kind, when }: Mailing): RawBuilder<boolean> =>
  when === null
    ? sql<boolean>`notification.kind = ${kind}`
    : sql<boolean>`(notification.kind = ${kind} and notification.params ->> ${when.param} = ${when.is})`

const preferences = [...new Set(mailings.map(({ preference }) => preference))]

/** Whether a notification is to be mailed to a person of this `preference`, as its kind says. */
export const isWanted: RawBuilder<boolean> = sql<boolean>`(${sql.join(
  preferences.map((preference) => {
    const ones = sql.join(
      mailings.filter((mailing) => mailing.preference === preference).map(isOne),
      sql` or `,
    )
    return preference === 'always'
      ? sql`(${ones})`
      : sql`(${sql.ref(`preference.${preference}`)} and (${ones}))`
  }),
  sql` or `,
)})`
