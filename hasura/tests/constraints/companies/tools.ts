import { activation, given } from '../../support/activations.ts'
import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { company, owner, creator, game, item } = market
const list = (name: string): string =>
  `INSERT INTO creator_list (id, company_id, name) VALUES (gen_random_uuid(), '${company}', '${name}')`
const shortlist = (name: string): string =>
  `INSERT INTO shortlist (company_id, name, kind) VALUES ('${company}', '${name}', 'video')`
const onList = `INSERT INTO creator_list_entry (list_id, creator_id) SELECT id, '${creator}' FROM creator_list`
const onShortlist = `INSERT INTO shortlist_entry (shortlist_id, creator_id) SELECT id, '${creator}' FROM shortlist`
const exported = (columns: string, values: string): string =>
  `INSERT INTO export (company_id, ${columns}) VALUES ('${company}', ${values})`
const running = `${exported('kind', `'report'`)}; UPDATE export SET status = 'running'`
const filed = `WITH filed AS (
    INSERT INTO upload (company_id, kind, name, path, mime_type, bytes, sha256)
      VALUES ('${company}', 'document', 'report.csv', '/report', 'text/csv', 1, sha256('')) RETURNING id)
  UPDATE export SET status = 'ready', upload_id = filed.id FROM filed`
const report = `INSERT INTO user_report (id, company_id, reporter_id) VALUES ('${item}', '${company}', '${owner}')`
const cause = `INSERT INTO user_report_cause (report_id, reason) VALUES ('${item}', 'spam')`
const subject = `INSERT INTO user_report_subject (report_id, creator_id) VALUES ('${item}', '${creator}')`

export const tools: readonly Rule[] = [
  {
    rule: 'a note cannot be empty',
    broken: `INSERT INTO note (company_id, creator_id, body) VALUES ('${company}', '${creator}', ' ')`,
    by: 'note_body_not_blank',
    means: 'note-empty',
  },
  {
    rule: 'a note must be about one creator or one game',
    broken: `INSERT INTO note (company_id, creator_id, game_id, body) VALUES ('${company}', '${creator}', '${game}', 'x')`,
    by: 'note_about_one_subject',
    means: 'invalid-input',
  },
  {
    rule: 'a comment on a note cannot be empty',
    given: `INSERT INTO note (company_id, creator_id, body) VALUES ('${company}', '${creator}', 'x')`,
    broken: `INSERT INTO note_comment (note_id, body) SELECT id, '' FROM note`,
    by: 'note_comment_body_not_blank',
    means: 'note-empty',
  },
  {
    rule: 'two creator lists of a company cannot share a name',
    given: list('Friends'),
    broken: list('FRIENDS'),
    by: 'creator_list_name_key',
    means: '2013',
  },
  {
    rule: 'a creator list needs a name',
    broken: list(' '),
    by: 'creator_list_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a creator cannot be on a list twice',
    given: `${list('Friends')}; ${onList}`,
    broken: onList,
    by: 'creator_list_entry_pkey',
    means: 'already-exists',
  },
  {
    rule: 'two shortlists of a company cannot share a name',
    given: shortlist('Best'),
    broken: shortlist('best'),
    by: 'shortlist_name_key',
    means: '2013',
  },
  {
    rule: 'a shortlist needs a name',
    broken: shortlist(''),
    by: 'shortlist_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a creator cannot be on a shortlist twice',
    given: `${shortlist('Best')}; ${onShortlist}`,
    broken: onShortlist,
    by: 'shortlist_entry_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a company can export at most 5 times a month',
    given: `INSERT INTO export (company_id, kind) SELECT '${company}', 'report' FROM generate_series(1, 5)`,
    broken: exported('kind', `'report'`),
    by: 'export_5_per_month',
    means: 'export-limit',
  },
  {
    rule: 'a company needs a plan that includes insights to export them',
    given: `SELECT set_config('hasura.user', '{"x-hasura-role": "company", "x-hasura-company-id": "${company}"}', true)`,
    broken: exported('kind', `'livestream_insights'`),
    by: 'export_insights_in_plan',
    means: 'plan-insights',
  },
  {
    rule: 'a YouTube export covers up to 30 days',
    broken: exported('kind, period_days', `'video_insights', 31`),
    by: 'export_youtube_period_30_days',
    means: 'export-period',
  },
  {
    rule: "an export must be about the company's own activation",
    given: given.draftQuest,
    broken: `INSERT INTO export (company_id, kind, activation_id) VALUES ('${market.otherCompany}', 'quest_runs', '${activation.quest}')`,
    by: 'export_activation_of_company',
    means: 'not-allowed',
  },
  {
    rule: "an export about an unknown activation gets the same error as one about another company's",
    broken: exported('kind, activation_id', `'quest_runs', '${activation.quest}'`),
    by: 'export_activation_of_company',
    means: 'not-allowed',
  },
  {
    rule: 'an export of key participants must be about a key campaign',
    given: given.draftQuest,
    broken: exported('kind, activation_id', `'key_participants', '${activation.quest}'`),
    by: 'export_activation_of_company',
    means: 'not-allowed',
  },
  {
    rule: 'an export must cover at least one day',
    broken: exported('kind, period_days', `'livestream_insights', 0`),
    by: 'export_period_positive',
    means: 'export-period',
  },
  {
    rule: 'an export of quest runs must use quest run stages',
    broken: exported('kind, stages', `'quest_runs', '{Pending}'`),
    by: 'export_stages_of_quest_runs',
    means: 'invalid-input',
  },
  {
    rule: 'an export of key participants must use their stages',
    broken: exported('kind, stages', `'key_participants', '{Review}'`),
    by: 'export_stages_of_key_participants',
    means: 'invalid-input',
  },
  {
    rule: 'an export of program members must use their stages',
    broken: exported('kind, stages', `'program_members', '{Active}'`),
    by: 'export_stages_of_program_members',
    means: 'invalid-input',
  },
  {
    rule: 'an export of members must be about a Creator Program',
    given: given.draftQuest,
    broken: exported('kind, activation_id', `'program_members', '${activation.quest}'`),
    by: 'export_activation_of_company',
    means: 'not-allowed',
  },
  {
    rule: 'an export cannot be ready without its file',
    given: running,
    broken: `UPDATE export SET status = 'ready'`,
    by: 'export_ready_with_file',
    means: 'status-illegal',
  },
  {
    rule: 'a ready export cannot run again',
    given: `${running}; ${filed}`,
    broken: `UPDATE export SET status = 'running'`,
    by: 'export_transition',
    means: 'status-illegal',
    detail: /the export cannot go from "ready" to "running"/,
  },
  {
    rule: 'a user report needs a reason',
    broken: `${report}; ${subject}`,
    by: 'user_report_reason_required',
    means: 'report-reason',
  },
  {
    rule: 'a user report needs a creator',
    broken: `${report}; ${cause}`,
    by: 'user_report_creator_required',
    means: 'report-creator',
  },
  {
    rule: 'the note of a user report has at most 2,000 characters',
    given: `${report}; ${cause}; ${subject}`,
    broken: `UPDATE user_report SET note = repeat('x', 2001)`,
    by: 'user_report_note_2000',
    means: 'text-too-long',
  },
  {
    rule: 'deciding a user report requires a resolution',
    given: `${report}; ${cause}; ${subject}`,
    broken: `UPDATE user_report SET status = 'resolved'`,
    by: 'user_report_resolution_required',
    means: 'reason-required',
    detail: /"resolution" must say/,
  },
  {
    rule: 'inserting a decided user report requires a resolution',
    broken: `INSERT INTO user_report (status) VALUES ('resolved')`,
    by: 'user_report_resolution_required',
    means: 'reason-required',
  },
  {
    rule: 'a decided user report cannot be reopened',
    given: `${report}; ${cause}; ${subject}; UPDATE user_report SET status = 'dismissed', resolution = 'Nothing found'`,
    broken: `UPDATE user_report SET status = 'open'`,
    by: 'user_report_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
]
