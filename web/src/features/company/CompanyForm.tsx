import { useMutation } from '@apollo/client/react'
import { Select, Textarea, TextInput } from '@mantine/core'
import { companySettingsForm, companyTypeNames, companyTypes } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { uploadIcon } from '../../lib/upload.ts'
import {
  type CompanyForm_CompanyFragment,
  CompanyForm_CompanyFragmentDoc,
  CompanySettingsPageDocument,
  SaveCompanyDocument,
} from './generated/CompanySettingsPage.ts'

type Props = {
  company: FragmentType<typeof CompanyForm_CompanyFragmentDoc>
  email: string
  billingEmail: string
  isOwner: boolean
}

const useCompanyFields = (
  known: CompanyForm_CompanyFragment,
  { email, billingEmail }: Pick<Props, 'email' | 'billingEmail'>,
) =>
  useFields({
    companyName: known.name,
    companyType: known.type,
    companyWebsite: known.website,
    logo: known.logo_url ?? '',
    description: known.description,
    companyEmail: email,
    billingEmail,
  })

type CompanyFields = ReturnType<typeof useCompanyFields>

const variablesOf = (companyId: string, { logo, description, ...values }: CompanyFields['values']) => ({
  companyId,
  company: {
    name: values.companyName.trim(),
    type: values.companyType,
    website: companySettingsForm.shape.companyWebsite.parse(values.companyWebsite),
    description,
    logo_url: logo || null,
  },
  settings: { email: values.companyEmail, billing_email: values.billingEmail },
})

const Inputs = ({ form, isOwner }: { form: CompanyFields; isOwner: boolean }) => {
  const t = useText()
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    ...form.getInputProps(name),
    readOnly: !isOwner,
  })
  return (
    <>
      <FieldGrid>
        <TextInput label={t('Company name')} required autoComplete="organization" {...field('companyName')} />
        <Select
          label={t('Company type')}
          required
          data={companyTypes.map((value) => ({ value, label: t(companyTypeNames[value]) }))}
          allowDeselect={false}
          {...field('companyType')}
        />
        <TextInput
          label={t('Company website')}
          required
          readOnly={!isOwner}
          {...form.getAddressProps('companyWebsite')}
        />
        <TextInput label={t('Company email')} type="email" required {...field('companyEmail')} />
        <TextInput label={t('Billing email')} type="email" required {...field('billingEmail')} />
      </FieldGrid>
      <Textarea
        label={t('Description')}
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        {...field('description')}
      />
    </>
  )
}

export const CompanyForm = ({ company, isOwner, ...emails }: Props) => {
  const t = useText()
  const known = readFragment(CompanyForm_CompanyFragmentDoc, company)
  const [saveCompany] = useMutation(SaveCompanyDocument, {
    refetchQueries: [CompanySettingsPageDocument],
    awaitRefetchQueries: true,
  })
  const form = useCompanyFields(known, emails)
  const panel = usePanelForm(form, {
    check: checkWith(companySettingsForm),
    send: async (values) => {
      await saveCompany({ variables: variablesOf(known.id, values) })
      await session.changed()
      toasts.good('Company settings saved successfully')
    },
  })
  return (
    <FormPanel title="Company" text="Creators see the name, logo, website and description." {...panel}>
      {isOwner && (
        <PictureInput
          label={t('Logo')}
          name={form.values.companyName}
          value={form.values.logo}
          onChange={(url) => form.setFieldValue('logo', url)}
          upload={uploadIcon}
          limit="1 MB"
        />
      )}
      <Inputs form={form} isOwner={isOwner} />
    </FormPanel>
  )
}
