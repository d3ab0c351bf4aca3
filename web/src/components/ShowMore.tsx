import { Button, Group } from '@mantine/core'
import { useText } from '../lib/text.ts'

type Props = { loading: boolean; onMore: () => void }

/** Under a list of which there is more. */
export const ShowMore = ({ loading, onMore }: Props) => {
  const t = useText()
  return (
    <Group justify="center" mt="xl">
      <Button variant="default" loading={loading} onClick={onMore}>
        {t('Show more')}
      </Button>
    </Group>
  )
}
