import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import type { ErrorCode } from '@questboard/domain'
import { useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { type ToText, useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { JoinCompanyPageDocument, type JoinCompanyPageQuery } from './generated/JoinCompanyPage.ts'
import { JoinForm } from './JoinForm.tsx'
import { JoinWithAccount } from './JoinWithAccount.tsx'

type Found = NonNullable<JoinCompanyPageQuery['companyInvitation']>

/** Whoever signs in comes back here. */
const signInFirst = (token: string) =>
  `/login?${new URLSearchParams({ callbackUrl: `/company/join?${new URLSearchParams({ token })}` })}`

const Refused = () => {
  const t = useText()
  const { user } = useSession()
  return (
    <AccountFrame
      title="This invitation cannot be used"
      text="The token is invalid or has expired. Ask the company for a new invite link."
      foot={
        user ? (
          <AppLink to="/home">{t('Go to your home')}</AppLink>
        ) : (
          <>
            {t('Have an account?')} <AppLink to="/login">{t('Sign in')}</AppLink>
          </>
        )
      }
    />
  )
}

const Visitor = ({ invitation: { hasAccount, email }, token }: { invitation: Found; token: string }) => {
  const t = useText()
  if (!hasAccount) return <JoinForm token={token} email={email} />
  return (
    <Button component={AppLink} to={signInFirst(token)} fullWidth>
      {t('Sign in')}
    </Button>
  )
}

/** What the server says of a token that nobody can use; anything else may pass. */
const refusal: ErrorCode = 'invitation-invalid'

const introduce = (t: ToText, { hasAccount, email }: Found): string =>
  hasAccount ? t('{email} has an account. Sign in with it to join.', { email }) : 'Choose how you sign in.'

const Invitation = ({ token }: { token: string }) => {
  const t = useText()
  const { user } = useSession()
  // Who asks decides the answer: what a visitor has read is not theirs once they have signed in.
  const query = useQuery(JoinCompanyPageDocument, { variables: { token }, fetchPolicy: 'network-only' })
  const invitation = query.data?.companyInvitation ?? undefined
  if (query.error && explain(query.error).code === refusal) return <Refused />
  const asVisitor = user ? undefined : invitation
  return (
    <AccountFrame
      title={invitation ? t('Join {company}', { company: invitation.companyName }) : 'Join your company'}
      text={asVisitor && introduce(t, asVisitor)}
      foot={
        asVisitor?.hasAccount === false && (
          <AppLink to={signInFirst(token)}>{t('I already have an account')}</AppLink>
        )
      }
    >
      <Loaded query={{ ...query, data: invitation }} skeleton={<LinesSkeleton lines={4} />}>
        {(found) =>
          user ? (
            <JoinWithAccount invitation={found} token={token} user={user} />
          ) : (
            <Visitor invitation={found} token={token} />
          )
        }
      </Loaded>
    </AccountFrame>
  )
}

/** The way in through an invite link (rules §2). */
const JoinCompanyPage = () => {
  const [query] = useSearchParams()
  const { status, user } = useSession()
  const token = query.get('token')
  if (!token) return <Refused />
  if (status === 'loading')
    return (
      <AccountFrame title="Join your company">
        <LinesSkeleton lines={4} />
      </AccountFrame>
    )
  return <Invitation key={user?.id} token={token} />
}

export default JoinCompanyPage
