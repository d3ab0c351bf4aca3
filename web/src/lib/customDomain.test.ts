import { describe, expect, it } from 'vitest'
import { customDomainOf } from './customDomain.ts'

const at = (address: string) => customDomainOf(new URL(address))

describe('reading paths on a custom domain', () => {
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
  ])('the path %s belongs to the custom domain %s', (address, domain, base) => {
    expect(at(address)).toEqual({ domain, base })
  })

  it('a path without the beginning that marks custom domains belongs to no custom domain', () => {
    expect(at('https://play.studio.example/company/1')).toBeNull()
    expect(at('https://play.studio.example/custom-domain-company2')).toBeNull()
  })
})
