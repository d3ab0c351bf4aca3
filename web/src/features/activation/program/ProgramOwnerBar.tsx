import { useQuery } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { activationStatusNames } from '@questboard/domain'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { PanelsSkeleton } from '../../../components/Skeletons.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { LoadProblem } from '../../../lib/LoadProblem.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationMenu } from '../ActivationMenu.tsx'
import { listAddress, stepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { statusTones } from '../statusTones.ts'
import { ProgramOwnerBarDocument } from './generated/ProgramOwnerBar.ts'

/** The company's actions above the public page of its program. Hidden from everyone else. */
const ProgramOwnerBar = () => {
  const t = useText()
  const { user } = useSession()
  const { programId = '' } = useParams()
  const query = useQuery(ProgramOwnerBarDocument, {
    variables: { programId },
    skip: user?.userType !== 'Company' || !isUuid(programId),
  })
  const { data, loading } = query
  if (!data && query.error) return <LoadProblem query={query} />
  if (!data && loading) return <PanelsSkeleton heights={['8rem']} />
  const head = readFragment(ActivationHead_ActivationFragmentDoc, data?.activation_by_pk)
  if (!data?.activation_by_pk || head?.company_id !== user?.company?.id) return null
  return (
    <Panel
      title="Your Creator Program"
      text="Creators see the page below."
      actions={
        <Group gap="xs">
          <Button component={AppLink} variant="default" to={listAddress('CREATOR_PROGRAM')}>
            {t('Overview')}
          </Button>
          <Button
            component={AppLink}
            variant="default"
            to={stepAddress('CREATOR_PROGRAM', programId, 'basic')}
          >
            {t('Edit')}
          </Button>
          <ActivationMenu activation={data.activation_by_pk} />
        </Group>
      }
    >
      {head && (
        <StatusBadge tone={statusTones[head.status]}>{activationStatusNames[head.status]}</StatusBadge>
      )}
    </Panel>
  )
}

export default ProgramOwnerBar
