import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { ask } from '../../components/Confirm.tsx'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { KeyParticipationDocument, WithdrawKeyRequestDocument } from './generated/KeyParticipation.ts'

/** A creator can withdraw a request until the company answers it. */
export const WithdrawRequest = ({ participantId }: { participantId: string }) => {
  const t = useText()
  const carryOut = useIntent()
  const [withdraw] = useMutation(WithdrawKeyRequestDocument, {
    refetchQueries: [KeyParticipationDocument],
    awaitRefetchQueries: true,
  })
  const open = () =>
    ask({
      id: `withdraw-${participantId}`,
      title: 'Withdraw your request?',
      text: 'The request disappears from your deals, and the company no longer sees it. If you request again, creators who are already waiting come first.',
      confirm: 'Withdraw',
      dangerous: true,
      run: async () => {
        await carryOut({ move: 'withdraw', participantId }, (idempotencyKey) =>
          withdraw({ variables: { participantId, idempotencyKey } }),
        )
        toasts.good('Request withdrawn')
      },
    })
  return (
    <div>
      <Button variant="default" onClick={open}>
        {t('Withdraw your request')}
      </Button>
    </div>
  )
}
