import { useMutation } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { ask } from '../../components/Confirm.tsx'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { formatMoment } from '../../lib/format.ts'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AcceptInvitationDocument,
  type QuestStepQuery,
  RejectInvitationDocument,
} from './generated/QuestStep.ts'

const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

type Props = { invitation: QuestStepQuery['invitation'][number] }

const useAnswers = (invitationId: string) => {
  const carryOut = useIntent()
  const [accept] = useMutation(AcceptInvitationDocument, refetch)
  const [reject] = useMutation(RejectInvitationDocument, refetch)
  return {
    accept: async () => {
      try {
        await carryOut({ accept: invitationId }, (idempotencyKey) =>
          accept({ variables: { invitationId, idempotencyKey } }),
        )
        toasts.good('Invitation accepted')
      } catch (error) {
        toasts.bad(explain(error).message)
      }
    },
    decline: async () => {
      await carryOut({ reject: invitationId }, (idempotencyKey) =>
        reject({ variables: { invitationId, idempotencyKey } }),
      )
      toasts.good('Invitation declined')
    },
  }
}

/** A company's invitation for this creator. The creator accepts by making an offer, or declines. */
export const InvitationNotice = ({ invitation: { id, message, deadline_at } }: Props) => {
  const t = useText()
  const { accept, decline } = useAnswers(id)
  const askToDecline = () =>
    ask({
      id: 'decline-invitation',
      title: 'Decline this invitation?',
      text: 'You can’t be invited to this Quest again.',
      confirm: 'Decline invitation',
      dangerous: true,
      run: decline,
    })
  return (
    <Notice title="You are invited">
      {message && <p>{message}</p>}
      {deadline_at && <p>{t('Answer by {moment}.', { moment: formatMoment(deadline_at) })}</p>}
      <Group gap="xs" mt="xs">
        <Button size="xs" variant="default" onClick={() => void accept()}>
          {t('Accept invitation')}
        </Button>
        <Button size="xs" variant="subtle" color="red" onClick={askToDecline}>
          {t('Decline')}
        </Button>
      </Group>
    </Notice>
  )
}
