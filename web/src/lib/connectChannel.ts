import { signInWith } from './auth.ts'
import { explain } from './failure.ts'
import { toasts } from './toasts.ts'

/**
 * Goes to the platform's page to add a channel, or to renew a `connection`. If this is not possible, the user stays and
 * sees the reason.
 */
export const connectChannel = (
  provider: string,
  callbackUrl: string,
  connection?: string,
): Promise<boolean> =>
  signInWith(provider, callbackUrl, connection).then(
    () => true,
    (error: unknown) => {
      toasts.bad(explain(error).message)
      return false
    },
  )
