import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Steps } from '../../components/Steps.tsx'
import { useText } from '../../lib/text.ts'

type Props = {
  step: number
  title: string
  text: string
  problem: string | null
  saving: boolean
  onSave: () => void
  onSkip: () => void
  children: ReactNode
}

const steps = ['Interests', 'Hardware and games']

export const OnboardingFrame = ({ step, title, text, problem, saving, onSave, onSkip, children }: Props) => {
  const t = useText()
  return (
    <>
      <Steps steps={steps.map((one) => t(one))} current={step} />
      <PageHeader title={title} text={text} />
      <Stack gap="xl">
        {problem && <Notice tone="bad">{problem}</Notice>}
        {children}
        <Group>
          <Button onClick={onSave} loading={saving}>
            {t('Save')}
          </Button>
          <Button variant="subtle" color="gray" onClick={onSkip}>
            {t('Skip')}
          </Button>
        </Group>
      </Stack>
    </>
  )
}
