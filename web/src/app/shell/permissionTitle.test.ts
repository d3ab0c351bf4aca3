import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { permissionTitle } from './permissionTitle.ts'

const t: ToText = (key, values = {}) => key.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))

const channel = (channel_name: string, hasRefreshToken: boolean) => ({
  providerId: 'twitch' as const,
  channel_name,
  hasRefreshToken,
})

it('names the channel that needs permission again', () => {
  expect(permissionTitle(t, [channel('Nova', true), channel('Ember', false)])).toBe(
    'Ember on Twitch needs your permission again',
  )
})

it('says that there are more of them', () => {
  expect(permissionTitle(t, [channel('Nova', false), channel('Ember', false)])).toMatch(
    /^Nova on Twitch and .* need /,
  )
})

it('says nothing while every channel may be read', () => {
  expect(permissionTitle(t, [channel('Nova', true)])).toBeNull()
})
