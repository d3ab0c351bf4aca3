import { useQuery } from '@apollo/client/react'
import { Button, Group } from '@mantine/core'
import { wayActivation, wayName } from '@questboard/domain'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { Notice } from '../../components/Notice.tsx'
import type { UserType } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { WayActivationDocument } from '../../shared/way/generated/way.ts'
import { useWay } from '../../shared/way/useWay.ts'
import classes from './Shell.module.css'

const nextSteps: Readonly<Record<UserType, string>> = {
  User: 'Finish the steps of Creator Access. We saved the page you came for, so you can continue there.',
  Creator: 'You have creator access now.',
  Company: '',
}

/** The name of the page that the person came for, because invited people cannot read its title yet. */
const useName = (way: string | null): string | null => {
  const t = useText()
  const id = way === null ? null : wayActivation(way)
  const { data } = useQuery(WayActivationDocument, { variables: { id: id ?? '' }, skip: id === null })
  if (way === null) return null
  const name = wayName(way)
  return data?.activation_by_pk?.name ?? (name === null ? null : t(name))
}

/**
 * Reminds a person on every screen of the program, invitation or company that they came for, until they have opened it
 * as a creator.
 */
const WayNotice = ({ userType }: { userType: UserType }) => {
  const t = useText()
  const { pathname } = useLocation()
  const { way, keep } = useWay()
  const name = useName(way)
  const isHere = way?.split('?', 1)[0] === pathname
  const hasArrived = isHere && userType === 'Creator'
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is a new function with each render.
  useEffect(() => {
    if (hasArrived) void keep(null)
  }, [hasArrived])
  if (way === null || name === null || isHere) return null
  return (
    <div className={classes.way}>
      <Notice
        title={t('You’re on your way to {name}', { name })}
        action={
          <Group gap="xs">
            <Button component={AppLink} to={way} size="xs">
              {t('Continue')}
            </Button>
            <Button variant="subtle" size="xs" onClick={() => void keep(null)}>
              {t('Dismiss')}
            </Button>
          </Group>
        }
      >
        {nextSteps[userType]}
      </Notice>
    </div>
  )
}

export default WayNotice
