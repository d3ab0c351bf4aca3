import { useMutation } from '@apollo/client/react'
import { useIntent } from '../../lib/intent.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AcceptInvitationDocument,
  JoinMissionDocument,
  RejectInvitationDocument,
} from './generated/DealsPage.ts'

/** Refetches the lists after the answer, and waits for them. */
const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

type Asked = { kind: string | null; activationId: string | null; invitationId: string | null }

/** A creator's answers to an invitation. Each throws an error if the server rejects it. */
export const useDealMoves = ({ kind, activationId, invitationId }: Asked) => {
  const carryOut = useIntent()
  const [join] = useMutation(JoinMissionDocument, refetch)
  const [accept] = useMutation(AcceptInvitationDocument, refetch)
  const [reject] = useMutation(RejectInvitationDocument, refetch)
  return {
    /** Joining a mission also accepts its invitation. */
    accept: async () => {
      if (kind === 'MISSION') {
        if (activationId === null) return
        await carryOut({ move: 'join', activationId }, (idempotencyKey) =>
          join({ variables: { missionId: activationId, idempotencyKey } }),
        )
        toasts.good('You joined the Mission')
        return
      }
      if (invitationId === null) return
      await carryOut({ move: 'accept', invitationId }, (idempotencyKey) =>
        accept({ variables: { invitationId, idempotencyKey } }),
      )
      toasts.good('Invitation accepted')
    },
    reject: async () => {
      if (invitationId === null) return
      await carryOut({ move: 'reject', invitationId }, (idempotencyKey) =>
        reject({ variables: { invitationId, idempotencyKey } }),
      )
      toasts.good('Invitation declined')
    },
  }
}
