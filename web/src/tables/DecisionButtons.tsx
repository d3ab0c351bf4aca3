import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../components/Notice.tsx'
import { explain } from '../lib/failure.ts'
import { useText } from '../lib/text.ts'
import type { Decision } from './decision.ts'

type Props<Kind extends Decision['kind']> = {
  readonly decisions: readonly Decision<Kind>[]
  readonly size?: 'compact-sm' | 'sm'
  readonly onPress: (decision: Decision<Kind>) => Promise<void>
}

export const DecisionButtons = <Kind extends Decision['kind']>({
  decisions,
  size = 'compact-sm',
  onPress,
}: Props<Kind>) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const press = async (decision: Decision<Kind>) => {
    setBusy(true)
    setProblem(null)
    try {
      await onPress(decision)
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="xs">
      {problem && <Notice tone="bad">{problem}</Notice>}
      {decisions.map((decision) => (
        <Button
          key={decision.label}
          size={size}
          variant={decision.isSecond ? 'default' : 'filled'}
          disabled={busy}
          onClick={() => void press(decision)}
        >
          {t(decision.label)}
        </Button>
      ))}
    </Group>
  )
}
