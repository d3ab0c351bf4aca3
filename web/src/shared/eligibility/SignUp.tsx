import { Button, Stack } from '@mantine/core'
import { useLocation } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { useText } from '../../lib/text.ts'

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
