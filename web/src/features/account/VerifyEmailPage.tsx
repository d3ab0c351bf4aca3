import { useMutation } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { keptWay } from '@questboard/domain'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { VerifyEmailDocument } from './generated/VerifyEmailPage.ts'
import { ResendVerification } from './ResendVerification.tsx'
import { withWay } from './withWay.ts'

type Outcome = 'checking' | 'verified' | 'already' | 'failed'

const failedText =
  'We could not verify your email with the provided token. This may be because the token has expired or because it is invalid.'

const verifiedText = {
  verified: 'You can now use everything that needed a verified email.',
  already: 'This link was already used. There’s nothing left to do.',
}

/** The page that the person came from, according to the link in the email. Null for a page of another site. */
const useBack = (): string | null => {
  const [query] = useSearchParams()
  return keptWay(query.get('callbackUrl'), window.location.origin)
}

const Leave = () => {
  const t = useText()
  const { user } = useSession()
  const back = useBack()
  return (
    <Button component={AppLink} to={user ? '/home' : withWay('/login', back)} variant="subtle" fullWidth>
      {user ? t('Not now') : t('Back to sign-in')}
    </Button>
  )
}

const useVerification = (token: string): Outcome => {
  const [verify] = useMutation(VerifyEmailDocument)
  const [outcome, setOutcome] = useState<Outcome>('checking')
  const asked = useRef(false)
  useEffect(() => {
    // A token works only once, so React's second effect in development must not use it up.
    if (asked.current) return
    asked.current = true
    verify({ variables: { token } })
      .then(async ({ data }) => {
        await session.changed()
        setOutcome(data?.verifyEmail.alreadyVerified ? 'already' : 'verified')
      })
      .catch(() => setOutcome('failed'))
  }, [token, verify])
  return outcome
}

const Verify = ({ token }: { token: string }) => {
  const t = useText()
  const outcome = useVerification(token)
  const { user } = useSession()
  const back = useBack()
  if (outcome === 'checking') {
    return (
      <AccountFrame title="Verifying your email">
        <LinesSkeleton lines={2} />
      </AccountFrame>
    )
  }
  if (outcome === 'failed') {
    return (
      <AccountFrame title="Your email isn’t verified" text={failedText}>
        <Stack>
          <ResendVerification />
          <Leave />
        </Stack>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame
      title={outcome === 'already' ? 'Your email is already verified' : 'Your email is verified'}
      text={verifiedText[outcome]}
    >
      <Button component={AppLink} to={user ? (back ?? '/home') : withWay('/login', back)} fullWidth>
        {user ? t('Continue') : t('Sign in')}
      </Button>
    </AccountFrame>
  )
}

const VerifyEmailPage = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  if (token) return <Verify token={token} />
  return (
    <AccountFrame
      title="Verify your email"
      text="Open the link in the email we sent you. The email can take a minute to arrive. Check your spam folder too."
    >
      <Stack>
        <ResendVerification email={query.get('email') ?? undefined} />
        <Leave />
      </Stack>
    </AccountFrame>
  )
}

export default VerifyEmailPage
