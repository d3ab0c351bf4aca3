import { useMutation } from '@apollo/client/react'
import type { Badge } from '@questboard/domain'
import { useIntent } from '../../../lib/intent.ts'
import { toasts } from '../../../lib/toasts.ts'
import {
  ApproveContentDocument,
  CheckListingDocument,
  ExtendContentDeadlineDocument,
  RejectContentDocument,
  SubmitContentDocument,
} from './generated/Content.ts'

/** A status change of the run affects most of the screen, so everything reloads before the action counts as done. */
const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

export type Work = { readonly contentId: string } | { readonly url: string; readonly isUnlisted: boolean }

/** The creator's actions on a run's content. Each throws an error if the server rejects it. */
export const useCreatorMoves = (questRunId: string) => {
  const carryOut = useIntent()
  const [send] = useMutation(SubmitContentDocument, refetch)
  const [check] = useMutation(CheckListingDocument)
  return {
    submit: async (work: Work) => {
      await carryOut({ questRunId, work }, (idempotencyKey) =>
        send({ variables: { questRunId, ...work, idempotencyKey } }),
      )
      toasts.good('Content successfully submitted.')
    },
    checkListing: async (): Promise<boolean> => {
      const { data } = await check({ variables: { questRunId } })
      return data?.checkListing?.sent === true
    },
  }
}

type Praise = { readonly review: string; readonly badges: readonly Badge[] }

/** The company's actions on a run's content. Each throws an error if the server rejects it. */
export const useCompanyMoves = (questRunId: string, version: number) => {
  const carryOut = useIntent()
  const [approve] = useMutation(ApproveContentDocument, refetch)
  const [reject] = useMutation(RejectContentDocument, refetch)
  const [extend] = useMutation(ExtendContentDeadlineDocument, refetch)
  return {
    approve: async ({ review, badges }: Praise) => {
      await carryOut({ questRunId, version, review, badges }, (idempotencyKey) =>
        approve({ variables: { questRunId, version, review, badges: [...badges], idempotencyKey } }),
      )
      toasts.good('Review sent!')
    },
    reject: async (message: string) => {
      await carryOut({ questRunId, version, message }, (idempotencyKey) =>
        reject({ variables: { questRunId, version, message, idempotencyKey } }),
      )
      toasts.good('Comment sent!')
    },
    extend: async (until: string) => {
      await extend({ variables: { questRunId, version, until } })
      toasts.good('Deadline extended')
    },
  }
}
