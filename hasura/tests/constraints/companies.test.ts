import { companyConstraints } from '@questboard/domain'
import { describe } from 'vitest'
import { testRules } from '../support/rules.ts'
import { codes } from './companies/codes.ts'
import { companies } from './companies/companies.ts'
import { pages } from './companies/pages.ts'
import { tools } from './companies/tools.ts'

describe('constraints on companies, codes and pages', () =>
  testRules([...companies, ...pages, ...tools, ...codes], companyConstraints))
