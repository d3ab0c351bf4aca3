import { market } from '../../support/market.ts'
import type { Rule } from '../../support/rules.ts'

const { company, otherCompany } = market
const domain = (name: string, of: string = company): string =>
  `INSERT INTO custom_domain (company_id, domain) VALUES ('${of}', '${name}')`
const verify = (of: string): string =>
  `UPDATE custom_domain SET status = 'verified' WHERE company_id = '${of}'`
const scalePlan = `UPDATE subscription SET plan_id = 'scale', valid_to = now() + interval '1 month'`
const page = (columns: string, values: string): string =>
  `INSERT INTO company_page (company_id, ${columns}) VALUES ('${company}', ${values})`
const block = (values: string): string =>
  `INSERT INTO company_page_block (company_id, kind, position, content) VALUES ('${company}', ${values})`
const announcement = (title: string, body: string): string =>
  `INSERT INTO announcement (company_id, title, body) VALUES ('${company}', '${title}', '${body}')`

export const pages: readonly Rule[] = [
  {
    rule: 'a company page headline has at most 200 characters',
    broken: page('headline', `repeat('x', 201)`),
    by: 'company_page_headline_200',
    means: 'text-too-long',
  },
  {
    rule: 'a company page description has at most 5,000 characters',
    broken: page('description', `repeat('x', 5001)`),
    by: 'company_page_description_5000',
    means: 'text-too-long',
  },
  {
    rule: 'a company page theme must be a known accent',
    broken: page('theme', `'{"accent": "red"}'`),
    by: 'company_page_theme_known',
    means: 'invalid-input',
  },
  {
    rule: 'the content of a company page block must be an object',
    given: page('headline', `''`),
    broken: block(`'text', 1, '[]'`),
    by: 'company_page_block_content_object',
    means: 'invalid-input',
  },
  {
    rule: 'two blocks of a company page cannot share a position',
    given: page('headline', `''`),
    broken: `${block(`'text', 1, '{}'`)}; ${block(`'hero', 1, '{}'`)}`,
    by: 'company_page_block_position_key',
    means: 'invalid-input',
  },
  {
    rule: 'a company needs a plan that includes custom domains',
    broken: domain('play.northlight.example'),
    by: 'custom_domain_needs_plan',
    means: 'custom-domain-plan',
  },
  {
    rule: 'a custom domain must be a valid domain',
    given: scalePlan,
    broken: domain('http://northlight.example/'),
    by: 'custom_domain_valid',
    means: 'domain-invalid',
  },
  {
    rule: 'two companies cannot have the same verified custom domain',
    given: `${scalePlan}; ${domain('play.example')}; ${domain('PLAY.example', otherCompany)}; ${verify(otherCompany)}`,
    broken: verify(company),
    by: 'custom_domain_domain_key',
    means: 'already-exists',
  },
  {
    rule: 'an announcement needs a title',
    broken: announcement(' ', 'Text'),
    by: 'announcement_title_not_blank',
    means: 'announcement-incomplete',
  },
  {
    rule: 'an announcement needs a text',
    broken: announcement('Title', ''),
    by: 'announcement_body_not_blank',
    means: 'announcement-incomplete',
  },
]
