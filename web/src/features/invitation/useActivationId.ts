import { useParams } from 'react-router'

/** The activation whose page this is; null on the pages of all of them. */
export const useActivationId = (): string | null => {
  const { questId, campaignId, missionId, programId } = useParams()
  return questId ?? campaignId ?? missionId ?? programId ?? null
}
