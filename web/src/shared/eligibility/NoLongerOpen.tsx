import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'

/** Replaces the creator's eligibility when all places of a mission are taken. */
export const NoPlacesLeft = () => {
  const t = useText()
  return (
    <Panel title="Can you join?">
      <p>{t('All places of this Mission are taken.')}</p>
    </Panel>
  )
}

type Props = { kind: ActivationKind; status: string }

/** Replaces the creator's eligibility when no one can join any more. */
export const NoLongerOpen = ({ kind, status }: Props) => {
  const t = useText()
  const what = t(activationKindNames[kind])
  return (
    <Panel title="Can you join?">
      <p>
        {status === 'unpublished'
          ? t('This {what} is closed to new creators.', { what })
          : t('This {what} has ended.', { what })}
      </p>
    </Panel>
  )
}
