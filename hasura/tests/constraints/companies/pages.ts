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
    rule: 'a page theme is an accent of the list',
    broken: page('theme', `'{"accent": "red"}'`),
    by: 'company_page_theme_known',
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
    rule: 'a custom domain is wished for by many, and belongs to one company',
    given: `${scalePlan}; ${domain('play.example')}; ${domain('PLAY.example', otherCompany)}; ${verify(otherCompany)}`,
    broken: verify(company),
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
