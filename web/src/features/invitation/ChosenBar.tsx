import { Button, Group } from '@mantine/core'
import { invitationsPerChoice } from '@questboard/domain'
import { formatCount } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { openAddToList } from './AddToList.tsx'
import classes from './invitation.module.css'
import type { Choice } from './useChosen.ts'

type Props = { choice: Choice; onInvite: () => void }

/** The number of selected creators and the actions for them, at the bottom of the screen. */
export const ChosenBar = ({ choice, onInvite }: Props) => {
  const t = useText()
  const { size } = choice.chosen
  if (size === 0) return null
  return (
    <div className={classes.chosen}>
      <span role="status">
        {t('{chosen} chosen', { chosen: formatCount(size) })}
        {size >= invitationsPerChoice &&
          ` · ${t('Up to {count} at a time', { count: invitationsPerChoice })}`}
      </span>
      <Group gap="xs">
        <Button variant="subtle" onClick={choice.clear}>
          {t('Clear selection')}
        </Button>
        <Button variant="default" onClick={() => openAddToList([...choice.chosen.keys()])}>
          {t('Add to list')}
        </Button>
        <Button onClick={onInvite}>{t('Invite')}</Button>
      </Group>
    </div>
  )
}
