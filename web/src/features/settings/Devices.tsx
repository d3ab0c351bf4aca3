import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import {
  Devices_DeviceFragmentDoc,
  SecurityPageDocument,
  SignOutDeviceDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { formatAgo } from '../../lib/format.ts'
import { session } from '../../lib/session.ts'
import { toasts } from '../../lib/toasts.ts'

/** Where this account is signed in; any of them can be signed out from here. */
export const Devices = ({
  devices: masked,
}: {
  devices: readonly FragmentType<typeof Devices_DeviceFragmentDoc>[]
}) => {
  const devices = readFragment(Devices_DeviceFragmentDoc, masked).filter(
    ({ sessions }) => sessions.length > 0,
  )
  const [signOutDevice] = useMutation(SignOutDeviceDocument, { refetchQueries: [SecurityPageDocument] })
  const signOut = async (id: string) => {
    try {
      await signOutDevice({ variables: { id } })
      toasts.good('Device signed out')
      // It may have been this one.
      await session.refresh()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return (
    <Panel title="Devices" text="Sign out whatever you do not recognise, then change your password.">
      {devices.length === 0 ? (
        <EmptyState compact title="No other device is signed in" />
      ) : (
        <RowList>
          {devices.map(({ id, label, last_seen_at }) => (
            <Row
              key={id}
              lead={<IconDevices size={22} stroke={1.5} aria-hidden />}
              title={label || 'Unknown device'}
              text={`Last seen ${formatAgo(last_seen_at)}`}
              side={
                <Button
                  variant="default"
                  size="xs"
                  onClick={() => void signOut(id)}
                  aria-label={`Sign out ${label}`}
                >
                  Sign out
                </Button>
              }
            />
          ))}
        </RowList>
      )}
    </Panel>
  )
}
