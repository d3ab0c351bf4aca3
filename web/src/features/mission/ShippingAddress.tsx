import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Checkbox, Group, Stack } from '@mantine/core'
import { addressForm } from '@questboard/domain'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { FormSkeleton } from '../../components/Skeletons.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AddressFields, addressRow, addressValues } from '../../shared/address/AddressFields.tsx'
import { AddressFields_AddressFragmentDoc } from '../../shared/address/generated/AddressFields.ts'
import {
  MissionAddressDocument,
  type MissionAddressQuery,
  MissionParticipationDocument,
  type MissionRewards_RunFragment,
  SetShippingAddressDocument,
} from './generated/MissionParticipation.ts'

type Address = NonNullable<MissionRewards_RunFragment['shipping_address']>
type Props = {
  runId: string
  known: Address | null
  /** The package was shipped, so the address can no longer change. */
  isFixed: boolean
  company: string
}

const lines = (address: Address): string =>
  [
    `${address.first_name} ${address.last_name}`,
    `${address.street_name} ${address.street_number}`,
    `${address.zip_code} ${address.city}`,
    address.province,
    address.country,
  ]
    .filter(Boolean)
    .join(', ')

const AddressForm = ({
  runId,
  known,
  choices,
  onDone,
}: Pick<Props, 'runId' | 'known'> & { choices: MissionAddressQuery; onDone: () => void }) => {
  const t = useText()
  const own = readFragment(AddressFields_AddressFragmentDoc, choices.address[0] ?? null)
  const [save] = useMutation(SetShippingAddressDocument, {
    refetchQueries: [MissionParticipationDocument],
    awaitRefetchQueries: true,
  })
  // If the profile has no postal address yet, the creator will probably want to save this one there.
  const form = useFields({ ...addressValues(known ?? own), savesToProfile: own === null })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(addressForm),
    explain,
    send: async ({ savesToProfile, ...values }) => {
      const row = addressRow(values)
      await save({
        variables: { shipping: { mission_run_id: runId, ...row }, address: savesToProfile ? [row] : [] },
      })
      toasts.good('Address saved successfully')
      onDone()
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      <Stack>
        {problem && <Notice tone="bad">{problem}</Notice>}
        <AddressFields form={form} countries={choices.country} />
        <Checkbox
          label={t('Save to profile')}
          {...form.getInputProps('savesToProfile', { type: 'checkbox' })}
        />
        <div>
          <Button type="submit" loading={saving}>
            {t('Ship here')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

/** The delivery address. Creators enter it once per round, and the company sees it after a claim. */
export const ShippingAddress = ({ runId, known, isFixed, company }: Props) => {
  const t = useText()
  const [isOpen, setIsOpen] = useState(known === null)
  const query = useQuery(MissionAddressDocument, { skip: !isOpen })
  if (known && !isOpen)
    return (
      <Group justify="space-between">
        <p>{t('Ships to: {address}', { address: lines(known) })}</p>
        {!isFixed && (
          <Button variant="default" size="compact-sm" onClick={() => setIsOpen(true)}>
            {t('Change address')}
          </Button>
        )}
      </Group>
    )
  return (
    <Stack gap="sm">
      <p>
        {t(
          'Where should we send your reward? {company} sees your address after you claim a reward that it ships.',
          {
            company,
          },
        )}
      </p>
      <Loaded query={query} skeleton={<FormSkeleton fields={6} />}>
        {(choices) => (
          <AddressForm runId={runId} known={known} choices={choices} onDone={() => setIsOpen(false)} />
        )}
      </Loaded>
    </Stack>
  )
}
