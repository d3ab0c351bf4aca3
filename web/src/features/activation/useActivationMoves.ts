import { useMutation } from '@apollo/client/react'
import { useIntent } from '../../lib/intent.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CloseActivationDocument,
  DeleteActivationDocument,
  DuplicateActivationDocument,
  EndActivationDocument,
  PublishActivationDocument,
  UnpublishActivationDocument,
} from './generated/Activation.ts'

/** A status change affects all screens of the activation, so active queries are refetched before the action ends. */
const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

/** A company's actions on its activation. Each throws an error if the server rejects it. */
export const useActivationMoves = (activationId: string) => {
  const carryOut = useIntent()
  const [publish] = useMutation(PublishActivationDocument, refetch)
  const [unpublish] = useMutation(UnpublishActivationDocument, refetch)
  const [end] = useMutation(EndActivationDocument, refetch)
  const [close] = useMutation(CloseActivationDocument, refetch)
  const [copy] = useMutation(DuplicateActivationDocument)
  const [remove] = useMutation(DeleteActivationDocument)
  const once = <T>(move: string, send: (idempotencyKey: string) => Promise<T>) =>
    carryOut({ move, activationId }, send)
  return {
    publish: async () => {
      const { data } = await once('publish', (idempotencyKey) =>
        publish({ variables: { activationId, idempotencyKey } }),
      )
      toasts.good(
        data?.publishActivation?.status === 'waiting_for_company_verification'
          ? 'Sent for review'
          : 'Published successfully',
      )
    },
    unpublish: async () => {
      await once('unpublish', (idempotencyKey) => unpublish({ variables: { activationId, idempotencyKey } }))
      toasts.good('Unpublished successfully')
    },
    end: async () => {
      await once('end', (idempotencyKey) => end({ variables: { activationId, idempotencyKey } }))
      toasts.good('Ended successfully')
    },
    close: async () => {
      await once('close', (idempotencyKey) => close({ variables: { activationId, idempotencyKey } }))
      toasts.good('Closed successfully')
    },
    /** Returns the id of the new draft. */
    duplicate: async (): Promise<string | null> => {
      const { data } = await once('duplicate', (idempotencyKey) =>
        copy({ variables: { activationId, idempotencyKey } }),
      )
      toasts.good('Duplicated successfully')
      return data?.duplicateActivation?.activationId ?? null
    },
    remove: async () => {
      const { data } = await remove({ variables: { id: activationId } })
      if (!data?.delete_activation_by_pk)
        throw new Error('Creators have already joined this activation, so you can’t delete it.')
      toasts.good('Deleted successfully')
    },
  }
}
