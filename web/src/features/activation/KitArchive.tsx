import { Button, FileButton, Group, Input } from '@mantine/core'
import { IconFileZip } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useText } from '../../lib/text.ts'
import { uploadArchive } from '../../lib/upload.ts'

type Asset = { url: string; name: string; bytes: number }
type Props = { value: Asset | null; onChange: (asset: Asset | null) => void }

const size = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'megabyte',
  maximumFractionDigits: 1,
})

/** The one archive of a creator kit: it is looked into, and stored at once; the form is saved as before. */
export const KitArchive = ({ value, onChange }: Props) => {
  const t = useText()
  const id = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const take = async (file: File | null) => {
    if (!file) return
    setBusy(true)
    setProblem(null)
    try {
      onChange({ url: await uploadArchive(file), name: file.name, bytes: file.size })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      setBusy(false)
    }
  }
  return (
    <Input.Wrapper
      label={t('Assets')}
      labelElement="div"
      labelProps={{ id }}
      description={t('One .zip or .rar with logos, footage and the like, up to 2 GB')}
      error={problem && t(problem)}
    >
      <Group role="group" aria-labelledby={id} mt="xs">
        {value && (
          <span>
            {value.name} ({size.format(value.bytes / 1_000_000)})
          </span>
        )}
        <FileButton accept=".zip,.rar" onChange={(file) => void take(file)}>
          {(props) => (
            <Button {...props} variant="default" loading={busy} leftSection={<IconFileZip size={16} />}>
              {t(value ? 'Replace' : 'Upload')}
            </Button>
          )}
        </FileButton>
        {value && (
          <Button variant="subtle" color="gray" onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  )
}
