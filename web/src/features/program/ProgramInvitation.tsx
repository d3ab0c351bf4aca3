import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { ask } from '../../components/Confirm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  DeclineProgramInvitationDocument,
  ProgramStandingDocument,
  type ProgramStandingQuery,
} from './generated/MemberProgram.ts'

type Props = { invitation: ProgramStandingQuery['invitation'][number] }

/** A company's invitation to its program. The creator accepts by applying, or declines. */
export const ProgramInvitation = ({ invitation: { id, message, deadline_at } }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [decline] = useMutation(DeclineProgramInvitationDocument, {
    refetchQueries: [ProgramStandingDocument],
    awaitRefetchQueries: true,
  })
  const askToDecline = () =>
    ask({
      id: 'decline-invitation',
      title: 'Decline this invitation?',
      text: 'You can’t be invited to this Creator Program again.',
      confirm: 'Decline invitation',
      dangerous: true,
      run: async () => {
        await carryOut({ reject: id }, (idempotencyKey) =>
          decline({ variables: { invitationId: id, idempotencyKey } }),
        )
        toasts.good('Invitation declined')
      },
    })
  return (
    <Notice title="You are invited">
      {message && <p>{message}</p>}
      {deadline_at && <p>{t('Answer by {moment}.', { moment: formatMoment(deadline_at) })}</p>}
      <Button mt="xs" size="xs" variant="subtle" color="red" onClick={askToDecline}>
        {t('Decline')}
      </Button>
    </Notice>
  )
}
