import { useMutation } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { IconDevices } from '@tabler/icons-react'
import { Panel } from '../../components/Panel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import { explain } from '../../lib/failure.ts'
import { formatAgo } from '../../lib/format.ts'
import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { session, useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import {
  type Devices_SessionFragment,
  Devices_SessionFragmentDoc,
  SecurityPageDocument,
  SignOutDeviceDocument,
  SignOutOtherDevicesDocument,
} from './generated/SecurityPage.ts'

type SignedIn = Devices_SessionFragment

/** True if the session has not expired. */
const isOpen = ({ expires_at }: SignedIn): boolean => Date.parse(expires_at) > Date.now()

const useSignOut = () => {
  const refetchQueries = [SecurityPageDocument]
  const [signOutOne] = useMutation(SignOutDeviceDocument, { refetchQueries })
  const [signOutOthers] = useMutation(SignOutOtherDevicesDocument, { refetchQueries })
  const attempt = async (call: Promise<unknown>, done: string) => {
    try {
      await call
      toasts.good(done)
      // The user may have signed out this session.
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

type RowProps = { signedIn: SignedIn; isThis: boolean; onSignOut: () => void }

const DeviceRow = ({ signedIn, isThis, onSignOut }: RowProps) => {
  const t = useText()
  const name = signedIn.device?.label || t('Unknown device')
  const ago = formatAgo(signedIn.last_seen_at)
  return (
    <Row
      lead={<IconDevices size={22} stroke={1.5} aria-hidden />}
      title={name}
      text={
        signedIn.ip
          ? t('Last seen {ago}, signed in from IP address {address}', { ago, address: signedIn.ip })
          : t('Last seen {ago}', { ago })
      }
      side={
        <>
          {isThis && <StatusBadge tone="info">This device</StatusBadge>}
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

/** All sessions of this account. Each session is listed separately and can be signed out, even if two look the same. */
export const Devices = ({
  sessions: masked,
}: {
  sessions: readonly FragmentType<typeof Devices_SessionFragmentDoc>[]
}) => {
  const t = useText()
  const signOut = useSignOut()
  const { user } = useSession()
  const sessions = readFragment(Devices_SessionFragmentDoc, masked).filter(isOpen)
  return (
    <Panel
      title="Devices"
      text="Sign out devices you don’t recognize, then change your password."
      actions={
        user &&
        sessions.length > 1 && (
          <Button variant="default" onClick={() => signOut.others(user.sessionId)}>
            {t('Sign out all others')}
          </Button>
        )
      }
    >
      <RowList>
        {sessions.map((signedIn) => (
          <DeviceRow
            key={signedIn.id}
            signedIn={signedIn}
            isThis={signedIn.id === user?.sessionId}
            onSignOut={() => signOut.one(signedIn.id)}
          />
        ))}
      </RowList>
    </Panel>
  )
}
