import type { Database } from '@questboard/database'
import type { MailedFrequency, SummaryKind } from '@questboard/domain'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

/** A person who wants a summary, with their company and the end of the period of their last summary. */
export type Reader = {
  readonly user_id: string
  readonly company_id: string
  readonly last_until: Date | null
}

/** The next page of readers, by id. */
export const readersAfter = async (
  database: Database,
  { kind, frequency }: { readonly kind: SummaryKind; readonly frequency: MailedFrequency },
  after: string | null,
  most: number,
): Promise<readonly Reader[]> => {
  const { rows } = await sql<Reader>`
    select member.user_id, member.company_id,
           (select max(told_until) from summary where summary.user_id = member.user_id and summary.kind = ${kind}) as last_until
      from company_member as member
      join notification_preference as preference on preference.user_id = member.user_id
      join "user" on "user".id = member.user_id
     where preference.${sql.ref(kind)} = ${frequency} and "user".active and "user".email_verified_at is not null
       and (${after}::uuid is null or member.user_id > ${after}::uuid)
     order by member.user_id limit ${most}`.execute(database)
  return rows
}

export type Asked = { readonly companyId: string; readonly since: Date }

/** The statuses are listed so that Postgres can use the index on company, status and date. */
const applicants = (until: Date): RawBuilder<unknown> => sql`
  select activation.name,
         jsonb_build_object('name', activation.name, 'applied', found.applied, 'pending', found.pending,
                            'newest', to_jsonb(found.newest)) as content,
         found.applied as weight
    from (select program_id, count(*)::int as applied, count(*) filter (where application.status = 'pending')::int as pending,
                 (array_agg(creator.display_name order by applied_at desc))[1:3] as newest
            from program_membership as application
            join "user" as creator on creator.id = application.creator_id
           where application.company_id = asked.company_id and application.status in ('pending', 'accepted', 'rejected')
             and applied_at > asked.since and applied_at <= ${until}
           group by program_id) as found
    join activation on activation.id = found.program_id`

/** Missions are left out if they have no activity and no waiting creators. */
const missions = (until: Date): RawBuilder<unknown> => sql`
  select activation.name,
         jsonb_build_object('name', activation.name, 'joined', found.joined, 'completed', found.completed,
                            'review', found.review, 'claiming', found.claiming) as content,
         found.review * 1000 + found.joined + found.completed as weight
    from (select mission_id,
                 count(*) filter (where joined_at > asked.since and joined_at <= ${until})::int as joined,
                 count(*) filter (where status = 'completed' and finished_at > asked.since and finished_at <= ${until})::int as completed,
                 count(*) filter (where status = 'review')::int as review,
                 count(*) filter (where status = 'claimReward')::int as claiming
            from mission_run
           where company_id = asked.company_id and (status in ('review', 'claimReward') or status_changed_at > asked.since)
           group by mission_id) as found
    join activation on activation.id = found.mission_id
   where found.joined + found.completed + found.review > 0`

/** Like Missions, Key campaigns are left out if they have no activity and no waiting creators. */
const keys = (until: Date): RawBuilder<unknown> => sql`
  select activation.name,
         jsonb_build_object('name', activation.name, 'requested', found.requested, 'submitted', found.submitted,
                            'completed', found.completed, 'pending', found.pending, 'review', found.review) as content,
         (found.pending + found.review) * 1000 + found.requested + found.submitted + found.completed as weight
    from (select campaign_id,
                 count(*) filter (where status = 'pending' and applied_at > asked.since and applied_at <= ${until})::int as requested,
                 count(*) filter (where status = 'submitted_content' and status_changed_at > asked.since and status_changed_at <= ${until})::int as submitted,
                 count(*) filter (where status = 'completed' and finished_at > asked.since and finished_at <= ${until})::int as completed,
                 count(*) filter (where status = 'pending')::int as pending,
                 count(*) filter (where status = 'submitted_content')::int as review
            from key_campaign_participant
           where company_id = asked.company_id and (status in ('pending', 'submitted_content') or status_changed_at > asked.since)
           group by campaign_id) as found
    join activation on activation.id = found.campaign_id
   where found.completed + found.pending + found.review > 0`

const sources = {
  key_status_summary: keys,
  mission_status_summary: missions,
  program_applicant_summary: applicants,
} as const

const toldRow = z.object({ company_id: z.string(), since: z.date(), content: z.array(z.unknown()) })
export type Told = z.infer<typeof toldRow>

/** Each company's news since the given time, most important first. Companies without news are left out. */
export const contentsOf = async (
  database: Database,
  kind: SummaryKind,
  asked: readonly Asked[],
  until: Date,
): Promise<readonly Told[]> => {
  const companies = asked.map(({ companyId }) => companyId)
  const since = asked.map(({ since: from }) => from.toISOString())
  const { rows } = await sql`
    select asked.company_id, asked.since, jsonb_agg(told.content order by told.weight desc, told.name) as content
      from unnest(${companies}::uuid[], ${since}::timestamptz[]) as asked (company_id, since)
     cross join lateral (${sources[kind](until)}) as told
     group by asked.company_id, asked.since`.execute(database)
  return z.array(toldRow).parse(rows)
}
