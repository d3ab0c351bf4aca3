import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { connectChannel } from '../lib/connectChannel.ts'
import { ChannelIcon, channelName } from './ChannelIcon.tsx'

const providers = ['twitch', 'youtube', 'tiktok'] as const

/** Opens the channel's consent page, which returns to `callbackUrl`. */
export const AddConnection = ({ callbackUrl }: { callbackUrl: string }) => {
  const [leaving, setLeaving] = useState<string | null>(null)
  const add = async (provider: string) => {
    setLeaving(provider)
    if (!(await connectChannel(provider, callbackUrl))) setLeaving(null)
  }
  return (
    <Group gap="sm">
      {providers.map((provider) => (
        <Button
          key={provider}
          variant="default"
          leftSection={<ChannelIcon provider={provider} size={18} />}
          loading={leaving === provider}
          onClick={() => void add(provider)}
        >
          {channelName(provider)}
        </Button>
      ))}
    </Group>
  )
}
