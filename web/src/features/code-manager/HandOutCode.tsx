import { useMutation } from '@apollo/client/react'
import { Select, Text } from '@mantine/core'
import { handOutForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useIntent } from '../../lib/intent.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreatorPicker } from '../../shared/pickers/CreatorPicker.tsx'
import { CodeItemsPageDocument, HandOutCodeDocument } from './generated/CodeItemsPage.ts'

const id = 'hand-out-code'

type Store = { readonly value: string; readonly label: string }
type Props = { itemId: string; stores: readonly Store[] }

/** Gives one code to a creator outside of any campaign. */
const HandOutCode = ({ itemId, stores }: Props) => {
  const t = useText()
  const carryOut = useIntent()
  const [handOut] = useMutation(HandOutCodeDocument, {
    refetchQueries: [CodeItemsPageDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields({
    distributionChannelId: stores.length === 1 ? (stores[0]?.value ?? '') : '',
    creatorId: '',
  })
  const submit = useSubmit(form, {
    explain,
    check: (values) => checkWith(handOutForm)({ itemId, ...values }),
    send: async (values) => {
      const wish = { itemId, ...values }
      await carryOut(wish, (idempotencyKey) => handOut({ variables: { ...wish, idempotencyKey } }))
      await modals.remove(id, { force: true })
      toasts.good('Code given successfully')
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Give a code" {...submit}>
      <Text>{t('We’ll notify the creator, who can then reveal the code. The code counts as claimed.')}</Text>
      <CreatorPicker label="Creator" {...form.bind('creatorId')} />
      <Select
        label={t('Platform')}
        required
        allowDeselect={false}
        data={[...stores]}
        {...form.bind('distributionChannelId')}
        onChange={(value) => form.setFieldValue('distributionChannelId', value ?? '')}
      />
    </DialogForm>
  )
}

export const openHandOut = (itemId: string, stores: readonly Store[]): void =>
  modals.add({
    id,
    title: 'Give a code',
    size: 'sm',
    content: <HandOutCode itemId={itemId} stores={stores} />,
  })
