import { Button, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { type ChannelSignUp, confirmChannelSignUp, readChannelSignUp } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { Sentence } from '../../lib/Sentence.tsx'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { platformNames } from './platformNames.ts'

const Expired = () => {
  const t = useText()
  return (
    <AccountFrame
      title="This link no longer works"
      text="Sign-up links expire and work once. If you have created your account, sign in with your channel."
    >
      <Stack>
        <Button component={AppLink} to="/login" fullWidth>
          {t('Sign in')}
        </Button>
        <Button component={AppLink} to="/register/creator" variant="default" fullWidth>
          {t('Sign up again')}
        </Button>
      </Stack>
    </AccountFrame>
  )
}

const Confirm = ({ signUp, token }: { signUp: ChannelSignUp; token: string }) => {
  const t = useText()
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = () => {
    setIsBusy(true)
    confirmChannelSignUp(token).catch((error: unknown) => {
      setIsBusy(false)
      setProblem(explain(error).message)
    })
  }
  const strong = (words: string) => <strong>{words}</strong>
  return (
    <AccountFrame
      title="Create your account"
      text={
        <Sentence parts={{ channel: strong, email: strong }}>
          {t(
            'Your account will have the {platform} channel <channel>{channel}</channel> and the email <email>{email}</email>. If this isn’t your channel, close this page.',
            { ...signUp, platform: platformNames[signUp.provider] ?? '' },
          )}
        </Sentence>
      }
    >
      <Stack>
        {problem && <Notice tone="bad">{t(problem)}</Notice>}
        <Button fullWidth loading={isBusy} onClick={confirm}>
          {t('Create account')}
        </Button>
      </Stack>
    </AccountFrame>
  )
}

type Found = ChannelSignUp | 'expired' | 'checking' | 'failed'

const useSignUpOf = (token: string | null): Found => {
  const [found, setFound] = useState<Found>(token ? 'checking' : 'expired')
  useEffect(() => {
    if (!token) return
    readChannelSignUp(token)
      .then((signUp) => setFound(signUp ?? 'expired'))
      .catch(() => setFound('failed'))
  }, [token])
  return found
}

/** The page that the mail of a sign-up links to. The account is created by a click, not by opening the link. */
const ConfirmSignUpPage = () => {
  const t = useText()
  const [query] = useSearchParams()
  const token = query.get('token')
  const found = useSignUpOf(token)
  if (found === 'checking')
    return (
      <AccountFrame title="Create your account">
        <LinesSkeleton lines={2} />
      </AccountFrame>
    )
  if (found === 'failed')
    return (
      <AccountFrame title="Create your account">
        <Notice tone="bad">{t('Something went wrong. Please try again later.')}</Notice>
      </AccountFrame>
    )
  if (found === 'expired' || !token) return <Expired />
  return <Confirm signUp={found} token={token} />
}

export default ConfirmSignUpPage
