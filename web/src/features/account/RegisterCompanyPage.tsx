import { useMutation } from '@apollo/client/react'
import { Select, TextInput } from '@mantine/core'
import { companyTypeNames, companyTypes, registerCompanyForm } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { useFields } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { AccountFrame } from './AccountFrame.tsx'
import { CheckInbox } from './CheckInbox.tsx'
import { RegisterCompanyDocument } from './generated/RegisterCompanyPage.ts'
import { newAccount, SignUpForm, useSignUp } from './SignUpForm.tsx'

const RegisterCompanyPage = () => {
  const t = useText()
  const [register] = useMutation(RegisterCompanyDocument)
  const form = useFields({ companyName: '', companyType: '', companyWebsite: '', ...newAccount })
  const { sentTo, parts } = useSignUp(form, registerCompanyForm, (variables) => register({ variables }))
  if (sentTo) return <CheckInbox email={sentTo} />
  return (
    <AccountFrame
      wide
      title="Register as a company"
      text="We review your company when you publish for the first time."
      foot={
        <>
          {t('Do you make content?')} <AppLink to="/register/creator">{t('Register as a creator')}</AppLink>
        </>
      }
    >
      <SignUpForm form={form} {...parts}>
        <FieldGrid>
          <TextInput
            label={t('Company name')}
            autoComplete="organization"
            {...form.getInputProps('companyName')}
          />
          <Select
            label={t('Company type')}
            placeholder={t('Choose one')}
            data={companyTypes.map((value) => ({ value, label: t(companyTypeNames[value]) }))}
            {...form.getInputProps('companyType')}
          />
        </FieldGrid>
        <TextInput
          label={t('Company website')}
          autoComplete="url"
          {...form.getAddressProps('companyWebsite')}
        />
      </SignUpForm>
    </AccountFrame>
  )
}

export default RegisterCompanyPage
