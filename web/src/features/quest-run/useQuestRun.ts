import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react'
import type { QuestRunSide } from '@questboard/domain'
import { useEffect, useRef } from 'react'
import { readFragment } from '../../lib/fragments.ts'
import { useSession } from '../../lib/session.ts'
import {
  OfferTerms_QuestFragmentDoc,
  type QuestRun_RunFragment,
  QuestRun_RunFragmentDoc,
  QuestRunDocument,
  QuestRunLiveDocument,
} from './generated/QuestRun.ts'

export type QuestRun = QuestRun_RunFragment
export type Bid = QuestRun['bids'][number]

export const useQuestRun = (runId: string) => useQuery(QuestRunDocument, { variables: { id: runId } })

/** The quest's current terms for offers. */
export const termsOf = ({ quest }: QuestRun) => readFragment(OfferTerms_QuestFragmentDoc, quest)

export const useSide = (): QuestRunSide => (useSession().user?.userType === 'Company' ? 'company' : 'creator')

export const otherName = ({ company, creator }: QuestRun, side: QuestRunSide): string =>
  side === 'company' ? (creator.profile?.display_name ?? '–') : company.name

export const otherFace = ({ company, creator }: QuestRun, side: QuestRunSide): string | null =>
  side === 'company' ? (creator.profile?.picture_url ?? null) : company.logo_url

/**
 * Shows changes by the other side or by deadlines immediately. Sections with their own queries reload when the status
 * changes.
 */
export const useLiveRun = (runId: string): void => {
  const client = useApolloClient()
  const { data } = useSubscription(QuestRunLiveDocument, { variables: { id: runId } })
  const changedAt = readFragment(QuestRun_RunFragmentDoc, data?.quest_run_by_pk)?.status_changed_at
  const seen = useRef(changedAt)
  useEffect(() => {
    if (changedAt === undefined || seen.current === changedAt) return
    const isFirst = seen.current === undefined
    seen.current = changedAt
    // Ignores the first result, because it repeats data that the page has just loaded.
    if (!isFirst) void client.refetchQueries({ include: 'active' })
  }, [changedAt, client])
}
