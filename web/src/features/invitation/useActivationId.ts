import { useParams } from 'react-router'

/** The activation of the current page. Null on pages about all activations. */
export const useActivationId = (): string | null => {
  const { questId, campaignId, missionId, programId } = useParams()
  return questId ?? campaignId ?? missionId ?? programId ?? null
}
