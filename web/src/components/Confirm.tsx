import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { explain } from '../lib/failure.ts'
import { modals } from '../lib/modals.ts'
import { useText } from '../lib/text.ts'
import { Words } from '../lib/Words.tsx'
import { Notice } from './Notice.tsx'

type Question = {
  id: string
  title: string
  text: ReactNode
  confirm: string
  dangerous?: boolean
  /** Throws an error on failure. The dialog then stays open and shows the error. */
  run: () => Promise<void>
}

const Answer = ({ id, text, confirm, dangerous, run }: Question) => {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const close = () => void modals.remove(id, { force: true })
  const go = async () => {
    setBusy(true)
    setProblem(null)
    try {
      await run()
      close()
    } catch (error) {
      setProblem(explain(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      <Text component="div" mt={problem ? 'md' : 0}>
        <Words>{text}</Words>
      </Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={close} data-autofocus>
          {t('Cancel')}
        </Button>
        <Button color={dangerous ? 'red' : undefined} loading={busy} onClick={() => void go()}>
          {t(confirm)}
        </Button>
      </Group>
    </>
  )
}

export const ask = (question: Question): void =>
  modals.add({ id: question.id, title: question.title, size: 'sm', content: <Answer {...question} /> })
