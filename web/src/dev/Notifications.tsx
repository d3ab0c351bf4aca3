import { Group, Stack } from '@mantine/core'
import type { NotificationKind } from '@questboard/domain'
import { BellFace } from '../features/notifications/BellFace.tsx'
import { NotificationItem_NotificationFragmentDoc } from '../features/notifications/generated/NotificationItem.ts'
import { NotificationList } from '../features/notifications/NotificationList.tsx'
import { NotificationsSkeleton } from '../features/notifications/NotificationsSkeleton.tsx'
import { makeFragmentData } from '../lib/fragments.ts'

const activationId = '00000000-0000-4000-8000-00000000ac01'
const run = {
  to: 'company',
  activationId,
  runId: '00000000-0000-4000-8000-00000000aa01',
  activation: 'Moonfall on release day',
  company: 'Northwind Games',
  creator: 'Nova',
  amountCents: 120_000,
  deadline: null,
}
const activation = { id: activationId, name: run.activation }
const company = { id: 'northwind', name: run.company, logo_url: null }

const told: readonly [kind: NotificationKind, params: object, isRead?: boolean][] = [
  ['new_offer', { ...run, message: 'I play it every Friday.' }],
  ['message', { ...run, text: 'Could we move the stream to Saturday?' }],
  ['awaiting_payment', run, true],
  ['content_review', run, true],
  ['channel_verified', { provider: 'twitch', channel: 'Nova' }, true],
]

const hour = 3_600_000

const rows = told.map(([kind, params, isRead], index) => {
  const id = `${kind}-${index}`
  const created_at = new Date(Date.now() - index * 11 * hour).toISOString()
  const row = {
    id,
    kind,
    params,
    created_at,
    read_at: isRead ? created_at : null,
    creator: 'creator' in params ? { id: 'nova', display_name: 'Nova', picture_url: null } : null,
    activation: { ...activation, company },
  }
  return { id, created_at, ...makeFragmentData(row, NotificationItem_NotificationFragmentDoc) }
})

/** The bell with zero, a few and many unread notifications, the list by day, and its placeholder. */
export const Notifications = () => (
  <Stack maw={480}>
    <Group gap="xl" p="xs">
      {[0, 3, 12].map((unread) => (
        <BellFace key={unread} unread={unread} />
      ))}
    </Group>
    <NotificationList rows={rows} level={3} onOpen={() => undefined} />
    <NotificationsSkeleton rows={2} />
  </Stack>
)
