import { Button } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

/** Whether a creator has asked for codes of a platform: they wait, or were told that some came. */
export type Asked = 'no' | 'waits' | 'told'

const words: Readonly<Record<Asked, string>> = {
  no: 'There are no codes left for {platform}. Choose another platform, or notify the company.',
  waits:
    'You asked the company for codes for {platform}. We tell you when some come. You can choose another platform meanwhile.',
  told: 'The codes for {platform} that came after you asked are claimed already. Choose another platform, or notify the company again.',
}

type Props = {
  platform: { readonly id: string; readonly name: string }
  asked: Asked
  ask: (platformId: string) => Promise<unknown>
}

/** For who found nothing, or too few: another platform, or the company is told how many ask. */
export const OutOfCodes = ({ platform, asked, ask }: Props) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const notify = async () => {
    setBusy(true)
    try {
      await ask(platform.id)
      toasts.good('The company sees that you ask for codes')
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
