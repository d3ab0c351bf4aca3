import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useText } from '../../lib/text.ts'

/** A creator is a user with at least one channel (rules §6): there is nobody yet whose choices could be kept. */
export const ChannelFirst = () => {
  const t = useText()
  return (
    <EmptyState
      page
      motif="channel"
      title="Connect a channel first"
      text="Then you can choose your interests, games and hardware."
      action={
        <Button component={AppLink} to="/user/creator-access">
          {t('Connect a channel')}
        </Button>
      }
    />
  )
}
