import { Stack } from '@mantine/core'
import { Panel } from '../../components/Panel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { useText } from '../../lib/text.ts'
import { uploadImage } from '../../lib/upload.ts'

const pictures = [
  ['heroUrl', 'Hero picture (1920 × 640 looks best)', 1920 / 640],
  ['thumbnailUrl', 'Thumbnail (460 × 215 looks best)', 460 / 215],
  ['posterUrl', 'Poster (120 × 160 looks best)', 120 / 160],
] as const
type Field = (typeof pictures)[number][0]

type Props = {
  name: string
  values: Readonly<Record<Field, string>>
  onChange: (field: Field, url: string) => void
}

export const PictureFields = ({ name, values, onChange }: Props) => {
  const t = useText()
  return (
    <Panel title="Pictures" text="If you don’t add pictures, we use the game’s pictures.">
      <Stack>
        {pictures.map(([field, label, ratio]) => (
          <PictureInput
            key={field}
            label={t(label)}
            name={name}
            ratio={ratio}
            value={values[field]}
            onChange={(url) => onChange(field, url)}
            upload={uploadImage}
          />
        ))}
      </Stack>
    </Panel>
  )
}
