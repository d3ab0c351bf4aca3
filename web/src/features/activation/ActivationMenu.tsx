import { Button, Menu } from '@mantine/core'
import { IconCopy, IconDots, IconFlag, IconPlayerPause, IconTrash, IconX } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { ask } from '../../components/Confirm.tsx'
import { explain } from '../../lib/failure.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { firstStepAddress, listAddress } from './addresses.ts'
import { askToDelete } from './DeleteActivation.tsx'
import { endings } from './endings.ts'
import { ActivationHead_ActivationFragmentDoc } from './generated/Activation.ts'
import { useActivationMoves } from './useActivationMoves.ts'

/** Each action with its confirmation and the statuses that allow it. */
const steps = [
  {
    move: 'unpublish',
    icon: IconPlayerPause,
    from: ['upcoming', 'active'],
    title: 'Unpublish this activation?',
    item: 'Unpublish',
    confirm: 'Unpublish',
  },
  {
    move: 'end',
    icon: IconFlag,
    from: ['active', 'unpublished'],
    title: 'End this activation now?',
    item: 'End',
    confirm: 'End',
  },
  {
    move: 'close',
    icon: IconX,
    from: ['upcoming', 'active', 'unpublished'],
    title: 'Close this activation?',
    item: 'Close',
    // The dialog already has a "Close" button that only closes the dialog, so this action needs another label.
    confirm: 'Close permanently',
  },
] as const

/** Other actions on a company's own activation, if the activation's status allows them. */
export const ActivationMenu = ({
  activation,
}: {
  activation: FragmentType<typeof ActivationHead_ActivationFragmentDoc>
}) => {
  const t = useText()
  const navigate = useNavigate()
  const { id, kind, name, status, participant_count } = readFragment(
    ActivationHead_ActivationFragmentDoc,
    activation,
  )
  const moves = useActivationMoves(id)
  const texts = {
    unpublish:
      'New creators can’t join. Creators who already joined continue, and you can publish the activation again.',
    ...endings[kind],
  }
  const askTo = ({ move, title, confirm }: (typeof steps)[number]) =>
    ask({ id: `${move}-activation`, dangerous: true, title, text: texts[move], confirm, run: moves[move] })
  const duplicate = async () => {
    try {
      const copy = await moves.duplicate()
      if (copy) await navigate(firstStepAddress(kind, copy))
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Menu position="bottom-end" width={220}>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDots size={16} />}>
          {t('More')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void duplicate()}>
          {t('Duplicate')}
        </Menu.Item>
        {steps
          .filter(({ from }) => from.some((one) => one === status))
          .filter(({ move }) => move !== 'unpublish' || kind !== 'MISSION')
          .map((step) => (
            <Menu.Item key={step.move} leftSection={<step.icon size={16} />} onClick={() => askTo(step)}>
              {t(step.item)}
            </Menu.Item>
          ))}
        {participant_count === 0 && (
          <Menu.Item
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() =>
              askToDelete({ name, remove: moves.remove, onGone: () => void navigate(listAddress(kind)) })
            }
          >
            {t('Delete')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
