import { describe, expect, it } from 'vitest'
import { createUnsubscribeTokens } from './unsubscribeTokens.ts'

const wish = { userId: '5f0c1b1e-3c55-4a3e-9d35-0d5f2f0a9a11', preference: 'quest_status_updates' }
const tokens = createUnsubscribeTokens('a-secret-of-some-length')

describe('tokens in unsubscribe links', () => {
  it('an unsubscribe token contains the person and the preference', () => {
    expect(tokens.read(tokens.make(wish))).toEqual(wish)
  })

  it('an unsubscribe token is always the same for the same person and is safe in a URL', () => {
    expect(tokens.make(wish)).toBe(tokens.make(wish))
    expect(tokens.make(wish)).toMatch(/^[\w.-]+$/)
  })

  it('an unsubscribe token that was changed or made with another secret is invalid', () => {
    const [body = '', signature = ''] = tokens.make(wish).split('.')
    const other = Buffer.from(`${wish.userId}/company_messages`).toString('base64url')
    const foreign = createUnsubscribeTokens('another-secret-of-some-length').make(wish)
    for (const token of [
      '',
      '.',
      body,
      `${body}.`,
      `${other}.${signature}`,
      `${body}.${signature}x`,
      foreign,
    ])
      expect(tokens.read(token), token).toBeNull()
  })
})
