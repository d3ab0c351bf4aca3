import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { ask } from '../../components/Confirm.tsx'
import { useIntent } from '../../lib/intent.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { KeyParticipationDocument, WithdrawKeyRequestDocument } from './generated/KeyParticipation.ts'

/** Until it is answered, a request is its creator's to take back. */
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
      text: 'It leaves your deals, and the company sees it no more. Who asks again later comes after those who wait by then.',
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
