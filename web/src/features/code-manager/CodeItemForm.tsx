import { useMutation } from '@apollo/client/react'
import { Select, TextInput } from '@mantine/core'
import { type CodeItemType, codeItemForm, codeItemTypeNames, codeItemTypes } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { GameChoice } from '../../shared/pickers/GameChoice.tsx'
import {
  AddCodeItemDocument,
  CodeItemsPageDocument,
  UpdateCodeItemDocument,
} from './generated/CodeItemsPage.ts'

const id = 'code-item'

type Item = {
  readonly id: string
  readonly type: CodeItemType
  readonly name: string
  readonly item_name: string
  readonly game: { readonly id: string; readonly name: string }
}

type Props = { item: Item | null }

const CodeItemForm = ({ item }: Props) => {
  const t = useText()
  const refetch = { refetchQueries: [CodeItemsPageDocument], awaitRefetchQueries: true }
  const [add] = useMutation(AddCodeItemDocument, refetch)
  const [update] = useMutation(UpdateCodeItemDocument, refetch)
  const form = useFields({
    gameId: item?.game.id ?? '',
    type: item?.type ?? codeItemTypes[0],
    name: item?.name ?? '',
    itemName: item?.item_name ?? '',
  })
  const submit = useSubmit(form, {
    check: checkWith(codeItemForm),
    explain,
    send: async ({ gameId, type, name, itemName }) => {
      const changes = { game_id: gameId, type, name: name.trim(), item_name: itemName.trim() }
      if (item) await update({ variables: { id: item.id, changes } })
      else await add({ variables: { item: changes } })
      await modals.remove(id, { force: true })
      toasts.good(item ? 'Item saved successfully' : 'Item added successfully')
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel={item ? 'Save' : 'Add item'} {...submit}>
      <GameChoice
        required
        known={item?.game ?? null}
        value={form.values.gameId === '' ? null : form.values.gameId}
        error={form.getInputProps('gameId').error}
        onChange={(gameId) => form.setFieldValue('gameId', gameId ?? '')}
      />
      <Select
        label={t('Type')}
        required
        allowDeselect={false}
        data={codeItemTypes.map((value) => ({ value, label: t(codeItemTypeNames[value]) }))}
        {...form.bind('type')}
        onChange={(value) => {
          const type = codeItemTypes.find((one) => one === value)
          if (type) form.setFieldValue('type', type)
        }}
      />
      <TextInput
        label={t('Name')}
        description={t('Only your company sees this name')}
        required
        maxLength={100}
        {...form.getInputProps('name')}
      />
      <TextInput
        label={t('Item name')}
        description={t('The name creators see')}
        required
        maxLength={100}
        {...form.getInputProps('itemName')}
      />
    </DialogForm>
  )
}

export const openCodeItem = (item: Item | null = null): void =>
  modals.add({
    id,
    title: item ? 'Edit item' : 'Add an item',
    size: 'sm',
    content: <CodeItemForm item={item} />,
  })
