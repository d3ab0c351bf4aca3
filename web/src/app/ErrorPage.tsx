import { Button, Group } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { EmptyState } from '../components/EmptyState.tsx'
import { logClient } from '../lib/clientLog.ts'
import { isLostChunk, recover, reloadIfServed } from '../lib/lostChunk.ts'
import { useText } from '../lib/text.ts'

const describe = (error: unknown): string => {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`
  return error instanceof Error ? `${error.name}: ${error.message}` : 'unknown'
}

/** Loads the screen as soon as the server is reachable, unless the user has left the screen by then. */
const useReturn = (error: unknown) => useEffect(() => recover(error), [error])

const TryAgain = () => {
  const t = useText()
  const [trying, setTrying] = useState(false)
  const tryAgain = async () => {
    setTrying(true)
    await reloadIfServed()
    setTrying(false)
  }
  return (
    <Button loading={trying} onClick={() => void tryAgain()}>
      {t('Try again')}
    </Button>
  )
}

/** Replaces only the broken screen, so that the rest of the app stays usable. */
export const ErrorPage = () => {
  const t = useText()
  const error = useRouteError()
  useReturn(error)
  useEffect(
    () => logClient('error', 'SCREEN_ERROR', `${window.location.pathname} ${describe(error)}`),
    [error],
  )
  const words = isLostChunk(error)
    ? {
        title: t('We couldn’t load this page'),
        text: t('We’ll load the page as soon as we can reach the server. Check your connection.'),
      }
    : {
        title: t('Something went wrong'),
        text: t('We couldn’t show this page. Everything you saved is safe.'),
      }
  return (
    <div style={{ padding: 'var(--qb-space-5)' }} role="alert">
      <EmptyState
        page
        motif="lost"
        {...words}
        action={
          <Group justify="center">
            <TryAgain />
            <Button variant="default" component="a" href="/">
              {t('Back to home')}
            </Button>
          </Group>
        }
      />
    </div>
  )
}
