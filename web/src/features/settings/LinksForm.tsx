import { useMutation } from '@apollo/client/react'
import { TextInput } from '@mantine/core'
import { additionalLinksForm, linkKinds } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { LinksForm_UserFragmentDoc, SaveLinksDocument } from './generated/LinksForm.ts'
import { PersonalInfoPageDocument } from './generated/PersonalInfoPage.ts'

const labels = { discord: 'Discord', facebook: 'Facebook', instagram: 'Instagram', extra: 'Extra link' }

export const LinksForm = ({ user }: { user: FragmentType<typeof LinksForm_UserFragmentDoc> }) => {
  const t = useText()
  const { links } = readFragment(LinksForm_UserFragmentDoc, user)
  const [saveLinks] = useMutation(SaveLinksDocument, { refetchQueries: [PersonalInfoPageDocument] })
  const urlOf = (kind: string) => links.find((link) => link.kind === kind)?.url ?? ''
  const form = useFields({
    discord: urlOf('discord'),
    facebook: urlOf('facebook'),
    instagram: urlOf('instagram'),
    extra: urlOf('extra'),
  })
  const panel = usePanelForm(form, {
    check: checkWith(additionalLinksForm),
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
  return (
    <FormPanel title="Additional links" {...panel}>
      <FieldGrid>
        {linkKinds.map((kind) => (
          <TextInput key={kind} label={t(labels[kind])} {...form.getAddressProps(kind)} />
        ))}
      </FieldGrid>
    </FormPanel>
  )
}
