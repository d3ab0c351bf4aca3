import { describe, expect, it } from 'vitest'
import { pushUrlOf } from './settings.ts'

const loopback = 'http://127.0.0.1:3000/api/webhooks'

describe('the URL for push notifications', () => {
  it.each([
    [
      'the public URL',
      { PUBLIC_URL: 'https://questboard.example/' },
      'https://questboard.example/api/webhooks',
    ],
    ['empty if the public URL is not on the open internet', { PUBLIC_URL: 'http://localhost:3000' }, null],
    ['the URL in the settings', { PUBLIC_URL: 'http://localhost:3000', PUSH_URL: loopback }, loopback],
  ])('the URL for push notifications is %s', (_where, settings, told) => {
    expect(pushUrlOf({ NODE_ENV: 'development', ...settings })).toBe(told)
  })

  it('in production, the URL for push notifications cannot be on this machine', () => {
    const settings = { NODE_ENV: 'production', PUBLIC_URL: 'https://questboard.example', PUSH_URL: loopback }
    expect(() => pushUrlOf(settings)).toThrow(/must be a public https address/)
  })
})
