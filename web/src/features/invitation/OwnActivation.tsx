import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { NotFound } from '../../components/NotFound.tsx'
import type { FragmentType } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { InviteActivationDocument, type InvitedTo_ActivationFragmentDoc } from './generated/InviteCreators.ts'

type Activation = FragmentType<typeof InvitedTo_ActivationFragmentDoc>
type Props = { id: string; children: (activation: Activation) => ReactNode }

/** Companies invite to what is theirs: anything else is not there. */
export const OwnActivation = ({ id, children }: Props) => {
  const { user } = useSession()
  const query = useQuery(InviteActivationDocument, { variables: { id }, skip: !isUuid(id) })
  if (!isUuid(id)) return <NotFound what="activation" />
  return (
    <Loaded query={query}>
      {({ activation_by_pk: activation }) =>
        activation && activation.company_id === user?.company?.id ? (
          children(activation)
        ) : (
          <NotFound what="activation" />
        )
      }
    </Loaded>
  )
}
