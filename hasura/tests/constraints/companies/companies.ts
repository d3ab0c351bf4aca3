import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { company, otherCompany, owner, member, creator, game, plainUser } = market
const edit = (change: string): string => `UPDATE company SET ${change} WHERE id = '${company}'`
const editSettings = (change: string): string =>
  `UPDATE company_settings SET ${change} WHERE company_id = '${company}'`
const invite = (email: string, title = ''): string =>
  `INSERT INTO company_invitation (company_id, email, title, token_hash) VALUES ('${company}', '${email}', '${title}', sha256('${email}'))`
const wish = (name: string, website = 'https://northlight.example'): string =>
  `INSERT INTO company_change (company_id, name, website) VALUES ('${company}', ${name}, '${website}')`
const scalePlan = `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 month'`

export const companies: readonly Rule[] = [
  {
    rule: 'two companies cannot share a name',
    broken: edit(`name = ' SOUTHWIND '`),
    by: 'company_name_key',
    means: '2013',
  },
  { rule: 'a company needs a name', broken: edit(`name = ' '`), by: 'company_name_1_to_100', means: '2012' },
  {
    rule: 'a company website must be an origin',
    broken: edit(`website = 'https://northlight.example/login'`),
    by: 'company_website_origin',
    means: 'company-website-invalid',
  },
  {
    rule: 'a company name can only contain plain text',
    broken: edit(`name = 'Log in at evil.example'`),
    by: 'company_name_plain',
    means: 'name-plain',
  },
  {
    rule: 'a member title can only contain plain text',
    broken: `UPDATE company_member SET title = 'Support, call admin@evil.example'`,
    by: 'company_member_title_plain',
    means: 'name-plain',
  },
  {
    rule: 'the title in a company invitation can only contain plain text',
    broken: invite('new@example.com', 'See www.evil.example'),
    by: 'company_invitation_title_plain',
    means: 'name-plain',
  },
  {
    rule: 'a requested company name cannot be empty',
    broken: wish(`' '`),
    by: 'company_change_name_1_to_100',
    means: '2012',
  },
  {
    rule: 'a requested company name can only contain plain text',
    broken: wish(`'Nоrthlight'`),
    by: 'company_change_name_plain',
    means: 'name-plain',
  },
  {
    rule: 'a requested company website must be an origin',
    broken: wish(`'Northlight'`, 'https://10.0.0.1'),
    by: 'company_change_website_origin',
    means: 'company-website-invalid',
  },
  {
    rule: 'a company cannot have two pending changes',
    given: wish(`'Northern Light'`),
    broken: wish(`'Northern Star'`),
    by: 'company_change_one_pending',
    means: 'already-exists',
  },
  {
    rule: 'rejecting a company change requires a reason',
    given: wish(`'Northern Light'`),
    broken: `UPDATE company_change SET status = 'rejected'`,
    by: 'company_change_reason_on_rejection',
    means: 'reason-required',
    detail: /reason/,
  },
  {
    rule: 'a decided company change cannot be edited',
    given: `${wish(`'Northern Light'`)}; UPDATE company_change SET status = 'approved'`,
    broken: `UPDATE company_change SET name = 'Northern Star'`,
    by: 'company_change_final',
    means: 'status-illegal',
  },
  {
    rule: 'a company logo must be a web URL or a file of the site',
    broken: edit(`logo_url = 'data:image/svg+xml,x'`),
    by: 'company_logo_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a company description has at most 5,000 characters',
    broken: edit(`description = repeat('x', 5001)`),
    by: 'company_description_5000',
    means: 'text-too-long',
  },
  {
    rule: 'rejecting a company requires a reason',
    broken: edit(`verification = 'rejected'`),
    by: 'company_verification_reason_on_rejection',
    means: 'reason-required',
    detail: /verification_reason/,
  },
  {
    rule: 'inserting a rejected company requires a reason',
    broken: `INSERT INTO company (name, type, website, verification) VALUES ('Eastwind', 'brand', 'https://eastwind.example', 'rejected')`,
    by: 'company_verification_reason_on_rejection',
    means: 'reason-required',
  },
  {
    rule: 'a verified company cannot become unverified',
    broken: edit(`verification = 'unverified'`),
    by: 'company_verification_transition',
    means: 'status-illegal',
    detail: /cannot go from "verified" to "unverified"; from there it can only go to "rejected"/,
  },
  ...(
    [
      ['a legal name', `legal_name = ' '`, 'company_billing_legal_name_1_to_200', 'name-required'],
      ['a valid tax number', `tax_id = 'x!'`, 'company_billing_tax_id_form', 'billing-tax-id'],
      ['a street', `street_name = ''`, 'company_billing_street_name_1_to_200', 'address-incomplete'],
      [
        'a street number',
        `street_number = ''`,
        'company_billing_street_number_1_to_20',
        'address-incomplete',
      ],
      ['a ZIP code', `zip_code = ''`, 'company_billing_zip_code_1_to_20', 'address-incomplete'],
      ['a city', `city = ''`, 'company_billing_city_1_to_100', 'address-incomplete'],
      [
        'a non-empty province if one is given',
        `province = ''`,
        'company_billing_province_1_to_100',
        'address-incomplete',
      ],
    ] as const
  ).map(
    ([what, change, by, means]): Rule => ({
      rule: `billing details must have ${what}`,
      broken: `UPDATE company_billing SET ${change}`,
      by,
      means,
    }),
  ),
  {
    rule: 'the company email must be valid',
    broken: editSettings(`email = 'x'`),
    by: 'company_settings_email_valid',
    means: '1012',
  },
  {
    rule: 'the billing email must be valid',
    broken: editSettings(`billing_email = 'x'`),
    by: 'company_settings_billing_email_valid',
    means: '1012',
  },
  {
    rule: 'a user cannot be a member of two companies',
    broken: `INSERT INTO company_member (user_id, company_id) VALUES ('${member}', '${otherCompany}')`,
    by: 'company_member_pkey',
    means: 'already-exists',
  },
  {
    rule: 'a member title has at most 100 characters',
    broken: `UPDATE company_member SET title = repeat('x', 101)`,
    by: 'company_member_title_100',
    means: 'text-too-long',
  },
  {
    rule: 'a company cannot have more members than its plan allows',
    given: `INSERT INTO company_member (user_id, company_id) VALUES ('${plainUser}', '${company}')`,
    broken: `INSERT INTO company_member (user_id, company_id) VALUES ('${creator}', '${company}')`,
    by: 'company_member_plan_limit',
    means: 'member-limit',
    detail: /allows 3 members/,
  },
  {
    rule: 'pending invitations count toward the member limit',
    given: invite('one@example.com'),
    broken: invite('two@example.com'),
    by: 'company_member_plan_limit',
    means: 'member-limit',
  },
  {
    rule: 'an expired plan does not raise the member limit',
    given: `UPDATE subscription SET plan_id = 'scale', valid_to = now() - interval '1 day'; ${invite('one@example.com')}`,
    broken: invite('two@example.com'),
    by: 'company_member_plan_limit',
    means: 'member-limit',
  },
  {
    rule: 'a resent invitation counts toward the member limit',
    given: `${invite('one@example.com')}; UPDATE company_invitation SET status = 'expired'; ${invite('two@example.com')}`,
    broken: `UPDATE company_invitation SET status = 'pending' WHERE status = 'expired'`,
    by: 'company_member_plan_limit',
    means: 'member-limit',
  },
  {
    rule: 'the last owner cannot leave the company',
    broken: `DELETE FROM company_member WHERE user_id = '${owner}'`,
    by: 'company_keeps_an_owner',
    means: 'company-owner-required',
    detail: /make someone else an owner first/,
  },
  {
    rule: 'the last owner cannot stop being an owner',
    broken: `UPDATE company_member SET is_owner = false WHERE user_id = '${owner}'`,
    by: 'company_keeps_an_owner',
    means: 'company-owner-required',
  },
  {
    rule: 'a company cannot invite the same person twice',
    given: `${scalePlan}; ${invite('one@example.com')}`,
    broken: `INSERT INTO company_invitation (company_id, email, token_hash) VALUES ('${company}', 'ONE@example.com', 'x')`,
    by: 'company_invitation_email_key',
    means: 'already-exists',
  },
  {
    rule: 'a company invitation needs a valid email address',
    broken: invite('nobody'),
    by: 'company_invitation_email_valid',
    means: '1012',
  },
  {
    rule: 'the title in a company invitation has at most 100 characters',
    broken: invite('one@example.com', 'x'.repeat(101)),
    by: 'company_invitation_title_100',
    means: 'text-too-long',
  },
  {
    rule: 'a company cannot add the same game twice',
    given: `INSERT INTO company_game (company_id, game_id) VALUES ('${company}', '${game}')`,
    broken: `INSERT INTO company_game (company_id, game_id) VALUES ('${company}', '${game}')`,
    by: 'company_game_pkey',
    means: 'already-exists',
  },
]
