import { useSubscription } from '@apollo/client/react'
import { Button, Stack } from '@mantine/core'
import { activationKindNames, activationStatusNamesOf } from '@questboard/domain'
import { type ReactNode, useState } from 'react'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { ActivationBanner } from './ActivationBanner.tsx'
import { ActivationMenu } from './ActivationMenu.tsx'
import classes from './ActivationOverview.module.css'
import { ActivationReading } from './ActivationReading.tsx'
import { firstStepAddress } from './addresses.ts'
import { ActivationHead_ActivationFragmentDoc, ActivationStatusLiveDocument } from './generated/Activation.ts'
import { statusTones } from './statusTones.ts'

type Props = {
  activation: FragmentType<typeof ActivationHead_ActivationFragmentDoc>
  actions?: ReactNode
  /** True if the company can switch to the creators' view. */
  hasPreview?: boolean
  /** Facts about this kind of activation, such as places, codes or budget. */
  facts?: readonly (readonly [string, ReactNode])[]
  numbers: ReactNode
  children: ReactNode
  below?: ReactNode
}

/** An activation's page for its own company: status, stats and next actions. */
export const ActivationOverview = ({
  activation,
  actions,
  hasPreview,
  facts = [],
  numbers,
  children,
  below,
}: Props) => {
  const t = useText()
  const [previews, setPreviews] = useState(false)
  const { id, kind, name, status } = readFragment(ActivationHead_ActivationFragmentDoc, activation)
  useSubscription(ActivationStatusLiveDocument, { variables: { id } })
  const missing = <NotFound what={activationKindNames[kind]} />
  return (
    <>
      <PageHeader
        title={name}
        eyebrow={
          <StatusBadge tone={statusTones[status]}>{activationStatusNamesOf(kind)[status]}</StatusBadge>
        }
        actions={
          <>
            {hasPreview && (
              <Button variant="default" aria-pressed={previews} onClick={() => setPreviews(!previews)}>
                {t(previews ? 'Back to the overview' : 'Preview')}
              </Button>
            )}
            {actions}
            <Button component={AppLink} variant="default" to={firstStepAddress(kind, id)}>
              {t('Edit')}
            </Button>
            <ActivationMenu activation={activation} />
          </>
        }
      />
      {previews ? (
        <ActivationReading id={id} kind={kind} missing={missing} preview />
      ) : (
        <Stack gap="lg">
          <ActivationBanner activation={activation} facts={facts} />
          {numbers}
          <div className={classes.panels}>{children}</div>
          {below}
        </Stack>
      )}
    </>
  )
}
