import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { isEditable, type ProgramStep, programSteps } from '@questboard/domain'
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
import { activationAddress, listAddress, programStepAddress } from '../addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from '../generated/Activation.ts'
import { PublishPanel } from '../PublishPanel.tsx'
import { ProgramEditDocument, type ProgramEditQuery } from './generated/ProgramEdit.ts'

type EditedProgram = NonNullable<ProgramEditQuery['activation_by_pk']>

/** What every step is told of the program that is edited. */
export type ProgramStepProps = {
  program: EditedProgram
  id: string
  isOver: boolean
  /** Where saving leads; null: it stays, as for what is published. */
  next: string | null
  aside: ReactNode
}

type Slug = ProgramStep['slug']
type Children = (props: ProgramStepProps) => ReactNode

const nextOf = (id: string, slug: Slug): string => {
  const step = programSteps[programSteps.findIndex((one) => one.slug === slug) + 1]
  return step ? programStepAddress(id, step) : listAddress('CREATOR_PROGRAM')
}

const Editor = ({ program, slug, children }: { program: EditedProgram; slug: Slug; children: Children }) => {
  const t = useText()
  const { id, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, program)
  const isOver = !isEditable(status)
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <Button component={AppLink} variant="default" to={activationAddress('CREATOR_PROGRAM', id)}>
              {t('See the Creator Program')}
            </Button>
            <ActivationMenu activation={program} />
          </>
        }
      />
      <Stack>
        {isOver && <Notice>This Creator Program is over. It can be read here, and not be changed.</Notice>}
        {children({
          program,
          id,
          isOver,
          next: status === 'draft' ? nextOf(id, slug) : null,
          aside: (
            <PublishPanel
              activation={program}
              steps={programSteps}
              addressOf={(step) => programStepAddress(id, step)}
            />
          ),
        })}
      </Stack>
    </>
  )
}

/** A Creator Program of one's own company with one of its steps; somebody else's is not found. */
export const ProgramEditor = ({ slug, children }: { slug: Slug; children: Children }) => {
  const { programId = '' } = useParams()
  const { user } = useSession()
  const query = useQuery(ProgramEditDocument, { variables: { id: programId }, skip: !isUuid(programId) })
  if (!isUuid(programId)) return <NotFound what="Creator Program" />
  return (
    <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
      {({ activation_by_pk: program }) => {
        const head = readFragment(ActivationHead_ActivationFragmentDoc, program)
        return program && head?.kind === 'CREATOR_PROGRAM' && head.company_id === user?.company?.id ? (
          <Editor program={program} slug={slug}>
            {children}
          </Editor>
        ) : (
          <NotFound what="Creator Program" />
        )
      }}
    </Loaded>
  )
}
