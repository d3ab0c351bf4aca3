import { Button, Group } from '@mantine/core'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { logClient } from '../lib/clientLog.ts'
import { useText } from '../lib/text.ts'

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

/** What a person sees when a screen breaks: the rest of the product stays usable. */
export const ErrorPage = () => {
  const t = useText()
  const error = useRouteError()
  useEffect(
    () => logClient('error', 'SCREEN_ERROR', `${window.location.pathname} ${describe(error)}`),
    [error],
  )
  return (
    <div style={{ padding: 'var(--qb-space-5)' }} role="alert">
      <EmptyState
        page
        title={t('Something went wrong')}
        text={t('This screen could not be shown. Nothing you saved is lost.')}
        action={
          <Group justify="center">
            <Button onClick={() => window.location.reload()}>{t('Try again')}</Button>
            <Button variant="default" component="a" href="/">
              {t('Back to home')}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
