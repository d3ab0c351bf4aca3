import { Button, Stack } from '@mantine/core'
import { IconBrandTiktok, IconBrandTwitch, IconBrandYoutube } from '@tabler/icons-react'
import { useState } from 'react'
import { signInWith } from '../../lib/auth.ts'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'
import classes from './ChannelButtons.module.css'
import { legalLinks } from './legalLinks.tsx'

const channels = [
  { provider: 'tiktok', label: 'TikTok', Icon: IconBrandTiktok },
  { provider: 'twitch', label: 'Twitch', Icon: IconBrandTwitch },
  { provider: 'youtube', label: 'YouTube', Icon: IconBrandYoutube },
] as const

/** Creators sign in and sign up with their channel (rules §2). */
export const ChannelButtons = ({ callbackUrl }: { callbackUrl: string }) => {
  const t = useText()
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
          {t('Continue with {channel}', { channel: label })}
        </Button>
      ))}
      <p className={classes.agreement}>
        <Sentence parts={legalLinks}>
          {t(
            'By continuing you agree to the <terms>terms of use</terms> and the <privacy>privacy policy</privacy>.',
          )}
        </Sentence>
      </p>
    </Stack>
  )
}
