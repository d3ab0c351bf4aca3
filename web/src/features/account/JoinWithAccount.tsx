import { useMutation } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { type ErrorCode, errors, isErrorCode } from '@questboard/domain'
import { useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useIntent } from '../../lib/intent.ts'
import { type SessionUser, session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { AcceptMemberInviteDocument, type JoinCompanyPageQuery } from './generated/JoinCompanyPage.ts'
import { SignOutAndContinue } from './SignOutAndContinue.tsx'

type Invitation = NonNullable<JoinCompanyPageQuery['companyInvitation']>

/** The error code for an invitation to another email address, which the person can accept after signing out. */
const ofAnother: ErrorCode = 'invitation-address'

const Obstacle = ({ refusal }: { refusal: string }) => {
  const t = useText()
  return (
    <Stack gap="sm">
      <Notice tone="warn">{t(errors[isErrorCode(refusal) ? refusal : 'unexpected'])}</Notice>
      {refusal === ofAnother ? (
        <SignOutAndContinue />
      ) : (
        <Button component={AppLink} to="/home" variant="default" fullWidth>
          {t('Go to home')}
        </Button>
      )}
    </Stack>
  )
}

const JoinButton = ({ token, companyName }: { token: string; companyName: string }) => {
  const t = useText()
  const [accept] = useMutation(AcceptMemberInviteDocument)
  const carryOut = useIntent()
  const [joining, setJoining] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const join = async () => {
    setJoining(true)
    setProblem(null)
    try {
      await carryOut({ token }, (idempotencyKey) => accept({ variables: { token, idempotencyKey } }))
      // Reloads the page, because the client has cached data of an account without a company. Other tabs reload too.
      session.tellOthers()
      window.location.assign('/home')
    } catch (error) {
      setProblem(explain(error).message)
      setJoining(false)
    }
  }
  return (
    <Stack gap="sm">
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      <Button fullWidth loading={joining} onClick={() => void join()}>
        {t('Join {company}', { company: companyName })}
      </Button>
    </Stack>
  )
}

/** Shows the company and the signed-in account that will join it, or the reason why it cannot. */
export const JoinWithAccount = ({
  invitation,
  token,
  user,
}: {
  invitation: Invitation
  token: string
  user: SessionUser
}) => {
  const t = useText()
  const { companyName, email, refusal } = invitation
  return (
    <Stack>
      {refusal ? (
        <>
          <p>
            {t('The invitation is for {email}, but you’re signed in as {name}.', {
              email,
              name: user.displayName,
            })}
          </p>
          <Obstacle refusal={refusal} />
        </>
      ) : (
        <>
          <p>
            {t('You’re signed in as {name}, {email}. Your account will join this company.', {
              email,
              name: user.displayName,
            })}
          </p>
          <JoinButton token={token} companyName={companyName} />
        </>
      )}
    </Stack>
  )
}
