import { type ActivationKind, activationPath } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'

type Activation = { id: string; kind: ActivationKind; name: string }

export const KeySource = ({
  isHandedOut,
  activation,
}: {
  isHandedOut: boolean
  activation: Activation | null
}) => {
  const t = useText()
  if (isHandedOut) return <>{t('given by the company')}</>
  if (activation === null) return <>{t('No longer open')}</>
  return <AppLink to={activationPath(activation.kind, activation.id)}>{activation.name}</AppLink>
}
