import { createIntl } from 'react-intl'
import { expect, it } from 'vitest'
import type { ToText } from '../../lib/text.ts'
import { permissionTitle } from './permissionTitle.ts'

const intl = createIntl({ locale: 'en', onError: () => undefined })
const t: ToText = (key, values) => intl.formatMessage({ id: key, defaultMessage: key }, values)

const channel = (channel_name: string, hasRefreshToken: boolean) => ({
  providerId: 'twitch' as const,
  channel_name,
  hasRefreshToken,
})

it('the warning about a channel without permission names the channel', () => {
  expect(permissionTitle(t, [channel('Nova', true), channel('Ember', false)])).toBe(
    'Ember on Twitch: permission expired',
  )
})

it('the warning about a channel without permission mentions how many other channels need permission too', () => {
  const lost = ['Nova', 'Ember', 'Moss'].map((name) => channel(name, false))
  expect(permissionTitle(t, lost.slice(0, 2))).toBe('Nova on Twitch and 1 more channel: permission expired')
  expect(permissionTitle(t, lost)).toBe('Nova on Twitch and 2 more channels: permission expired')
})

it('the warning about channels without permission does not appear if every channel can be read', () => {
  expect(permissionTitle(t, [channel('Nova', true)])).toBeNull()
})
