import { useMutation, useQuery } from '@apollo/client/react'
import { Panel } from '../../../components/Panel.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { ClaimCodes } from '../../../shared/codes/ClaimCodes.tsx'
import { CodeOffersDocument } from '../../../shared/codes/generated/ClaimCodes.ts'
import { codesLeft } from './codesLeft.ts'
import type { ContentRun_RunFragment } from './generated/Content.ts'
import { ClaimKitDocument, RequestKitCodesDocument } from './generated/Kit.ts'

const refetch = { refetchQueries: 'active', awaitRefetchQueries: true } as const

type Props = {
  run: Pick<
    ContentRun_RunFragment,
    'id' | 'quest_id' | 'status' | 'kit_codes' | 'code_claims' | 'code_requests'
  >
}

/** The codes of the kit, for creators who have paid work to do and codes left to claim. */
export const ClaimKit = ({ run }: Props) => {
  const t = useText()
  const [claim] = useMutation(ClaimKitDocument, refetch)
  const [request] = useMutation(RequestKitCodesDocument, refetch)
  const left = codesLeft(run)
  const query = useQuery(CodeOffersDocument, {
    variables: { activationId: run.quest_id },
    skip: left === 0,
  })
  if (left === 0) return null
  return (
    <Loaded query={query} skeleton={<PanelsSkeleton heights={['16rem']} />}>
      {({ key_offer }) =>
        key_offer.length > 0 && (
          <Panel
            title="Claim your codes"
            text={t(
              'You have {count, plural, one {# more code} other {# more codes}} to claim. Choose your platform and region. Codes can’t be exchanged.',
              { count: left },
            )}
          >
            <ClaimCodes
              activationId={run.quest_id}
              left={left}
              requests={run.code_requests}
              claim={(wanted, idempotencyKey) =>
                claim({ variables: { questRunId: run.id, ...wanted, idempotencyKey } })
              }
              ask={(distributionChannelId) =>
                request({ variables: { questRunId: run.id, distributionChannelId } })
              }
              words={{
                claim: '{count, plural, one {Claim code} other {Claim # codes}}',
                claimed: '{count, plural, one {The code is yours} other {The codes are yours}}',
              }}
            />
          </Panel>
        )
      }
    </Loaded>
  )
}
