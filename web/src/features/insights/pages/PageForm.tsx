import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { type AnalyticsFigures, readAnalyticsLayout, withFigures } from '@questboard/domain'
import { DialogForm } from '../../../components/DialogForm.tsx'
import { explain } from '../../../lib/failure.ts'
import { useFields, useSubmit } from '../../../lib/form.ts'
import { modals } from '../../../lib/modals.ts'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import {
  AnalyticsPagesDocument,
  CreateAnalyticsPageDocument,
  RenameAnalyticsPageDocument,
} from './generated/AnalyticsPages.ts'

const id = 'analytics-page'
const refetch = { refetchQueries: [AnalyticsPagesDocument], awaitRefetchQueries: true }

type Subject = {
  /** The page to rename. Undefined for a new one. */
  readonly page?: { readonly id: string; readonly name: string }
  readonly figures?: AnalyticsFigures
}

const check = ({ name }: { name: string }): Record<string, string> =>
  name.trim() === '' ? { name: 'Please enter a name' } : {}

const PageForm = ({ page, figures }: Subject) => {
  const t = useText()
  const [create] = useMutation(CreateAnalyticsPageDocument, refetch)
  const [rename] = useMutation(RenameAnalyticsPageDocument, refetch)
  const form = useFields({ name: page?.name ?? '' })
  const submit = useSubmit(form, {
    check,
    explain,
    send: async (values) => {
      const name = values.name.trim()
      const empty = readAnalyticsLayout({})
      if (page) await rename({ variables: { id: page.id, name } })
      else await create({ variables: { name, layout: (figures && withFigures(empty, figures)) ?? empty } })
      await modals.remove(id, { force: true })
      toasts.good(page ? 'Page renamed' : 'Page created')
    },
  })
  return (
    <DialogForm id={id} dirty={form.isDirty()} submitLabel="Save" {...submit}>
      <TextInput label={t('Name')} required maxLength={50} data-autofocus {...form.getInputProps('name')} />
    </DialogForm>
  )
}

export const openPageForm = (subject: Subject) =>
  modals.add({
    id,
    title: subject.page ? 'Rename page' : 'New Analytics Page',
    size: 'sm',
    content: <PageForm {...subject} />,
  })
