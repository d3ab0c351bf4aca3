import { companyConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { market } from '../support/market.ts'
import { type Rule, testRules } from '../support/rules.ts'

const { company, otherCompany, owner, member, creator, game, item, batch, code, plainUser } = market

const edit = (change: string): string => `UPDATE company SET ${change} WHERE id = '${company}'`
const editSettings = (change: string): string =>
  `UPDATE company_settings SET ${change} WHERE company_id = '${company}'`
const invite = (email: string, title = ''): string =>
  `INSERT INTO company_invitation (company_id, email, title, token_hash) VALUES ('${company}', '${email}', '${title}', sha256('${email}'))`
const domain = (name: string, of: string = company): string =>
  `INSERT INTO custom_domain (company_id, domain) VALUES ('${of}', '${name}')`
const scalePlan = `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 month'`
const page = (columns: string, values: string): string =>
  `INSERT INTO company_page (company_id, ${columns}) VALUES ('${company}', ${values})`
const block = (values: string): string =>
  `INSERT INTO company_page_block (company_id, kind, position, content) VALUES ('${company}', ${values})`
const announcement = (title: string, body: string): string =>
  `INSERT INTO announcement (company_id, title, body) VALUES ('${company}', '${title}', '${body}')`
const list = (name: string): string =>
  `INSERT INTO creator_list (id, company_id, name) VALUES (gen_random_uuid(), '${company}', '${name}')`
const shortlist = (name: string): string =>
  `INSERT INTO shortlist (company_id, name, kind) VALUES ('${company}', '${name}', 'video')`
const onList = `INSERT INTO creator_list_entry (list_id, creator_id) SELECT id, '${creator}' FROM creator_list`
const onShortlist = `INSERT INTO shortlist_entry (shortlist_id, creator_id) SELECT id, '${creator}' FROM shortlist`
const exported = (columns: string, values: string): string =>
  `INSERT INTO export (company_id, ${columns}) VALUES ('${company}', ${values})`
const report = `INSERT INTO user_report (id, company_id, reporter_id) VALUES ('${item}', '${company}', '${owner}')`
const cause = `INSERT INTO user_report_cause (report_id, reason) VALUES ('${item}', 'spam')`
const subject = `INSERT INTO user_report_subject (report_id, creator_id) VALUES ('${item}', '${creator}')`
const codeItem = (name: string, itemName = 'Item'): string =>
  `INSERT INTO code_item (company_id, game_id, type, name, item_name) VALUES ('${company}', '${game}', 'game', '${name}', '${itemName}')`
const newBatch = (of: string, channel: string, rest = 'NULL, NULL'): string =>
  `INSERT INTO code_batch (company_id, item_id, distribution_channel_id, platform_name, idempotency_key) VALUES ('${of}', '${item}', '${channel}', ${rest})`
const claim = `UPDATE code SET status = 'claimed', claimed_by = '${creator}', claimed_at = now() WHERE id = '${code}'`

const companies: readonly Rule[] = [
  {
    rule: "a company's name is taken once",
    broken: edit(`name = ' SOUTHWIND '`),
    by: 'company_name_key',
    means: '2013',
  },
  { rule: 'a company has a name', broken: edit(`name = ' '`), by: 'company_name_1_to_100', means: '2012' },
  {
    rule: 'a website is a web address',
    broken: edit(`website = 'northlight'`),
    by: 'company_website_http',
    means: 'company-website-invalid',
  },
  {
    rule: 'a logo is a web address or a file of the site',
    broken: edit(`logo_url = 'data:image/svg+xml,x'`),
    by: 'company_logo_url_http',
    means: 'link-invalid',
  },
  {
    rule: "a company's description ends at 5000 characters",
    broken: edit(`description = repeat('x', 5001)`),
    by: 'company_description_5000',
    means: 'text-too-long',
  },
  {
    rule: 'a refused company is told why',
    broken: edit(`verification = 'rejected'`),
    by: 'company_verification_reason_on_rejection',
    means: 'reason-required',
    detail: /verification_reason/,
  },
  {
    rule: 'nor when it is entered as refused',
    broken: `INSERT INTO company (name, type, website, verification) VALUES ('Eastwind', 'brand', 'https://eastwind.example', 'rejected')`,
    by: 'company_verification_reason_on_rejection',
    means: 'reason-required',
  },
  {
    rule: 'a verified company is not unverified again',
    broken: edit(`verification = 'unverified'`),
    by: 'company_verification_transition',
    means: 'status-illegal',
    detail: /cannot go from "verified" to "unverified"; from there it can only go to "rejected"/,
  },
  {
    rule: 'the company e-mail is one',
    broken: editSettings(`email = 'x'`),
    by: 'company_settings_email_valid',
    means: '1012',
  },
  {
    rule: 'the billing e-mail is one',
    broken: editSettings(`billing_email = 'x'`),
    by: 'company_settings_billing_email_valid',
    means: '1012',
  },
  {
    rule: 'a person acts for one company',
    broken: `INSERT INTO company_member (user_id, company_id) VALUES ('${member}', '${otherCompany}')`,
    by: 'company_member_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a title ends at 100 characters',
    broken: `UPDATE company_member SET title = repeat('x', 101)`,
    by: 'company_member_title_100',
    means: 'text-too-long',
  },
  {
    rule: 'members are capped by plan',
    given: `INSERT INTO company_member (user_id, company_id) VALUES ('${plainUser}', '${company}')`,
    broken: `INSERT INTO company_member (user_id, company_id) VALUES ('${creator}', '${company}')`,
    by: 'company_member_plan_limit',
    means: 'member-limit',
    detail: /allows 3 members/,
  },
  {
    rule: 'invitations that are pending take a place',
    given: invite('one@example.com'),
    broken: invite('two@example.com'),
    by: 'company_member_plan_limit',
    means: 'member-limit',
  },
  {
    rule: 'a paid plan that has run out no longer counts',
    given: `UPDATE subscription SET plan_id = 'scale', valid_to = now() - interval '1 day'; ${invite('one@example.com')}`,
    broken: invite('two@example.com'),
    by: 'company_member_plan_limit',
    means: 'member-limit',
  },
  {
    rule: 'the last owner stays',
    broken: `DELETE FROM company_member WHERE user_id = '${owner}'`,
    by: 'company_keeps_an_owner',
    means: 'company-owner-required',
    detail: /make someone else an owner first/,
  },
  {
    rule: 'the last owner stays an owner',
    broken: `UPDATE company_member SET is_owner = false WHERE user_id = '${owner}'`,
    by: 'company_keeps_an_owner',
    means: 'company-owner-required',
  },
  {
    rule: 'a person is invited once',
    given: `${scalePlan}; ${invite('one@example.com')}`,
    broken: `INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${company}', 'ONE@example.com', 'x')`,
    by: 'company_invitation_email_key',
    means: 'already-exists',
  },
  {
    rule: 'an invitation goes to an e-mail',
    broken: invite('nobody'),
    by: 'company_invitation_email_valid',
    means: '1012',
  },
  {
    rule: "an invited person's title ends at 100 characters",
    broken: invite('one@example.com', 'x'.repeat(101)),
    by: 'company_invitation_title_100',
    means: 'text-too-long',
  },
  {
    rule: 'a game is added once',
    given: `INSERT INTO company_game (company_id, game_id) VALUES ('${company}', '${game}')`,
    broken: `INSERT INTO company_game (company_id, game_id) VALUES ('${company}', '${game}')`,
    by: 'company_game_pkey',
    means: 'already-exists',
  },
]

const pages: readonly Rule[] = [
  {
    rule: 'a headline ends at 200 characters',
    broken: page('headline', `repeat('x', 201)`),
    by: 'company_page_headline_200',
    means: 'text-too-long',
  },
  {
    rule: 'a page description ends at 5000 characters',
    broken: page('description', `repeat('x', 5001)`),
    by: 'company_page_description_5000',
    means: 'text-too-long',
  },
  {
    rule: 'a page theme is an object',
    broken: page('theme', `'[]'`),
    by: 'company_page_theme_object',
    means: 'invalid-input',
  },
  {
    rule: "a block's content is an object",
    given: page('headline', `''`),
    broken: block(`'text', 1, '[]'`),
    by: 'company_page_block_content_object',
    means: 'invalid-input',
  },
  {
    rule: 'blocks have places of their own',
    given: page('headline', `''`),
    broken: `${block(`'text', 1, '{}'`)}; ${block(`'hero', 1, '{}'`)}`,
    by: 'company_page_block_position_key',
    means: 'invalid-input',
  },
  {
    rule: 'a custom domain is in the plan',
    broken: domain('play.northlight.example'),
    by: 'custom_domain_needs_plan',
    means: 'custom-domain-plan',
  },
  {
    rule: 'a custom domain is a domain',
    given: scalePlan,
    broken: domain('http://northlight.example/'),
    by: 'custom_domain_valid',
    means: 'domain-invalid',
  },
  {
    rule: 'a custom domain belongs to one company',
    given: `${scalePlan}; ${domain('play.example')}`,
    broken: domain('PLAY.example', otherCompany),
    by: 'custom_domain_domain_key',
    means: 'already-exists',
  },
  {
    rule: 'an announcement has a title',
    broken: announcement(' ', 'Text'),
    by: 'announcement_title_not_blank',
    means: 'announcement-incomplete',
  },
  {
    rule: 'an announcement has a text',
    broken: announcement('Title', ''),
    by: 'announcement_body_not_blank',
    means: 'announcement-incomplete',
  },
]

const tools: readonly Rule[] = [
  {
    rule: 'a note says something',
    broken: `INSERT INTO note (company_id, creator_id, body) VALUES ('${company}', '${creator}', ' ')`,
    by: 'note_body_not_blank',
    means: 'note-empty',
  },
  {
    rule: 'a note is about a creator or a game',
    broken: `INSERT INTO note (company_id, creator_id, game_id, body) VALUES ('${company}', '${creator}', '${game}', 'x')`,
    by: 'note_about_one_subject',
    means: 'invalid-input',
  },
  {
    rule: 'a comment says something',
    given: `INSERT INTO note (company_id, creator_id, body) VALUES ('${company}', '${creator}', 'x')`,
    broken: `INSERT INTO note_comment (note_id, body) SELECT id, '' FROM note`,
    by: 'note_comment_body_not_blank',
    means: 'note-empty',
  },
  {
    rule: "a list's name is taken once",
    given: list('Friends'),
    broken: list('FRIENDS'),
    by: 'creator_list_name_key',
    means: '2013',
  },
  { rule: 'a list has a name', broken: list(' '), by: 'creator_list_name_1_to_100', means: 'name-required' },
  {
    rule: 'a creator is on a list once',
    given: `${list('Friends')}; ${onList}`,
    broken: onList,
    by: 'creator_list_entry_pkey',
    means: 'already-exists',
  },
  {
    rule: "a shortlist's name is taken once",
    given: shortlist('Best'),
    broken: shortlist('best'),
    by: 'shortlist_name_key',
    means: '2013',
  },
  {
    rule: 'a shortlist has a name',
    broken: shortlist(''),
    by: 'shortlist_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a creator is on a shortlist once',
    given: `${shortlist('Best')}; ${onShortlist}`,
    broken: onShortlist,
    by: 'shortlist_entry_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a company exports 5 times a month',
    given: `INSERT INTO export (company_id, kind) SELECT '${company}', 'report' FROM generate_series(1, 5)`,
    broken: exported('kind', `'report'`),
    by: 'export_5_per_month',
    means: 'export-limit',
  },
  {
    rule: 'a YouTube export covers up to 30 days',
    broken: exported('kind, period_days', `'video_insights', 31`),
    by: 'export_youtube_period_30_days',
    means: 'export-period',
  },
  {
    rule: 'an export covers at least a day',
    broken: exported('kind, period_days', `'livestream_insights', 0`),
    by: 'export_period_positive',
    means: 'export-period',
  },
  {
    rule: 'quest runs are exported by their stages',
    broken: exported('kind, stages', `'quest_runs', '{Pending}'`),
    by: 'export_stages_of_quest_runs',
    means: 'invalid-input',
  },
  {
    rule: 'key participants are exported by their stages',
    broken: exported('kind, stages', `'key_participants', '{Review}'`),
    by: 'export_stages_of_key_participants',
    means: 'invalid-input',
  },
  {
    rule: 'an export that is ready does not run again',
    given: exported('kind, status', `'report', 'ready'`),
    broken: `UPDATE export SET status = 'running'`,
    by: 'export_transition',
    means: 'status-illegal',
    detail: /an? export cannot go from "ready" to "running"/,
  },
  {
    rule: 'a report has a reason',
    broken: `${report}; ${subject}`,
    by: 'user_report_reason_required',
    means: 'report-reason',
  },
  {
    rule: 'a report is about someone',
    broken: `${report}; ${cause}`,
    by: 'user_report_creator_required',
    means: 'report-creator',
  },
  {
    rule: "a report's note ends at 2000 characters",
    given: `${report}; ${cause}; ${subject}`,
    broken: `UPDATE user_report SET note = repeat('x', 2001)`,
    by: 'user_report_note_2000',
    means: 'text-too-long',
  },
  {
    rule: 'a decided report says what was decided',
    given: `${report}; ${cause}; ${subject}`,
    broken: `UPDATE user_report SET status = 'resolved'`,
    by: 'user_report_resolution_required',
    means: 'reason-required',
    detail: /say in "resolution"/,
  },
  {
    rule: 'nor when it is entered as dealt with',
    broken: `INSERT INTO user_report (status) VALUES ('resolved')`,
    by: 'user_report_resolution_required',
    means: 'reason-required',
  },
  {
    rule: 'a decided report stays decided',
    given: `${report}; ${cause}; ${subject}; UPDATE user_report SET status = 'dismissed', resolution = 'Nothing found'`,
    broken: `UPDATE user_report SET status = 'open'`,
    by: 'user_report_transition',
    means: 'status-illegal',
    detail: /it is final/,
  },
]

const codes: readonly Rule[] = [
  { rule: 'an item exists once', broken: codeItem('emberfall '), by: 'code_item_key', means: 'item-exists' },
  { rule: 'an item has a name', broken: codeItem(''), by: 'code_item_name_1_to_100', means: 'name-required' },
  {
    rule: 'an item says what the creator gets',
    broken: codeItem('New', ' '),
    by: 'code_item_item_name_1_to_100',
    means: 'name-required',
  },
  {
    rule: 'a platform that is not listed has a name',
    broken: newBatch(company, 'other'),
    by: 'code_batch_platform_name_for_other',
    means: 'code-platform-name',
  },
  {
    rule: 'an upload adds its codes once',
    given: newBatch(company, 'steam', `NULL, 'upload-1'`),
    broken: newBatch(company, 'steam', `NULL, 'upload-1'`),
    by: 'code_batch_idempotency_key_key',
    means: 'already-exists',
  },
  {
    rule: "codes are added to the company's own items",
    broken: newBatch(otherCompany, 'steam'),
    by: 'code_batch_same_company',
    means: 'not-allowed',
  },
  {
    rule: 'a code is added once',
    broken: `INSERT INTO code (batch_id, code) VALUES ('${batch}', 'AAAA-BBBB-CCCC')`,
    by: 'code_key',
    means: 'code-exists',
  },
  {
    rule: 'a code is not blank',
    broken: `INSERT INTO code (batch_id, code) VALUES ('${batch}', ' ')`,
    by: 'code_text_1_to_500',
    means: 'invalid-input',
  },
  {
    rule: 'a claimed code belongs to someone',
    broken: `UPDATE code SET status = 'claimed'`,
    by: 'code_claimed_by_someone',
    means: 'status-illegal',
  },
  {
    rule: 'a claimed code is not taken back',
    given: claim,
    broken: `UPDATE code SET status = 'available'`,
    by: 'code_transition',
    means: 'status-illegal',
    detail: /a code cannot go from "claimed" to "available"; it is final/,
  },
  {
    rule: 'a claimed code does not change hands',
    given: claim,
    broken: `UPDATE code SET claimed_by = '${market.otherCreator}'`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
  {
    rule: 'a claimed code is not deleted',
    given: claim,
    broken: `DELETE FROM code`,
    by: 'code_claimed_is_final',
    means: 'code-claimed',
  },
]

describe('companies', () => testRules([...companies, ...pages, ...tools, ...codes], companyConstraints))
