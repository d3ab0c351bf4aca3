import { Button, Stack } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { ResendVerification } from './ResendVerification.tsx'
import { withWay } from './withWay.ts'

/** Shown after registration: the next step is in the user's inbox. */
export const CheckInbox = ({ email, back = null }: { email: string; back?: string | null }) => {
  const t = useText()
  return (
    <AccountFrame
      title="Check your inbox"
      text={
        <Sentence parts={{ email: (words) => <strong>{words}</strong> }}>
          {t('We sent a link to <email>{email}</email>. Open the link to verify your email, then sign in.', {
            email,
          })}
        </Sentence>
      }
    >
      <Stack>
        <Button component={AppLink} to={withWay('/login', back)} fullWidth>
          {t('Go to sign-in')}
        </Button>
        <ResendVerification email={email} />
      </Stack>
    </AccountFrame>
  )
}
