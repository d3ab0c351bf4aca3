import { Button, Stack } from '@mantine/core'
import { IconBrandTiktok, IconBrandTwitch, IconBrandYoutube } from '@tabler/icons-react'
import { useState } from 'react'
import { signInWith } from '../../lib/auth.ts'

const channels = [
  { provider: 'tiktok', label: 'TikTok', Icon: IconBrandTiktok },
  { provider: 'twitch', label: 'Twitch', Icon: IconBrandTwitch },
  { provider: 'youtube', label: 'YouTube', Icon: IconBrandYoutube },
] as const

/** Creators sign in and sign up through their channel (spec §2). */
export const ChannelButtons = ({
  callbackUrl,
  verb = 'Continue',
}: {
  callbackUrl: string
  verb?: string
}) => {
  const [leaving, setLeaving] = useState<string | null>(null)
  const go = (provider: string) => {
    setLeaving(provider)
    signInWith(provider, callbackUrl).catch(() => window.location.assign('/auth/auth?error=OAuthSignin'))
  }
  return (
    <Stack gap="xs">
      {channels.map(({ provider, label, Icon }) => (
        <Button
          key={provider}
          variant="default"
          fullWidth
          leftSection={<Icon size={18} aria-hidden />}
          loading={leaving === provider}
          onClick={() => go(provider)}
        >
          {`${verb} with ${label}`}
        </Button>
      ))}
    </Stack>
  )
}
