import { Checkbox, Text } from '@mantine/core'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'

const id = 'delete-activation'

type Props = { name: string; remove: () => Promise<void>; onGone: () => void }

/** To delete an activation, the user must check a checkbox first (rules §5). */
const DeleteActivation = ({ name, remove, onGone }: Props) => {
  const t = useText()
  const form = useFields({ agreed: false })
  const submit = useSubmit(form, {
    explain,
    check: ({ agreed }): FieldErrors =>
      agreed ? {} : { agreed: 'Please confirm that you want to delete this activation' },
    send: async () => {
      await remove()
      await modals.remove(id, { force: true })
      onGone()
    },
  })
  return (
    <DialogForm id={id} submitLabel="Delete" dangerous {...submit}>
      <Text>{t('This deletes “{name}” with its requirements, creator kit and invitations.', { name })}</Text>
      <Checkbox
        label={t('I understand that this can’t be undone')}
        {...form.getInputProps('agreed', { type: 'checkbox' })}
      />
    </DialogForm>
  )
}

export const askToDelete = (props: Props): void =>
  modals.add({ id, title: 'Delete this activation?', size: 'sm', content: <DeleteActivation {...props} /> })
