import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

type Known = { id: string; channel_name: string }

const page = '/user/settings/connections'

/** The URL of the channel list. The argument `asked` is the connection to renew. */
export const returnTo = (asked?: string): string =>
  asked ? `${page}?${new URLSearchParams({ asked })}` : page

/** The user selects the channel on the platform's consent page, so it can differ from the requested one. */
export const outcomeOf = (connections: readonly Known[], query: URLSearchParams) => {
  const named = (id: string | null) => connections.find((one) => one.id === id)?.channel_name
  const [id, asked] = [query.get('connection'), query.get('asked')]
  return {
    connected: query.has('added') ? named(id) : undefined,
    refreshed: query.has('added') ? undefined : named(id),
    missed: id && asked !== id ? named(asked) : undefined,
  }
}

/** Shows the result of the channel's consent page once. */
export const useReturn = (connections: readonly Known[] | undefined): void => {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    if (!query.has('connection') || !connections) return
    const { connected, refreshed, missed } = outcomeOf(connections, query)
    if (connected) toasts.good(t('{channel} connected', { channel: connected }))
    if (refreshed) toasts.good(t('{channel} refreshed', { channel: refreshed }))
    if (missed) {
      const message = t('{channel} wasn’t refreshed because you chose a different channel.', {
        channel: missed,
      })
      toasts.add({ tone: 'warn', lifetime: 0, message })
    }
    setQuery({}, { replace: true })
  }, [connections, query, t, setQuery])
}
