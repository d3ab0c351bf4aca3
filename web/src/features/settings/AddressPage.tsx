import { useMutation, useQuery } from '@apollo/client/react'
import { Select, TextInput } from '@mantine/core'
import { addressForm } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { checkWith, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  type AddressForm_AddressFragment,
  AddressForm_AddressFragmentDoc,
  AddressPageDocument,
  SaveAddressDocument,
} from './generated/AddressPage.ts'

type Props = {
  address: FragmentType<typeof AddressForm_AddressFragmentDoc> | null
  countries: { code: string; name: string }[]
}

const useAddressFields = (known: AddressForm_AddressFragment | null) =>
  useFields({
    firstName: known?.first_name ?? '',
    lastName: known?.last_name ?? '',
    streetName: known?.street_name ?? '',
    streetNumber: known?.street_number ?? '',
    zipCode: known?.zip_code ?? '',
    city: known?.city ?? '',
    province: known?.province ?? '',
    country: known?.country ?? '',
    email: known?.email ?? '',
  })

type AddressFieldsForm = ReturnType<typeof useAddressFields>

const inputOf = (values: AddressFieldsForm['values']) => ({
  first_name: values.firstName,
  last_name: values.lastName,
  street_name: values.streetName,
  street_number: values.streetNumber,
  zip_code: values.zipCode,
  city: values.city,
  province: values.province || null,
  country: values.country,
  email: values.email || null,
})

const NameAndStreet = ({ form }: { form: AddressFieldsForm }) => {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('First name')}
        required
        autoComplete="given-name"
        {...form.getInputProps('firstName')}
      />
      <TextInput
        label={t('Last name')}
        required
        autoComplete="family-name"
        {...form.getInputProps('lastName')}
      />
      <TextInput
        label={t('Street name')}
        required
        autoComplete="address-line1"
        {...form.getInputProps('streetName')}
      />
      <TextInput label={t('Street number')} required {...form.getInputProps('streetNumber')} />
    </>
  )
}

const PlaceAndEmail = ({ form, countries }: { form: AddressFieldsForm; countries: Props['countries'] }) => {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('ZIP code')}
        required
        autoComplete="postal-code"
        {...form.getInputProps('zipCode')}
      />
      <TextInput label={t('City')} required autoComplete="address-level2" {...form.getInputProps('city')} />
      <TextInput
        label={t('Province (optional)')}
        autoComplete="address-level1"
        {...form.getInputProps('province')}
      />
      <Select
        label={t('Country')}
        required
        searchable
        data={countries.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.getInputProps('country')}
      />
      <TextInput
        label={t('Email (optional)')}
        type="email"
        autoComplete="email"
        {...form.getInputProps('email')}
      />
    </>
  )
}

const AddressForm = ({ address, countries }: Props) => {
  const known = readFragment(AddressForm_AddressFragmentDoc, address)
  const [saveAddress] = useMutation(SaveAddressDocument, {
    refetchQueries: known ? [] : [AddressPageDocument],
  })
  const form = useAddressFields(known)
  const panel = usePanelForm(form, {
    check: checkWith(addressForm),
    send: async (values) => {
      await saveAddress({ variables: { address: inputOf(values) } })
      toasts.good('Address saved successfully')
    },
  })
  return (
    <FormPanel
      title="Where to ship to"
      text="Only shown to a company when you claim something that it ships to you."
      {...panel}
    >
      <FieldGrid>
        <NameAndStreet form={form} />
        <PlaceAndEmail form={form} countries={countries} />
      </FieldGrid>
    </FormPanel>
  )
}

const AddressPage = () => {
  const query = useQuery(AddressPageDocument)
  return (
    <>
      <PageHeader title="Address" />
      <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
        {({ address, country }) => (
          <Stacked>
            <AddressForm address={address[0] ?? null} countries={country} />
          </Stacked>
        )}
      </Loaded>
    </>
  )
}

export default AddressPage
