import { Button } from '@mantine/core'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { useText } from '../../lib/text.ts'

type Counts = { interests: number; devices: number; games: number }

const useWords = ({ interests, devices, games }: Counts): string[] => {
  const t = useText()
  return [
    ...(interests > 0 ? [t('{interests, plural, one {# interest} other {# interests}}', { interests })] : []),
    ...(devices > 0 ? [t('{devices, plural, one {# device} other {# devices}}', { devices })] : []),
    ...(games > 0 ? [t('{games, plural, one {# game} other {# games}}', { games })] : []),
  ]
}

/** Shows the number of the creator's choices that are used to match offers, with a link to edit them. */
export const ChoicesPanel = ({ isCreator, ...counts }: Counts & { isCreator: boolean }) => {
  const t = useText()
  const words = useWords(counts)
  const isChosen = words.length > 0
  const none = isCreator
    ? 'We use your choices to find offers that fit you.'
    : 'You can make your choices after connecting a channel.'
  return (
    <Panel
      title="3. Games, hardware and interests"
      text={isChosen ? words.join(' · ') : none}
      actions={
        isCreator && (
          <Button component={AppLink} to="/creator/onboarding" variant="default">
            {isChosen ? t('Change') : t('Choose')}
          </Button>
        )
      }
    />
  )
}
