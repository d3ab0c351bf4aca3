import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { type FragmentType, readFragment } from '../../generated/fragment-masking.ts'
import {
  type Devices_DeviceFragment,
  Devices_DeviceFragmentDoc,
  SecurityPageDocument,
  SignOutDeviceDocument,
  SignOutOtherDevicesDocument,
} from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { formatAgo } from '../../lib/format.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

type Device = Devices_DeviceFragment

/** A device is known by what its browser says of itself, as far as it is kept. */
const isThis = ({ user_agent }: Device): boolean =>
  user_agent !== '' && navigator.userAgent.startsWith(user_agent)

const useSignOut = () => {
  const refetchQueries = [SecurityPageDocument]
  const [signOutOne] = useMutation(SignOutDeviceDocument, { refetchQueries })
  const [signOutOthers] = useMutation(SignOutOtherDevicesDocument, { refetchQueries })
  const attempt = async (call: Promise<unknown>, done: string) => {
    try {
      await call
      toasts.good(done)
      // It may have been this one.
      await session.refresh()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  return {
    one: (id: string) => void attempt(signOutOne({ variables: { id } }), 'Device signed out'),
    others: (id: string) =>
      void attempt(signOutOthers({ variables: { id } }), 'All other devices signed out'),
  }
}

const DeviceRow = ({ device, onSignOut }: { device: Device; onSignOut: () => void }) => {
  const t = useText()
  const name = device.label || t('Unknown device')
  return (
    <Row
      lead={<IconDevices size={22} stroke={1.5} aria-hidden />}
      title={name}
      text={t('Last seen {ago}', { ago: formatAgo(device.last_seen_at) })}
      side={
        <>
          {isThis(device) && <StatusBadge tone="info">This device</StatusBadge>}
          <Button
            variant="default"
            size="xs"
            onClick={onSignOut}
            aria-label={t('Sign out {device}', { device: name })}
          >
            {t('Sign out')}
          </Button>
        </>
      }
    />
  )
}

/** Where this account is signed in; any of them can be signed out from here. */
export const Devices = ({
  devices: masked,
}: {
  devices: readonly FragmentType<typeof Devices_DeviceFragmentDoc>[]
}) => {
  const t = useText()
  const signOut = useSignOut()
  const devices = readFragment(Devices_DeviceFragmentDoc, masked).filter(
    ({ sessions }) => sessions.length > 0,
  )
  const own = devices.find(isThis)
  return (
    <Panel
      title="Devices"
      text="Sign out whatever you do not recognise, then change your password."
      actions={
        own &&
        devices.length > 1 && (
          <Button variant="default" onClick={() => signOut.others(own.id)}>
            {t('Sign out all others')}
          </Button>
        )
      }
    >
      <RowList>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} onSignOut={() => signOut.one(device.id)} />
        ))}
      </RowList>
    </Panel>
  )
}
