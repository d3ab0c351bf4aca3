import { Button } from '@mantine/core'
import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { explain } from '../../lib/failure.ts'
import { session } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

/** For whom is signed in with an account that cannot follow a link: the same page, as nobody yet. The other tabs load anew. */
export const SignOutAndContinue = () => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      await signOut('/login')
      session.tellOthers()
      window.location.reload()
    } catch (error) {
      toasts.bad(explain(error).message)
      setBusy(false)
    }
  }
  return (
    <Button fullWidth loading={busy} onClick={() => void go()}>
      {t('Sign out and continue')}
    </Button>
  )
}
