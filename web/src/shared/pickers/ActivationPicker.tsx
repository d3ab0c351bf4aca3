import { Select } from '@mantine/core'
import { type ActivationKind, activationKindNames } from '@questboard/domain'
import { useText } from '../../lib/text.ts'

type Props = {
  label: string
  activations: readonly { readonly id: string; readonly name: string; readonly kind: ActivationKind }[]
  value: string | null
  onChange: (id: string | null) => void
}

export const ActivationPicker = ({ label, activations, value, onChange }: Props) => {
  const t = useText()
  return (
    <Select
      label={t(label)}
      placeholder={t('Choose an activation')}
      searchable
      required
      allowDeselect={false}
      nothingFoundMessage={t('No activation with this name')}
      data={activations.map(({ id, kind, name }) => ({
        value: id,
        label: `${name} · ${t(activationKindNames[kind])}`,
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
