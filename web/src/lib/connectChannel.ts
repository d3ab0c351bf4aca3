import { signInWith } from './auth.ts'
import { explain } from './failure.ts'
import { toasts } from './toasts.ts'

/** Leaves for the channel's own page, to add it or to renew a `connection`; where that cannot even begin, the person reads why and stays. */
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
