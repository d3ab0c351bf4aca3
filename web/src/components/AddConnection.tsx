import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { signInWith } from '../lib/auth.ts'
import { ChannelIcon, channelName } from './ChannelIcon.tsx'

const providers = ['twitch', 'youtube', 'tiktok'] as const

/** Leaves for the channel's consent page and comes back to `callbackUrl`. */
export const AddConnection = ({ callbackUrl }: { callbackUrl: string }) => {
  const [leaving, setLeaving] = useState<string | null>(null)
  const add = (provider: string) => {
    setLeaving(provider)
    signInWith(provider, callbackUrl).catch(() => setLeaving(null))
  }
  return (
    <Group gap="sm">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          leftSection={<ChannelIcon provider={provider} size={18} />}
          loading={leaving === provider}
          onClick={() => add(provider)}
        >
          {channelName(provider)}
        </Button>
      ))}
    </Group>
  )
}
