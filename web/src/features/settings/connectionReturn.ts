import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

type Known = { id: string; channel_name: string }

const page = '/user/settings/connections'

/** Back to the list of channels; `asked` is the connection that is to be refreshed. */
export const returnTo = (asked?: string): string =>
  asked ? `${page}?${new URLSearchParams({ asked })}` : page

/** Which channel is chosen on its consent page is up to the person: it need not be the one that was asked for. */
export const outcomeOf = (connections: readonly Known[], query: URLSearchParams) => {
  const named = (id: string | null) => connections.find((one) => one.id === id)?.channel_name
  const [id, asked] = [query.get('connection'), query.get('asked')]
  return {
    connected: query.has('added') ? named(id) : undefined,
    refreshed: query.has('added') ? undefined : named(id),
    missed: id && asked !== id ? named(asked) : undefined,
  }
}

/** Says once what the visit to the channel's consent page brought. */
export const useReturn = (connections: readonly Known[] | undefined): void => {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  useEffect(() => {
    if (!query.has('connection') || !connections) return
    const { connected, refreshed, missed } = outcomeOf(connections, query)
    if (connected) toasts.good(t('{channel} is connected', { channel: connected }))
    if (refreshed) toasts.good(t('{channel} is refreshed', { channel: refreshed }))
    if (missed) {
      const message = t('{channel} was not refreshed: you chose another channel there.', { channel: missed })
      toasts.add({ tone: 'warn', lifetime: 0, message })
    }
    setQuery({}, { replace: true })
  }, [connections, query, t, setQuery])
}
