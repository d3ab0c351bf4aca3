import { useMutation } from '@apollo/client/react'
import { Button, CopyButton, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { explain } from '../../lib/failure.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { RevealCodeDocument } from '../kit/generated/kit.ts'

/** Loads the code only when the user reveals it. The code is stored nowhere except on the screen. */
export const RevealedCode = ({ codeId, onRevealed }: { codeId: string; onRevealed?: () => void }) => {
  const t = useText()
  const [code, setCode] = useState<string | null>(null)
  const [reveal, { loading }] = useMutation(RevealCodeDocument, { fetchPolicy: 'no-cache' })
  const show = async () => {
    try {
      const { data } = await reveal({ variables: { codeId } })
      setCode(data?.revealCode?.code ?? null)
      onRevealed?.()
    } catch (error) {
      toasts.bad(explain(error).message)
    }
  }
  if (code === null)
    return (
      <Button variant="default" loading={loading} onClick={() => void show()}>
        {t('Reveal code')}
      </Button>
    )
  return (
    <Group gap="xs">
      <Text component="output" ff="monospace" fw={600} aria-label={t('Code')}>
        {code}
      </Text>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {t(copied ? 'Copied' : 'Copy')}
          </Button>
        )}
      </CopyButton>
    </Group>
  )
}
