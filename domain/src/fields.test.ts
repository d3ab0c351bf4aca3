import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmail } from './fields.ts'

describe('valid email addresses', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example',
    'ö@bücher.example',
    'a@xn--bcher-kva.example',
    'a@1password.com',
    'a@4.example',
  ])('an email address can be %s', (text) => expect(isEmail(text)).toBe(true))

  it.each([
    'a@1.2.3.4',
    'a@[127.0.0.1]',
    'a@[IPv6:::1]',
    'a@::1',
    'a@[::ffff:127.0.0.1].x',
    'a@127.0.0.0x1',
    'a@127.1',
    'a@1.2.3.4.',
    'a@localhost',
    'a@b.co:25',
    'a b@c.de',
    'a@b@c.de',
    `${'a'.repeat(250)}@b.co`,
  ])('an email address cannot be %s', (text) => expect(isEmail(text)).toBe(false))

  // Without the length check, the slow pattern would make this test time out.
  it('a very long text is quickly rejected as an email address', () =>
    expect(isEmail(`a@${'.'.repeat(200_000)}@`)).toBe(false))

  it('a valid email address has one @, a dot after it and no space', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => isEmail(address) && !isEmail(`${address} `)),
      { numRuns: 200 },
    )
  })
})
