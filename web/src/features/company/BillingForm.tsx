import { useMutation } from '@apollo/client/react'
import { Select, Text, TextInput } from '@mantine/core'
import { companyBillingForm, formatTaxRate, type TaxTreatment, taxFor } from '@questboard/domain'
import { FieldGrid } from '../../components/FieldGrid.tsx'
import { FormPanel } from '../../components/FormPanel.tsx'
import { checkWith, isBegun, useFields } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  BillingForm_BillingFragmentDoc,
  BillingForm_SellerFragmentDoc,
  CompanySettingsPageDocument,
  SaveBillingDocument,
} from './generated/CompanySettingsPage.ts'

type Props = {
  billing: FragmentType<typeof BillingForm_BillingFragmentDoc> | null
  seller: FragmentType<typeof BillingForm_SellerFragmentDoc> | null
  countries: { code: string; name: string }[]
  isOwner: boolean
}

const useBillingForm = (billing: Props['billing']) => {
  const known = readFragment(BillingForm_BillingFragmentDoc, billing)
  const [saveBilling] = useMutation(SaveBillingDocument, {
    refetchQueries: known ? [] : [CompanySettingsPageDocument],
  })
  const form = useFields({
    legalName: known?.legal_name ?? '',
    taxId: known?.tax_id ?? '',
    streetName: known?.street_name ?? '',
    streetNumber: known?.street_number ?? '',
    zipCode: known?.zip_code ?? '',
    city: known?.city ?? '',
    province: known?.province ?? '',
    country: known?.country ?? '',
  })
  const panel = usePanelForm(form, {
    check: checkWith(companyBillingForm),
    send: async (values) => {
      const { legalName, taxId, streetName, streetNumber, zipCode, city, province, country } =
        companyBillingForm.parse(values)
      const billing = {
        legal_name: legalName,
        tax_id: taxId ?? null,
        street_name: streetName,
        street_number: streetNumber,
        zip_code: zipCode,
        city,
        province: province ?? null,
        country,
      }
      await saveBilling({ variables: { billing } })
      toasts.good('Billing details saved successfully')
    },
  })
  return { form, panel }
}

const taxWords: Readonly<Record<TaxTreatment, string>> = {
  standard: 'Your invoices include {rate} tax. Prices stay the same.',
  reverse_charge:
    'We don’t charge tax on your invoices. You account for the VAT in your country (reverse charge).',
  outside_scope: 'We don’t charge tax on your invoices.',
}

/** The tax on the next invoice, for the country and number in the form. */
const TaxLine = ({ seller, country, taxId }: Pick<Props, 'seller'> & { country: string; taxId: string }) => {
  const t = useText()
  const from = readFragment(BillingForm_SellerFragmentDoc, seller)
  if (!from || country === '') return null
  const tax = taxFor(
    { country: from.country, basisPoints: from.tax_basis_points },
    { country, taxId: taxId.trim() || null },
  )
  return (
    <Text size="sm" c="dimmed" mt="sm" aria-live="polite">
      {t(taxWords[tax.treatment], { rate: formatTaxRate(tax.basisPoints) })}
    </Text>
  )
}

/** Owners can edit the billing details. Other members can only read them. */
export const BillingForm = ({ billing, seller, countries, isOwner }: Props) => {
  const t = useText()
  const { form, panel } = useBillingForm(billing)
  const field = (name: Parameters<typeof form.getInputProps>[0]) => ({
    ...form.getInputProps(name),
    readOnly: !isOwner,
  })
  const required = isBegun(form.values)
  return (
    <FormPanel
      title="Billing details"
      text="We put this name and address on your invoices. You need billing details to publish a Quest."
      {...panel}
    >
      <FieldGrid>
        <TextInput
          label={t('Legal name')}
          required={required}
          autoComplete="organization"
          {...field('legalName')}
        />
        <TextInput label={t('VAT or tax number (optional)')} {...field('taxId')} />
        <TextInput
          label={t('Street name')}
          required={required}
          autoComplete="billing address-line1"
          {...field('streetName')}
        />
        <TextInput label={t('Street number')} required={required} {...field('streetNumber')} />
        <TextInput
          label={t('ZIP code')}
          required={required}
          autoComplete="billing postal-code"
          {...field('zipCode')}
        />
        <TextInput
          label={t('City')}
          required={required}
          autoComplete="billing address-level2"
          {...field('city')}
        />
        <TextInput
          label={t('Province (optional)')}
          autoComplete="billing address-level1"
          {...field('province')}
        />
        <Select
          label={t('Country')}
          required={required}
          searchable
          data={countries.map(({ code, name }) => ({ value: code, label: name }))}
          {...field('country')}
        />
      </FieldGrid>
      <TaxLine seller={seller} country={form.values.country} taxId={form.values.taxId} />
    </FormPanel>
  )
}
