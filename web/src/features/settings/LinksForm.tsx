import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { additionalLinksForm, linkKinds } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import {
  LinksForm_UserFragmentDoc,
  PersonalInfoPageDocument,
  SaveLinksDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'

const labels = { discord: 'Discord', facebook: 'Facebook', instagram: 'Instagram', extra: 'Extra link' }

/** Where else a person is found. */
export const LinksForm = ({ user }: { user: FragmentType<typeof LinksForm_UserFragmentDoc> }) => {
  const { links } = readFragment(LinksForm_UserFragmentDoc, user)
  const [saveLinks] = useMutation(SaveLinksDocument, { refetchQueries: [PersonalInfoPageDocument] })
  const urlOf = (kind: string) => links.find((link) => link.kind === kind)?.url ?? ''
  const form = useFields({
    discord: urlOf('discord'),
    facebook: urlOf('facebook'),
    instagram: urlOf('instagram'),
    extra: urlOf('extra'),
  })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    check: checkWith(additionalLinksForm),
    explain,
    send: async (values) => {
      const kept = linkKinds.filter((kind) => values[kind].trim())
      const removed = linkKinds.filter((kind) => !kept.includes(kind))
      await saveLinks({
        variables: {
          links: kept.map((kind) => ({ kind, url: values[kind].trim() })),
          removed: { kind: { _in: removed } },
        },
      })
      toasts.good('Additional links saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  return (
    <FormPanel
      title="Additional links"
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      <FieldGrid>
        {linkKinds.map((kind) => (
          <TextInput
            key={kind}
            type="url"
            inputMode="url"
            label={labels[kind]}
            placeholder="https://"
            {...form.getInputProps(kind)}
          />
        ))}
      </FieldGrid>
    </FormPanel>
  )
}
