import { Button } from '@mantine/core'
import { IconFlag } from '@tabler/icons-react'
import { importOnline } from '../../lib/lostChunk.ts'
import { tellMissing } from '../../lib/Optional.tsx'
import { useText } from '../../lib/text.ts'
import type { Reported } from './ReportForm.tsx'

type Props = {
  creators: readonly Reported[]
  size?: 'compact-sm' | 'sm'
}

export const ReportButton = ({ creators, size = 'compact-sm' }: Props) => {
  const t = useText()
  if (creators.length === 0) return null
  const open = () =>
    importOnline(() => import('./ReportForm.tsx')).then(({ openReport }) => openReport(creators), tellMissing)
  return (
    <Button
      variant="subtle"
      color="gray"
      size={size}
      leftSection={<IconFlag size={16} />}
      onClick={() => void open()}
    >
      {t('{count, plural, one {Report this creator} other {Report # creators}}', { count: creators.length })}
    </Button>
  )
}
