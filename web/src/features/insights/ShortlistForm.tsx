import { useMutation } from '@apollo/client/react'
import { Select, TextInput } from '@mantine/core'
import { DialogForm } from '../../components/DialogForm.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { modals } from '../../lib/modals.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { CreateShortlistDocument, RenameShortlistDocument, ShortlistsDocument } from './generated/insights.ts'
import { type InsightKind, insightKinds, kindNamed } from './insightKinds.ts'

const id = 'shortlist'
const refetch = { refetchQueries: [ShortlistsDocument], awaitRefetchQueries: true }

type Subject = {
  /** The list to rename. Undefined for a new one. */
  readonly list?: { readonly id: string; readonly name: string }
  /** The kind of content for a new list, if already known. */
  readonly kind?: InsightKind['slug']
  readonly onMade?: (id: string) => void
}

const check = ({ name }: { name: string }): Record<string, string> =>
  name.trim() === '' ? { name: 'Please enter a name' } : {}

const ShortlistForm = ({ list, kind, onMade }: Subject) => {
  const t = useText()
  const [create] = useMutation(CreateShortlistDocument, refetch)
  const [rename] = useMutation(RenameShortlistDocument, refetch)
  const form = useFields({ name: list?.name ?? '', kind: (kind ?? 'livestream') as string })
  const submit = useSubmit(form, {
    check,
    explain,
    send: async (values) => {
      const name = values.name.trim()
      if (list) {
        await rename({ variables: { id: list.id, name } })
        toasts.good('Shortlist renamed')
      } else {
        const { data } = await create({
          variables: { name, kind: kindNamed(values.kind)?.slug ?? 'livestream' },
        })
        toasts.good('Shortlist created')
        if (data?.insert_shortlist_one) onMade?.(data.insert_shortlist_one.id)
      }
      await modals.remove(id, { force: true })
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label={t('Name')} required maxLength={100} data-autofocus {...form.getInputProps('name')} />
      {!list && !kind && (
        <Select
          label={t('Purpose')}
          allowDeselect={false}
          data={insightKinds.map(({ slug, name }) => ({ value: slug, label: t(name) }))}
          {...form.getInputProps('kind')}
        />
      )}
    </DialogForm>
  )
}

export const openShortlistForm = (subject: Subject) =>
  modals.add({
    id,
    title: subject.list ? 'Rename shortlist' : 'New shortlist',
    size: 'sm',
    content: <ShortlistForm {...subject} />,
  })
