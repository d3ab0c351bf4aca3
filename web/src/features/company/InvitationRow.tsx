import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { Row } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CompanyMembersPageDocument,
  DeleteMemberInviteDocument,
  InvitationRow_InvitationFragmentDoc,
  ResendMemberInviteDocument,
} from './generated/CompanyMembersPage.ts'

type Props = { invitation: FragmentType<typeof InvitationRow_InvitationFragmentDoc>; isOwner: boolean }

const refetchQueries = [CompanyMembersPageDocument]

/** A pending or expired invitation, which can be sent again or deleted (rules §4). */
export const InvitationRow = ({ invitation, isOwner }: Props) => {
  const t = useText()
  const { id, email, title, status, sent_at } = readFragment(InvitationRow_InvitationFragmentDoc, invitation)
  const [resend, { loading }] = useMutation(ResendMemberInviteDocument, { refetchQueries })
  const carryOut = useIntent()
  const send = () => carryOut({ id }, (idempotencyKey) => resend({ variables: { id, idempotencyKey } }))
  const [remove] = useMutation(DeleteMemberInviteDocument, { refetchQueries })
  const attempt = (call: Promise<unknown>, done: string) =>
    call.then(
      () => toasts.good(done),
      (error: unknown) => toasts.bad(explain(error).message),
    )
  return (
    <Row
      lead={<IconMail size={22} stroke={1.5} aria-hidden />}
      title={email}
      text={[title, t('sent {ago}', { ago: formatAgo(sent_at) })].filter(Boolean).join(' · ')}
      side={
        <>
          <StatusBadge tone={status === 'pending' ? 'warn' : 'bad'}>
            {status === 'pending' ? 'Pending' : 'Expired'}
          </StatusBadge>
          {isOwner && (
            <>
              <Button
                variant="default"
                size="xs"
                loading={loading}
                onClick={() => void attempt(send(), 'Invitation sent again')}
              >
                {t('Resend')}
              </Button>
              <Button
                variant="subtle"
                color="gray"
                size="xs"
                onClick={() => void attempt(remove({ variables: { id } }), 'Invitation deleted')}
              >
                {t('Delete')}
              </Button>
            </>
          )}
        </>
      }
    />
  )
}
