import { Button } from '@mantine/core'
import { Notice } from '../components/Notice.tsx'
import { explain } from './failure.ts'
import { useText } from './text.ts'

type Asked = { data?: unknown; error?: unknown; loading?: boolean }

/** An error response in which all fields are empty is not data, because it would look like an empty result. */
const hasData = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.values(data).some((field) => field !== null)

/**
 * The reason why a query has no data, for the field that would offer its rows. Undefined while the query loads or has
 * data.
 */
export const useLoadProblem = ({ data, error, loading }: Asked): string | undefined => {
  const t = useText()
  return error && !loading && !hasData(data) ? t(explain(error).message) : undefined
}

type Props = { query: Asked & { refetch: () => Promise<unknown> } }

/** Shows why a part of a screen has no rows, where the rows would be. A whole page uses `Loaded`. */
export const LoadProblem = ({ query }: Props) => {
  const t = useText()
  const problem = useLoadProblem(query)
  if (problem === undefined) return null
  // If the retry fails too, the query reports the new error.
  const retry = () => void query.refetch().catch(() => undefined)
  return (
    <Notice
      tone="bad"
      action={
        <Button size="compact-sm" variant="default" onClick={retry}>
          {t('Try again')}
        </Button>
      }
    >
      {problem}
    </Notice>
  )
}
