import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

/** `waits`: the creator waits for codes of a platform. `told`: the creator was notified that codes have arrived. */
export type Asked = 'no' | 'waits' | 'told'

const words: Readonly<Record<Asked, string>> = {
  no: 'No codes left for {platform}. Choose another platform, or notify the company.',
  waits:
    'You requested codes for {platform}. We’ll notify you when the company adds some. Meanwhile, you can choose another platform.',
  told: 'The codes added for {platform} after your request are already claimed. Choose another platform, or notify the company again.',
}

type Props = {
  platform: { readonly id: string; readonly name: string }
  asked: Asked
  ask: (platformId: string) => Promise<unknown>
}

/** Suggests another platform when too few codes are left, or sends a code request to the company. */
export const OutOfCodes = ({ platform, asked, ask }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const notify = async () => {
    setBusy(true)
    try {
      await ask(platform.id)
      toasts.good('The company will see your request')
    } catch (error) {
      toasts.bad(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Notice
      tone="warn"
      title="Out of codes"
      action={
        asked !== 'waits' && (
          <Button variant="default" loading={busy} onClick={() => void notify()}>
            {t('Notify the company')}
          </Button>
        )
      }
    >
      {t(words[asked], { platform: platform.name })}
    </Notice>
  )
}
