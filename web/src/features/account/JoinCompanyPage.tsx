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

/** The URL of the sign-in page, which later returns the person to this invitation. */
const signInFirst = (token: string) =>
  `/login?${new URLSearchParams({ callbackUrl: `/company/join?${new URLSearchParams({ token })}` })}`

const Refused = () => {
  const t = useText()
  const { user } = useSession()
  return (
    <AccountFrame
      title="This invitation can’t be used"
      text="The invite link is invalid or has expired. Ask the company for a new invite link."
      foot={
        user ? (
          <AppLink to="/home">{t('Go to home')}</AppLink>
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

/** The error code of an invalid invitation. Other errors can be temporary. */
const refusal: ErrorCode = 'invitation-invalid'

const introduce = (t: ToText, { hasAccount, email }: Found): string =>
  hasAccount
    ? t('{email} already has an account. Sign in with this account to join.', { email })
    : 'Choose how to sign in.'

const Invitation = ({ token }: { token: string }) => {
  const t = useText()
  const { user } = useSession()
  // The response depends on the session, so a response cached for a visitor must not be used after sign-in.
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

/** The page of a member invite link (rules §2). */
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
