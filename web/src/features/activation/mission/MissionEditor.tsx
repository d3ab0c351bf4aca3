import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { hasBegun, isEditable, type MissionStep, missionSteps } from '@questboard/domain'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { AppLink } from '../../../components/AppLink.tsx'
import { NotFound } from '../../../components/NotFound.tsx'
import { Notice } from '../../../components/Notice.tsx'
import { PageHeader } from '../../../components/PageHeader.tsx'
import { FormSkeleton } from '../../../components/Skeletons.tsx'
import { readFragment } from '../../../lib/fragments.ts'
import { isUuid } from '../../../lib/isUuid.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useSession } from '../../../lib/session.ts'
import { useText } from '../../../lib/text.ts'
import { ActivationMenu } from '../ActivationMenu.tsx'
import { activationAddress, missionStepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { MissionEditDocument, type MissionEditQuery } from './generated/MissionEdit.ts'

type EditedMission = NonNullable<MissionEditQuery['activation_by_pk']>

/** What every step is told of the mission that is edited. */
export type MissionStepProps = {
  mission: EditedMission
  id: string
  isOver: boolean
  /** Creators were promised what they do and get: that stays. */
  isPromised: boolean
  /** Where saving leads; null: it stays, as for what is published. */
  next: string | null
  aside: ReactNode
}

type Slug = MissionStep['slug']

const nextOf = (id: string, slug: Slug): string => {
  const step = missionSteps[missionSteps.findIndex((one) => one.slug === slug) + 1]
  return step ? missionStepAddress(id, step) : activationAddress('MISSION', id)
}

type Children = (props: MissionStepProps) => ReactNode

const Editor = ({ mission, slug, children }: { mission: EditedMission; slug: Slug; children: Children }) => {
  const t = useText()
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, mission)
  const isOver = !isEditable(status)
  const isPromised = hasBegun(status)
  const isFixed = slug === 'completion-criteria' || slug === 'rewards'
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <Button component={AppLink} variant="default" to={activationAddress('MISSION', id)}>
              {t('See the Mission')}
            </Button>
            <ActivationMenu activation={mission} />
          </>
        }
      />
      <Stack>
        {isOver && <Notice>This Mission is over. It can be read here, and not be changed.</Notice>}
        {!isOver && isPromised && isFixed && (
          <Notice>
            The Mission has begun: what creators do and what they get stays as it was promised. Duplicate the
            Mission to change it.
          </Notice>
        )}
        {children({
          mission,
          id,
          isOver,
          isPromised,
          next: status === 'draft' ? nextOf(id, slug) : null,
          aside: (
            <PublishPanel
              activation={mission}
              steps={missionSteps}
              addressOf={(step) => missionStepAddress(id, step)}
            />
          ),
        })}
      </Stack>
    </>
  )
}

/** A mission of one's own company with one of its steps; somebody else's is not found. */
export const MissionEditor = ({ slug, children }: { slug: Slug; children: Children }) => {
  const { missionId = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(MissionEditDocument, { variables: { id: missionId }, skip: !isUuid(missionId) })
  if (!isUuid(missionId)) return <NotFound what="Mission" />
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {({ activation_by_pk: mission }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, mission)
        return mission && head?.kind === 'MISSION' && head.company_id === user?.company?.id ? (
          <Editor mission={mission} slug={slug}>
            {children}
          </Editor>
        ) : (
          <NotFound what="Mission" />
        )
      }}
    </Loaded>
  )
}
