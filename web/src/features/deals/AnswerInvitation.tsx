import { Button } from '@mantine/core'
import { useState } from 'react'
import { ask } from '../../components/Confirm.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { useDealMoves } from './useDealMoves.ts'

type Props = {
  deal: { id: string; kind: string | null; activationId: string | null; invitationId: string | null }
  name: string
  /** True if the creator has already accepted and only needs to join. */
  accepted: boolean
}

/** Accepts or declines an invitation. An accepted deal continues in the same row. */
export const AnswerInvitation = ({ deal, name, accepted }: Props) => {
  const t = useText()
  const moves = useDealMoves(deal)
  const [busy, setBusy] = useState(false)
  const accept = async () => {
    setBusy(true)
    try {
      await moves.accept()
    } catch (error) {
      toasts.bad(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  const decline = () =>
    ask({
      id: `decline-${deal.id}`,
      title: 'Decline this invitation?',
      text: t('“{name}” disappears from your deals, and we notify the company.', { name }),
      confirm: 'Decline',
      dangerous: true,
      run: () => moves.reject(),
    })
  return (
    <>
      <Button
        size="compact-md"
        loading={busy}
        aria-label={t(deal.kind === 'MISSION' ? 'Join {name}' : 'Accept {name}', { name })}
        onClick={() => void accept()}
      >
        {t(deal.kind === 'MISSION' ? 'Join' : 'Accept')}
      </Button>
      {!accepted && (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('Decline {name}', { name })}
          onClick={decline}
        >
          {t('Decline')}
        </Button>
      )}
    </>
  )
}
