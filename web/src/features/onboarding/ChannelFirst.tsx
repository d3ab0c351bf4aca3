import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { EmptyState } from '../../components/EmptyState.tsx'
import { useText } from '../../lib/text.ts'

/** A creator is a user with at least one channel (rules §6). Without a channel, the user has no preferences to save. */
export const ChannelFirst = () => {
  const t = useText()
  return (
    <EmptyState
      page
      motif="channel"
      title="Connect a channel first"
      text="After you connect a channel, you can choose your interests, games and hardware."
      action={
        <Button component={AppLink} to="/user/creator-access">
          {t('Connect a channel')}
        </Button>
      }
    />
  )
}
