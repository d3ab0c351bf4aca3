import { signInWith } from './auth.ts'
import { explain } from './failure.ts'
import { toasts } from './toasts.ts'

/** Leaves for the channel's consent page; where that cannot even begin, the person reads why and stays. */
export const connectChannel = (provider: string, callbackUrl: string): Promise<boolean> =>
  signInWith(provider, callbackUrl).then(
    () => true,
    (error: unknown) => {
      toasts.bad(explain(error).message)
      return false
    },
  )
