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
    rule: "a company's name is taken once",
    broken: edit(`name = ' SOUTHWIND '`),
    by: 'company_name_key',
    means: '2013',
  },
  { rule: 'a company has a name', broken: edit(`name = ' '`), by: 'company_name_1_to_100', means: '2012' },
  {
    rule: 'a website is an origin',
    broken: edit(`website = 'https://northlight.example/login'`),
    by: 'company_website_origin',
    means: 'company-website-invalid',
  },
  {
    rule: "a company's name says only who it is",
    broken: edit(`name = 'Log in at evil.example'`),
    by: 'company_name_plain',
    means: 'name-plain',
  },
  {
    rule: "a member's title says only what they are",
    broken: `UPDATE company_member SET title = 'Support, call admin@evil.example'`,
    by: 'company_member_title_plain',
    means: 'name-plain',
  },
  {
    rule: "and so does an invitation's",
    broken: invite('new@example.com', 'See www.evil.example'),
    by: 'company_invitation_title_plain',
    means: 'name-plain',
  },
  {
    rule: 'a wanted name is one',
    broken: wish(`' '`),
    by: 'company_change_name_1_to_100',
    means: '2012',
  },
  {
    rule: 'a wanted name says only who it is',
    broken: wish(`'Nоrthlight'`),
    by: 'company_change_name_plain',
    means: 'name-plain',
  },
  {
    rule: 'a wanted website is an origin',
    broken: wish(`'Northlight'`, 'https://10.0.0.1'),
    by: 'company_change_website_origin',
    means: 'company-website-invalid',
  },
  {
    rule: 'one change of a company waits at a time',
    given: wish(`'Northern Light'`),
    broken: wish(`'Northern Star'`),
    by: 'company_change_one_pending',
    means: 'already-exists',
  },
  {
    rule: 'a refused change is told why',
    given: wish(`'Northern Light'`),
    broken: `UPDATE company_change SET status = 'rejected'`,
    by: 'company_change_reason_on_rejection',
    means: 'reason-required',
    detail: /reason/,
  },
  {
    rule: 'a decided change is decided',
    given: `${wish(`'Northern Light'`)}; UPDATE company_change SET status = 'approved'`,
    broken: `UPDATE company_change SET name = 'Northern Star'`,
    by: 'company_change_final',
    means: 'status-illegal',
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
  ...(
    [
      ['a legal name', `legal_name = ' '`, 'company_billing_legal_name_1_to_200', 'name-required'],
      ['a tax number in its form', `tax_id = 'x!'`, 'company_billing_tax_id_form', 'billing-tax-id'],
      ['a street', `street_name = ''`, 'company_billing_street_name_1_to_200', 'address-incomplete'],
      ['a number', `street_number = ''`, 'company_billing_street_number_1_to_20', 'address-incomplete'],
      ['a ZIP code', `zip_code = ''`, 'company_billing_zip_code_1_to_20', 'address-incomplete'],
      ['a city', `city = ''`, 'company_billing_city_1_to_100', 'address-incomplete'],
      ['no empty province', `province = ''`, 'company_billing_province_1_to_100', 'address-incomplete'],
    ] as const
  ).map(
    ([what, change, by, means]): Rule => ({
      rule: `billing details have ${what}`,
      broken: `UPDATE company_billing SET ${change}`,
      by,
      means,
    }),
  ),
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
    rule: 'an invitation that is sent again takes a place',
    given: `${invite('one@example.com')}; UPDATE company_invitation SET status = 'expired'; ${invite('two@example.com')}`,
    broken: `UPDATE company_invitation SET status = 'pending' WHERE status = 'expired'`,
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
