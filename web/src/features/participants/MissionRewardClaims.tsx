import { useMutation } from '@apollo/client/react'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { errors, isWebLink } from '@questboard/domain'
import { Notice } from '../../components/Notice.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { formatDay } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { rewardName } from '../../shared/missions/rewardName.ts'
import {
  MarkShippedDocument,
  MissionRunWorkDocument,
  type MissionRunWorkQuery,
} from './generated/missionReview.ts'

type Work = NonNullable<MissionRunWorkQuery['mission_run_by_pk']>
type Claim = Work['claims'][number]

/** Marks the package as shipped, with an optional tracking link. */
const Ship = ({ claim }: { claim: Claim }) => {
  const t = useText()
  const [mark] = useMutation(MarkShippedDocument, {
    refetchQueries: [MissionRunWorkDocument],
    awaitRefetchQueries: true,
  })
  const form = useFields({ trackingUrl: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: ({ trackingUrl }): Record<string, string> =>
      trackingUrl.trim() === '' || isWebLink(trackingUrl.trim())
        ? {}
        : { trackingUrl: errors['link-invalid'] },
    explain,
    send: async ({ trackingUrl }) => {
      await mark({
        variables: {
          id: claim.id,
          claim: { shipped_at: new Date().toISOString(), tracking_url: trackingUrl.trim() || null },
        },
      })
      toasts.good('Saved successfully')
    },
  })
  return (
    <form onSubmit={onSubmit} noValidate>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Group align="flex-end" gap="xs">
        <TextInput flex={1} label={t('Tracking link (optional)')} {...form.getAddressProps('trackingUrl')} />
        <Button type="submit" loading={saving}>
          {t('Mark as sent')}
        </Button>
      </Group>
    </form>
  )
}

const Address = ({ address }: { address: NonNullable<Work['shipping_address']> }) => (
  <address>
    {address.first_name} {address.last_name}
    <br />
    {address.street_name} {address.street_number}
    <br />
    {address.zip_code} {address.city}
    {address.province && `, ${address.province}`}
    <br />
    {address.country}
    {address.email && (
      <>
        <br />
        {address.email}
      </>
    )}
  </address>
)

/** "Address & Rewards": the rewards claimed in this run, and the postal address. */
export const MissionRewardClaims = ({ work: { claims, shipping_address } }: { work: Work }) => {
  const t = useText()
  if (claims.length === 0) return <p>{t('No reward has been claimed yet.')}</p>
  return (
    <Stack>
      {shipping_address && <Address address={shipping_address} />}
      <RowList>
        {claims.map((claim) => (
          <Row
            key={claim.id}
            title={rewardName(t, claim.reward)}
            text={
              <>
                {t('Claimed {day}', { day: formatDay(claim.claimed_at) })}
                {claim.reward.kind === 'merchandise' && !claim.shipped_at && <Ship claim={claim} />}
              </>
            }
            side={
              claim.shipped_at && (
                <StatusBadge tone="good">{t('Sent {day}', { day: formatDay(claim.shipped_at) })}</StatusBadge>
              )
            }
          />
        ))}
      </RowList>
    </Stack>
  )
}
