import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { plainUser } = market
const newUser = (columns: { username?: string; displayName?: string; email?: string }): string =>
  `INSERT INTO "user" (username, display_name, email)
   VALUES ('${columns.username ?? 'newcomer'}', '${columns.displayName ?? 'Newcomer'}', '${columns.email ?? 'new@example.com'}')`
const editUser = (change: string): string => `UPDATE "user" SET ${change} WHERE id = '${plainUser}'`
const address = (change: Readonly<Record<string, string>>): string => {
  const row = {
    first_name: 'Ada',
    last_name: 'Berg',
    street_name: 'Storgatan',
    street_number: '1',
    zip_code: '111 22',
    city: 'Stockholm',
    country: 'SE',
    ...change,
  }
  return `INSERT INTO address (user_id, ${Object.keys(row).join(', ')}) VALUES ('${plainUser}', '${Object.values(row).join("', '")}')`
}

export const users: readonly Rule[] = [
  {
    rule: 'two usernames cannot differ only in upper and lower case',
    broken: newUser({ username: 'PLAINUSER' }),
    by: 'user_username_key',
    means: '1001',
  },
  {
    rule: 'a username has 4 to 25 letters and digits',
    broken: newUser({ username: 'a b' }),
    by: 'user_username_4_to_25',
    means: '1011',
  },
  {
    rule: 'two users cannot share a display name',
    broken: newUser({ displayName: 'PlainUser' }),
    by: 'user_display_name_key',
    means: '1006',
  },
  {
    rule: 'a display name can only contain letters and digits',
    broken: newUser({ displayName: 'two words' }),
    by: 'user_display_name_4_to_50',
    means: '1016',
  },
  {
    rule: 'a display name cannot mix alphabets',
    broken: newUser({ displayName: 'Quеstboard' }),
    by: 'user_display_name_plain',
    means: 'name-plain',
  },
  {
    rule: 'two users cannot share an email address',
    broken: newUser({ email: 'plainuser@EXAMPLE.com' }),
    by: 'user_email_key',
    means: '1002',
  },
  {
    rule: 'a requested email address must be valid',
    broken: `UPDATE "user" SET pending_email = 'nobody'`,
    by: 'user_pending_email_valid',
    means: '1012',
  },
  {
    rule: 'an email address must be valid',
    broken: newUser({ email: 'nobody' }),
    by: 'user_email_valid',
    means: '1012',
  },
  {
    rule: "a username cannot be one of the site's routes",
    broken: newUser({ username: 'Support' }),
    by: 'reserved_name',
    means: '3000',
    detail: /"Support" is reserved/,
  },
  {
    rule: 'a user description has at most 2,000 characters',
    broken: editUser(`description = repeat('x', 2001)`),
    by: 'user_description_2000',
    means: 'text-too-long',
  },
  {
    rule: 'a user picture must be a web URL or a file of the site',
    broken: editUser(`picture_url = 'javascript:alert(1)'`),
    by: 'user_picture_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a user picture must be uploaded to the site',
    given: `SELECT set_config('hasura.user', '{"x-hasura-role":"user","x-hasura-user-id":"${plainUser}"}', true)`,
    broken: editUser(`picture_url = 'https://tracker.example/pixel.png'`),
    by: 'picture_uploaded',
    means: 'picture-not-uploaded',
  },
  {
    rule: 'a user can change the country once a year',
    given: editUser(`country = 'SE'`),
    broken: editUser(`country = 'NO'`),
    by: 'user_country_locked_one_year',
    means: 'country-locked',
    detail: /can be changed again from \d{4}-\d\d-\d\d/,
  },
  {
    rule: 'a user can change the language every three months',
    given: editUser(`language = 'sv'`),
    broken: editUser(`language = 'en'`),
    by: 'user_language_locked_three_months',
    means: 'language-locked',
    detail: /from \d{4}-\d\d-\d\d/,
  },
  {
    rule: 'an additional link must be a web URL',
    broken: `INSERT INTO user_link (user_id, kind, url) VALUES ('${plainUser}', 'discord', 'discord')`,
    by: 'user_link_url_http',
    means: 'link-invalid',
  },
  {
    rule: 'a postal address needs a first name',
    broken: address({ first_name: ' ' }),
    by: 'address_first_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'a postal address needs a last name',
    broken: address({ last_name: '' }),
    by: 'address_last_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'a postal address needs a street',
    broken: address({ street_name: '' }),
    by: 'address_street_name_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'a postal address needs a street number',
    broken: address({ street_number: '' }),
    by: 'address_street_number_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'a postal address needs a ZIP code',
    broken: address({ zip_code: '' }),
    by: 'address_zip_code_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'a postal address needs a city',
    broken: address({ city: '' }),
    by: 'address_city_not_blank',
    means: 'address-incomplete',
  },
  {
    rule: 'an email in a postal address must be valid',
    broken: address({ email: 'nobody' }),
    by: 'address_email_valid',
    means: '1012',
  },
  {
    rule: 'each line of a postal address has at most 200 characters',
    broken: address({ city: 'x'.repeat(201) }),
    by: 'address_lengths',
    means: 'text-too-long',
  },
]
