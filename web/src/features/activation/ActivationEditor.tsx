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

export type StepProps = {
  id: string
  status: ActivationStatus
  isOver: boolean
  /** The next step's URL. Null for a published activation, whose editor stays on the same step after saving. */
  next: string | null
  aside: ReactNode
}

type Edited = FragmentType<typeof ActivationHead_ActivationFragmentDoc>

type FrameProps<Of extends Edited> = {
  kind: ActivationKind
  steps: readonly AnyStep[]
  slug: AnyStep['slug']
  /** Label of the button that opens the activation's page. */
  seeLabel: string
  /** Notice shown after the activation has ended. */
  overText: string
  /** The URL after the last step. The default is the activation's page. */
  afterLast?: string
  /** Content next to every step, below the publish panel. */
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

/** The editor frame of any kind of activation, with one step. Shows "not found" for another company's activation. */
export const ActivationEditor = <Data extends Found>({ id, query, ...frame }: Props<Data>) => {
  const missing = <NotFound what={activationKindNames[frame.kind]} />
  if (!isUuid(id)) return missing
  return (
    <OwnActivation kind={frame.kind} query={query} skeleton={<FormSkeleton fields={6} />} others={missing}>
      {(activation) => <Editor {...frame} activation={activation} />}
    </OwnActivation>
  )
}
