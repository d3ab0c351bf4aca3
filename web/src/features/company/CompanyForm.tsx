import { useMutation } from '@apollo/client/react'
import { Select, Textarea, TextInput } from '@mantine/core'
import { companySettingsForm, companyTypeNames, companyTypes } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PictureInput } from '../../components/PictureInput.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import { CompanyForm_CompanyFragmentDoc, SaveCompanyDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { session } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'
import { useUnsavedChanges } from '../../lib/unsaved.ts'
import { uploadImage } from '../../lib/upload.ts'

type Props = {
  company: FragmentType<typeof CompanyForm_CompanyFragmentDoc>
  email: string
  billingEmail: string
  isOwner: boolean
}

export const CompanyForm = ({ company, email, billingEmail, isOwner }: Props) => {
  const known = readFragment(CompanyForm_CompanyFragmentDoc, company)
  const [saveCompany] = useMutation(SaveCompanyDocument)
  const form = useFields({
    companyName: known.name,
    companyType: known.type,
    companyWebsite: known.website,
    logo: known.logo_url ?? '',
    description: known.description,
    companyEmail: email,
    billingEmail,
  })
  const { saving, problem, onSubmit, save } = useSubmit(form, {
    check: checkWith(companySettingsForm),
    explain,
    send: async ({ logo, description, ...values }) => {
      await saveCompany({
        variables: {
          companyId: known.id,
          company: {
            name: values.companyName,
            type: values.companyType,
            website: values.companyWebsite,
            description,
            logo_url: logo || null,
          },
          settings: { email: values.companyEmail, billing_email: values.billingEmail },
        },
      })
      await session.changed()
      toasts.good('Company settings saved successfully')
    },
  })
  useUnsavedChanges(form.isDirty(), save)
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    ...form.getInputProps(name),
    readOnly: !isOwner,
  })
  return (
    <FormPanel
      title="Company"
      text="Creators see the name, the logo, the website and the description."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      onReset={form.reset}
    >
      {isOwner && (
        <PictureInput
          label="Logo"
          name={form.values.companyName}
          value={form.values.logo}
          onChange={(url) => form.setFieldValue('logo', url)}
          upload={uploadImage}
        />
      )}
      <FieldGrid>
        <TextInput label="Company name" required autoComplete="organization" {...field('companyName')} />
        <Select
          label="Company type"
          required
          data={companyTypes.map((value) => ({ value, label: companyTypeNames[value] }))}
          allowDeselect={false}
          {...field('companyType')}
        />
        <TextInput label="Company website" type="url" required {...field('companyWebsite')} />
        <TextInput label="Company email" type="email" required {...field('companyEmail')} />
        <TextInput label="Billing email" type="email" required {...field('billingEmail')} />
      </FieldGrid>
      <Textarea
        label="Description"
        autosize
        minRows={3}
        maxRows={12}
        maxLength={5000}
        {...field('description')}
      />
    </FormPanel>
  )
}
