import { useMutation } from '@apollo/client/react'
import { keyContentDays } from '@questboard/domain'
import { Panel } from '../../components/Panel.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ClaimCodes } from '../../shared/codes/ClaimCodes.tsx'
import { CodeOffersDocument } from '../../shared/codes/generated/ClaimCodes.ts'
import { isLeftOut } from '../../shared/codes/isLeftOut.ts'
import {
  ClaimKey_ParticipantFragmentDoc,
  ClaimKeyDocument,
  KeyParticipationDocument,
  RequestCodesDocument,
} from './generated/KeyParticipation.ts'

type Props = {
  campaignId: string
  isLive: boolean
  most: number
  reviewDays: number
  participant: FragmentType<typeof ClaimKey_ParticipantFragmentDoc>
}

const refetch = { refetchQueries: [KeyParticipationDocument, CodeOffersDocument], awaitRefetchQueries: true }

const Choice = ({ campaignId, participant }: Props) => {
  const { id: participantId, code_requests } = readFragment(ClaimKey_ParticipantFragmentDoc, participant)
  const [claim] = useMutation(ClaimKeyDocument, refetch)
  const [request] = useMutation(RequestCodesDocument, refetch)
  return (
    <ClaimCodes
      activationId={campaignId}
      // Creators claim one code at a time, because each code can be for a different platform.
      left={1}
      requests={code_requests}
      claim={({ itemId, distributionChannelId }, idempotencyKey) =>
        claim({ variables: { participantId, itemId, distributionChannelId, idempotencyKey } })
      }
      ask={(distributionChannelId) => request({ variables: { participantId, distributionChannelId } })}
      words={{ claim: 'Claim key', claimed: 'The key is yours' }}
    />
  )
}

/** Lets accepted creators claim codes, if they have codes left to claim. */
export const ClaimKey = (props: Props) => {
  const t = useText()
  const { status, code_claims } = readFragment(ClaimKey_ParticipantFragmentDoc, props.participant)
  const left = props.most - code_claims.length
  if ((status !== 'accepted' && status !== 'claimed_key') || left <= 0 || isLeftOut(code_claims)) return null
  return (
    <Panel
      title="Claim your key"
      text={
        props.isLive
          ? t(
              'Choose your platform and region. Codes can’t be exchanged. After you claim the key, you have {days} days to submit content. The company plans to review your content within {reviewDays, plural, one {# day} other {# days}}.',
              { days: keyContentDays, reviewDays: props.reviewDays },
            )
          : 'Keys can be claimed while the campaign is live.'
      }
    >
      {props.isLive && <Choice {...props} />}
    </Panel>
  )
}
