import { Button, Stack } from '@mantine/core'
import { useText } from '../lib/text.ts'
import { Notice } from './Notice.tsx'

type Props = {
  loading: boolean
  /** The reason why loading more failed. */
  problem?: string | null
  onMore: () => void
}

export const ShowMore = ({ loading, problem, onMore }: Props) => {
  const t = useText()
  return (
    <Stack align="center" mt="xl">
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      <Button variant="default" loading={loading} onClick={onMore}>
        {t(problem ? 'Try again' : 'Show more')}
      </Button>
    </Stack>
  )
}
