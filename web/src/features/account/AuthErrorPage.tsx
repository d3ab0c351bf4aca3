import { Button, Stack } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { codeText } from '../../lib/accountErrors.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'

const reasons: Record<string, string> = {
  Configuration: 'Sign-in isn’t available right now. Please try again later.',
  AccessDenied: 'You didn’t give Questboard permission to read your channel. You can try again anytime.',
  OAuthSignin: 'We couldn’t reach the platform’s sign-in page. Please try again later.',
  OAuthCallback: 'The platform’s sign-in didn’t finish. Please try again.',
  OAuthAccountNotLinked:
    'An account with this email already exists. Sign in with your password, then connect the channel.',
  ChannelExists: 'This channel already belongs to an account. Sign in with the channel.',
  SessionRequired: 'You were signed out while you connected the channel. Please sign in again.',
  Verification: 'This link has expired or was already used.',
}

/** The page for a sign-in that failed at the vendor or on the way back (rules §8). */
const AuthErrorPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const code = query.get('code')
  const reason = code ? codeText(code) : (reasons[query.get('error') ?? ''] ?? codeText(null))
  return (
    <AccountFrame title="You’re not signed in" text={reason}>
      <Stack gap="xs">
        <Button component={AppLink} to="/login" fullWidth>
          {t('Back to sign-in')}
        </Button>
      </Stack>
    </AccountFrame>
  )
}

export default AuthErrorPage
