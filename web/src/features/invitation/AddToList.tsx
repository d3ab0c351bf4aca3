import { useMutation, useQuery } from '@apollo/client/react'
import { Select, TextInput } from '@mantine/core'
import { creatorListForm } from '@questboard/domain'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { LoadProblem } from '../../lib/LoadProblem.tsx'
import { modals } from '../../lib/modals.ts'
import { say, useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  AddToListDocument,
  CreateListOfFoundDocument,
  InviteChoicesDocument,
} from './generated/InviteCreators.ts'

const id = 'add-to-list'
const another = 'new'
const refetch = { refetchQueries: [InviteChoicesDocument], awaitRefetchQueries: true }

/** Adds creators to one of the company's lists or to a new one. Creators already on the list stay. */
const AddToList = ({ creatorIds }: { creatorIds: readonly string[] }) => {
  const t = useText()
  const query = useQuery(InviteChoicesDocument)
  const { data } = query
  const [create] = useMutation(CreateListOfFoundDocument, refetch)
  const [add] = useMutation(AddToListDocument)
  const form = useFields({ listId: '', name: '' })
  const isNew = form.values.listId === another
  const lists = (data?.creator_list ?? []).map((list) => ({ value: list.id, label: list.name }))
  const listFor = async ({ listId, name }: typeof form.values): Promise<string | undefined> => {
    if (listId !== another) return listId
    const made = await create({ variables: { name: name.trim() } })
    const created = made.data?.insert_creator_list_one?.id
    // A retry after a failure uses the list that the first attempt has created.
    if (created) form.setFieldValue('listId', created)
    return created
  }
  const submit = useSubmit(form, {
    explain,
    check: ({ listId, name }) => {
      if (listId === '') return { listId: say('Please choose a list') }
      return listId === another ? checkWith(creatorListForm)({ name }) : {}
    },
    send: async (values) => {
      const listId = await listFor(values)
      if (listId === undefined) throw new Error(say('Something went wrong'))
      const entries = creatorIds.map((creator_id) => ({ list_id: listId, creator_id }))
      const { data: added } = await add({ variables: { entries } })
      await modals.remove(id, { force: true })
      toasts.good(
        say(
          '{count, plural, =0 {All these creators were already on the list} one {# creator added} other {# creators added}}',
          {
            count: added?.insert_creator_list_entry?.affected_rows ?? 0,
          },
        ),
      )
    },
  })
  return (
    <DialogForm id={id} submitLabel="Add" {...submit}>
      <LoadProblem query={query} />
      <Select
        label={t('Creator list')}
        placeholder={t('Choose a list')}
        searchable
        allowDeselect={false}
        data-autofocus
        data={[...lists, { value: another, label: t('A new list') }]}
        {...form.getInputProps('listId')}
      />
      {isNew && <TextInput label={t('Name')} required maxLength={100} {...form.getInputProps('name')} />}
    </DialogForm>
  )
}

export const openAddToList = (creatorIds: readonly string[]) =>
  modals.add({ id, title: 'Add to list', size: 'sm', content: <AddToList creatorIds={creatorIds} /> })
