import { platformFamilyNames } from '@questboard/domain'
import { ChipGroup } from '../../components/ChipGroup.tsx'
import { useText } from '../../lib/text.ts'

type Props = {
  hardware: readonly { readonly id: string; readonly name: string; readonly family: string }[]
  value: string[]
  onChange: (chosen: string[]) => void
}

export const HardwareChoice = ({ hardware, value, onChange }: Props) => {
  const t = useText()
  return [...new Set(hardware.map(({ family }) => family))].map((family) => (
    <ChipGroup
      key={family}
      label={t(platformFamilyNames[family] ?? family)}
      options={hardware
        .filter((one) => one.family === family)
        .map(({ id, name }) => ({ value: id, label: name }))}
      value={value}
      onChange={onChange}
    />
  ))
}
