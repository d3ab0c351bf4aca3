import { Button, Stack } from '@mantine/core'
import { keptWay } from '@questboard/domain'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'
import { useWay } from '../way/useWay.ts'

/** Leads visitors to sign-up, and afterwards back to this page. */
export const SignUp = () => {
  const t = useText()
  const { pathname, search } = useLocation()
  const back = `?${new URLSearchParams({ callbackUrl: pathname + search })}`
  return (
    <Stack gap="xs">
      <Button component={AppLink} to={`/register/creator${back}`}>
        {t('Create an account')}
      </Button>
      <Button component={AppLink} to={`/login${back}`} variant="default">
        {t('Sign in')}
      </Button>
    </Stack>
  )
}

/** Leads to the settings with the creator's country and content language. */
export const ToPersonalInfo = () => {
  const t = useText()
  return (
    <Button component={AppLink} to="/user/settings/personal-info">
      {t('Open personal info')}
    </Button>
  )
}

/** Leads to Creator Access, and keeps this page for the time after it. */
export const ToAccess = ({ label }: { label: string }) => {
  const t = useText()
  const { pathname, search } = useLocation()
  const { keep } = useWay()
  return (
    <Button
      component={AppLink}
      to="/user/creator-access"
      onClick={() => void keep(keptWay(pathname + search, window.location.origin))}
    >
      {t(label)}
    </Button>
  )
}
