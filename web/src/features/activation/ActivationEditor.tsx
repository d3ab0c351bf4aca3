import { Button, Stack } from '@mantine/core'
import {
  type ActivationKind,
  type ActivationStatus,
  activationKindNames,
  activationPath,
  isEditable,
} from '@questboard/domain'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { isUuid } from '../../lib/isUuid.ts'
import type { LoadedQuery } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { ActivationMenu } from './ActivationMenu.tsx'
import { type AnyStep, stepAddress } from './addresses.ts'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'
import { type Found, OwnActivation, type OwnOf } from './OwnActivation.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { problemsIn } from './problemsIn.ts'
import { StepList } from './StepList.tsx'

/** What every step is told of the activation that is edited. */
export type StepProps = {
  id: string
  status: ActivationStatus
  isOver: boolean
  /** Where saving leads; null: it stays, as for what is published. */
  next: string | null
  aside: ReactNode
}

type Edited = FragmentType<typeof ActivationHead_ActivationFragmentDoc>

type FrameProps<Of extends Edited> = {
  kind: ActivationKind
  steps: readonly AnyStep[]
  /** The step that is filled in. */
  slug: AnyStep['slug']
  /** The button that leads to the page of the activation. */
  seeLabel: string
  /** What is told once it is over. */
  overText: string
  /** Where the last step leads, if not to the page of the activation. */
  afterLast?: string
  /** What stands beside every step, below publishing. */
  beside?: (activation: Of) => ReactNode
  children: (activation: Of, step: StepProps) => ReactNode
}

const Editor = <Of extends Edited>({
  activation,
  kind,
  steps,
  slug,
  seeLabel,
  overText,
  afterLast,
  beside,
  children,
}: FrameProps<Of> & { activation: Of }) => {
  const t = useText()
  const { id, name, status, publish_problems } = readFragment(
    ActivationHead_ActivationFragmentDoc,
    activation,
  )
  const page = activationPath(kind, id)
  const isOver = !isEditable(status)
  const following = steps[steps.findIndex((step) => step.slug === slug) + 1]
  const next = following ? stepAddress(kind, id, following.slug) : (afterLast ?? page)
  const aside = (
    <Stack>
      {status === 'draft' && <StepList steps={steps} slug={slug} problems={problemsIn(publish_problems)} />}
      <PublishPanel activation={activation} steps={steps} />
      {beside?.(activation)}
    </Stack>
  )
  return (
    <>
      <PageHeader
        title={name}
        actions={
          <>
            <Button component={AppLink} variant="default" to={page}>
              {t(seeLabel)}
            </Button>
            <ActivationMenu activation={activation} />
          </>
        }
      />
      <Stack>
        {isOver && <Notice>{overText}</Notice>}
        {children(activation, { id, status, isOver, next: status === 'draft' ? next : null, aside })}
      </Stack>
    </>
  )
}

type Props<Data extends Found> = FrameProps<OwnOf<Data>> & { id: string; query: LoadedQuery<Data> }

/** An activation of one's own company with one of its steps, whatever its kind; somebody else's is not found. */
export const ActivationEditor = <Data extends Found>({ id, query, ...frame }: Props<Data>) => {
  const missing = <NotFound what={activationKindNames[frame.kind]} />
  if (!isUuid(id)) return missing
  return (
    <OwnActivation kind={frame.kind} query={query} skeleton={<FormSkeleton fields={6} />} others={missing}>
      {(activation) => <Editor {...frame} activation={activation} />}
    </OwnActivation>
  )
}
