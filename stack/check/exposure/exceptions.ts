/** Exceptions from the check: each has a line that the check reports, and the reason why the field stays exposed. */
export type Exceptions = Readonly<Record<string, string>>

const key = 'a part of the key: without it, tests cannot tell which rows the role reads'
const report = "a part of the key: without it, tests cannot try to add a row to a rival's report"

export const exceptions: Exceptions = {
  'denied_match, creator: column participant_id': key,
  'denied_match, creator: column content_id': key,
  'key_set, company: column code_item_id': key,
  'key_set, company: column distribution_channel_id': key,
  'link_click_day, company: column link_id': key,
  'link_click_day, creator: column link_id': key,
  'user_report_cause, company: column report_id': key,
  'user_report_cause, company: insert column report_id': report,
  'user_report_subject, company: column report_id': key,
  'user_report_subject, company: insert column report_id': report,
}
