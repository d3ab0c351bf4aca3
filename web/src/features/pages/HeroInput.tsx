import { PictureInput } from '../../components/PictureInput.tsx'
import { useText } from '../../lib/text.ts'
import { uploadImage } from '../../lib/upload.ts'

export const HeroInput = ({ value, onChange }: { value: string; onChange: (url: string) => void }) => {
  const t = useText()
  return (
    <PictureInput
      ratio={1920 / 640}
      label={t('Hero picture (1920 × 640 looks best)')}
      name={t('Hero')}
      value={value}
      onChange={onChange}
      upload={uploadImage}
    />
  )
}
