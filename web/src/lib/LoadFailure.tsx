import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { EmptyState } from '../components/EmptyState.tsx'
import { explain } from './failure.ts'
import { onReturn } from './reach.ts'
import { useText } from './text.ts'

type Props = { error: unknown; retry: () => unknown }

/** Shows why rows failed to load. Loads them again when the user clicks the button or the server responds again. */
export const LoadFailure = ({ error, retry }: Props) => {
  const t = useText()
  const latest = useRef(retry)
  latest.current = retry
  useEffect(() => onReturn(() => void latest.current()), [])
  return (
    <div role="alert">
      <EmptyState
        compact
        motif="lost"
        title={t('We couldn’t load this')}
        text={error ? t(explain(error).message) : undefined}
        action={
          <Button variant="default" onClick={retry}>
            {t('Try again')}
          </Button>
        }
      />
    </div>
  )
}
