import { Button, Stack } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import { ResendVerification } from './ResendVerification.tsx'

/** After registering: the way on is in the person's inbox. */
export const CheckInbox = ({ email }: { email: string }) => (
  <AccountFrame
    title="Check your inbox"
    text={
      <>
        We sent a link to <strong>{email}</strong>. Open it to verify your email, then sign in.
      </>
    }
  >
    <Stack>
      <Button component={AppLink} to="/login" fullWidth>
        Go to sign-in
      </Button>
      <ResendVerification email={email} />
    </Stack>
  </AccountFrame>
)
