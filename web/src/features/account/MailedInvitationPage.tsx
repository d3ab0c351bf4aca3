import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { type ActivationKind, activationKindNames, activationKinds, activationPath } from '@questboard/domain'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import { LinesSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { formatMoment } from '../../lib/format.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { useWay } from '../../shared/way/useWay.ts'
import { AccountFrame } from './AccountFrame.tsx'
import {
  ClaimInvitationDocument,
  MailedInvitationPageDocument,
  type MailedInvitationPageQuery,
} from './generated/MailedInvitationPage.ts'
import { SignOutAndContinue } from './SignOutAndContinue.tsx'

type Invitation = NonNullable<MailedInvitationPageQuery['mailedInvitation']>

const kindOf = (word: string): ActivationKind => activationKinds.find((kind) => kind === word) ?? 'QUEST'

/** Sign-up and sign-in both return to this page, where the new or existing account claims the invitation. */
const WaysIn = ({ token }: { token: string }) => {
  const t = useText()
  const back = new URLSearchParams({ callbackUrl: `/company/invitation?token=${encodeURIComponent(token)}` })
  return (
    <Stack gap="sm">
      <Button component={AppLink} to={`/register/creator?${back}`} fullWidth>
        {t('Register as a creator')}
      </Button>
      <Button component={AppLink} to={`/login?${back}`} variant="default" fullWidth>
        {t('Sign in')}
      </Button>
    </Stack>
  )
}

/** Companies cannot take part, so an invitation must not be claimed by a company's account. */
const OtherAccount = () => {
  const t = useText()
  return (
    <Stack gap="sm">
      <Notice tone="warn">
        {t('You’re signed in as a company member. Only creators can answer invitations.')}
      </Notice>
      <SignOutAndContinue />
    </Stack>
  )
}

const Claim = ({ token }: { token: string }) => {
  const t = useText()
  const navigate = useNavigate()
  const { user } = useSession()
  const { keep } = useWay()
  const [claim, { loading }] = useMutation(ClaimInvitationDocument)
  const [problem, setProblem] = useState<string | null>(null)
  const open = async () => {
    try {
      const { data } = await claim({ variables: { token } })
      const claimed = data?.claimInvitation
      if (!claimed) return
      const page = activationPath(kindOf(claimed.activationKind), claimed.activationId)
      if (user?.userType === 'Creator') return navigate(page)
      // A person without creator access cannot see every activation yet.
      await keep(page)
      navigate('/user/creator-access')
    } catch (error) {
      setProblem(explain(error).message)
    }
  }
  return (
    <Stack gap="sm">
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      <Button fullWidth loading={loading} onClick={() => void open()}>
        {t('Open the invitation')}
      </Button>
    </Stack>
  )
}

const Invited = ({ invitation, token }: { invitation: Invitation; token: string }) => {
  const t = useText()
  const { user } = useSession()
  const { message, deadline } = invitation
  return (
    <Stack>
      {message !== '' && <blockquote>{message}</blockquote>}
      {deadline && <p>{t('Answer by {moment}', { moment: formatMoment(deadline) })}</p>}
      {!user && <WaysIn token={token} />}
      {user && (user.userType === 'Company' ? <OtherAccount /> : <Claim token={token} />)}
    </Stack>
  )
}

const Refused = () => (
  <AccountFrame
    title="This invitation can’t be used"
    text="The invitation was answered or withdrawn, it expired, or a newer email has another link."
  />
)

const Page = ({ token }: { token: string }) => {
  const t = useText()
  const query = useQuery(MailedInvitationPageDocument, { variables: { token } })
  if (query.error && explain(query.error).code === 'invitation-invalid') return <Refused />
  const invitation = query.data?.mailedInvitation ?? undefined
  return (
    <AccountFrame
      title={invitation ? t('{company} invites you', { company: invitation.companyName }) : 'You are invited'}
      text={
        invitation &&
        t('The invitation is to the {kind} “{name}”.', {
          kind: t(activationKindNames[kindOf(invitation.activationKind)]),
          name: invitation.activationName,
        })
      }
    >
      <Loaded query={{ ...query, data: invitation }} skeleton={<LinesSkeleton lines={4} />}>
        {(found) => <Invited invitation={found} token={token} />}
      </Loaded>
    </AccountFrame>
  )
}

/** The page that an invitation email links to. It leads to sign-up or sign-in first, and then to the activation. */
const MailedInvitationPage = () => {
  const [query] = useSearchParams()
  const token = query.get('token')
  return token ? <Page token={token} /> : <Refused />
}

export default MailedInvitationPage
