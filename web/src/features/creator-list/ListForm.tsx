import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { creatorListForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  CreateCreatorListDocument,
  CreatorListsPageDocument,
  RenameCreatorListDocument,
} from './generated/CreatorLists.ts'

const id = 'creator-list'
const refetch = { refetchQueries: [CreatorListsPageDocument], awaitRefetchQueries: true }

type List = { readonly id: string; readonly name: string }

const ListForm = ({ list }: { list: List | null }) => {
  const t = useText()
  const [create] = useMutation(CreateCreatorListDocument, refetch)
  const [rename] = useMutation(RenameCreatorListDocument, refetch)
  const form = useFields({ name: list?.name ?? '' })
  const submit = useSubmit(form, {
    check: checkWith(creatorListForm),
    explain,
    send: async (values) => {
      const name = values.name.trim()
      if (list) await rename({ variables: { id: list.id, name } })
      else await create({ variables: { name } })
      await modals.remove(id, { force: true })
      toasts.good(list ? 'List renamed' : 'List created')
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label={t('Name')} required maxLength={100} data-autofocus {...form.getInputProps('name')} />
    </DialogForm>
  )
}

export const openListForm = (list: List | null) =>
  modals.add({
    id,
    title: list ? 'Rename list' : 'New list',
    size: 'sm',
    content: <ListForm list={list} />,
  })
