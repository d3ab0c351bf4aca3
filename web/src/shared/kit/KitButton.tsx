import { Button } from '@mantine/core'
import { IconPackage } from '@tabler/icons-react'
import { importOnline } from '../../lib/lostChunk.ts'
import { tellMissing } from '../../lib/Optional.tsx'
import { useText } from '../../lib/text.ts'

type Props = { activationId: string; label?: string; isFirst?: boolean }

export const KitButton = ({ activationId, label = 'Open creator kit', isFirst = false }: Props) => {
  const t = useText()
  const open = () =>
    importOnline(() => import('./KitViewer.tsx')).then(({ openKit }) => openKit(activationId), tellMissing)
  return (
    <Button
      variant={isFirst ? 'filled' : 'default'}
      leftSection={<IconPackage size={16} />}
      onClick={() => void open()}
    >
      {t(label)}
    </Button>
  )
}
