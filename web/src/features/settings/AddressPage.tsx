import { useMutation, useQuery } from '@apollo/client/react'
import { addressForm } from '@questboard/domain'
import { FormPanel } from '../../components/FormPanel.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { Stacked } from '../../components/Stacked.tsx'
import { checkWith } from '../../lib/form.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { usePanelForm } from '../../lib/panelForm.ts'
import { toasts } from '../../lib/toasts.ts'
import { AddressFields, addressRow, useAddressFields } from '../../shared/address/AddressFields.tsx'
import { AddressFields_AddressFragmentDoc } from '../../shared/address/generated/AddressFields.ts'
import { AddressPageDocument, SaveAddressDocument } from './generated/AddressPage.ts'

type Props = {
  address: FragmentType<typeof AddressFields_AddressFragmentDoc> | null
  countries: { code: string; name: string }[]
}

const AddressForm = ({ address, countries }: Props) => {
  const known = readFragment(AddressFields_AddressFragmentDoc, address)
  const [saveAddress] = useMutation(SaveAddressDocument, {
    refetchQueries: known ? [] : [AddressPageDocument],
  })
  const form = useAddressFields(known)
  const panel = usePanelForm(form, {
    check: checkWith(addressForm),
    send: async (values) => {
      await saveAddress({ variables: { address: addressRow(values) } })
      toasts.good('Address saved successfully')
    },
  })
  return (
    <FormPanel
      title="Shipping address"
      text="A company sees your address only when you claim a reward that it ships to you."
      {...panel}
    >
      <AddressFields form={form} countries={countries} />
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
