import { describe, expect, it } from 'vitest'
import { customDomainOf } from './customDomain.ts'

const at = (address: string) => customDomainOf(new URL(address))

describe("the domain of a company's own page", () => {
  it.each([
    ['https://play.studio.example/custom-domain-company', 'play.studio.example', '/custom-domain-company'],
    [
      'https://play.studio.example/custom-domain-company/campaigns',
      'play.studio.example',
      '/custom-domain-company',
    ],
    [
      'http://localhost:3000/custom-domain-company/Play.studio.example/campaigns',
      'play.studio.example',
      '/custom-domain-company/Play.studio.example',
    ],
  ])('%s is of %s', (address, domain, base) => {
    expect(at(address)).toEqual({ domain, base })
  })

  it('is none elsewhere', () => {
    expect(at('https://play.studio.example/company/1')).toBeNull()
    expect(at('https://play.studio.example/custom-domain-company2')).toBeNull()
  })
})
