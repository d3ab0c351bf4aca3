import { Select, TextInput } from '@mantine/core'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { type Form, useFields } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import type { AddressFields_AddressFragment } from './generated/AddressFields.ts'

/** The form values of a postal address. Unknown fields are empty strings. */
export const addressValues = (known: Omit<AddressFields_AddressFragment, 'user_id'> | null) => ({
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
export type AddressValues = ReturnType<typeof addressValues>

export const useAddressFields = (known: AddressFields_AddressFragment | null) =>
  useFields(addressValues(known))

export const addressRow = (values: AddressValues) => ({
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

type Props = {
  form: Pick<Form<AddressValues>, 'getInputProps'>
  countries: readonly { code: string; name: string }[]
}

const NameAndStreet = ({ form }: Pick<Props, 'form'>) => {
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

const PlaceAndEmail = ({ form, countries }: Props) => {
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

export const AddressFields = (props: Props) => (
  <FieldGrid>
    <NameAndStreet form={props.form} />
    <PlaceAndEmail {...props} />
  </FieldGrid>
)
