import { Button, Group, Stack } from '@mantine/core'
import { eligibility, type JoinStep } from '@questboard/domain'
import { useEffect, useRef } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { explain } from '../../lib/failure.ts'
import { useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import type { ProgramApplicantQuery } from './generated/JoinProgram.ts'
import { JoinStepFields } from './JoinStepFields.tsx'
import type { Joined, Program } from './joined.ts'
import { joinValuesOf, stepProblems } from './joinValues.ts'
import classes from './Program.module.css'
import { useApplication } from './useApplication.ts'

type Props = {
  joined: Joined
  program: Program
  applicant: ProgramApplicantQuery
  steps: readonly JoinStep[]
  current: number
  onStep: (step: number) => void
  /** False for a person who is not a creator yet. Their application is sent when they get access. */
  hasAccess: boolean
}

/** Creators who meet the requirements or have an invitation can apply. */
const mayApply = ({ activation_by_pk: activation, invitation }: ProgramApplicantQuery): boolean =>
  invitation.length > 0 || (eligibility.read(activation?.eligibility)?.eligible ?? false)

/**
 * The clicked button disappears with its step, so the focus moves to the top of the next step for keyboard and screen
 * reader users.
 */
const useFocusStep = (current: number) => {
  const box = useRef<HTMLFormElement>(null)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    box.current?.focus()
  }, [current])
  return box
}

const TYPED_MS = 1000

/** Saves a draft after each pause in typing. */
const useTypedDraft = <Values,>(values: Values, save: (values: Values) => unknown) => {
  const saved = useRef(values)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` is a new function with each render.
  useEffect(() => {
    if (saved.current === values) return
    const timer = setTimeout(() => {
      saved.current = values
      save(values)
    }, TYPED_MS)
    return () => clearTimeout(timer)
  }, [values])
}

/** The steps of an application. Leaving a step saves it, and the last step sends the application. */
export const JoinForm = ({ joined, program, applicant, steps, current, onStep, hasAccess }: Props) => {
  const t = useText()
  const questions = applicant.program_question
  const ownHardware = applicant.creator_hardware.map(({ hardware_id }) => hardware_id)
  const termsVersion = program.terms_version
  const form = useFields(joinValuesOf(applicant.program_application[0]?.entries, questions, ownHardware))
  const { keep, keepTyped, finish, send } = useApplication(joined.id, ownHardware, hasAccess)
  const step = steps[current]
  const next = steps[current + 1]
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: (values) => (step ? stepProblems(step.slug, values, { questions, termsVersion }) : {}),
    explain,
    send: async (values) => {
      if (!next && step && !hasAccess) return finish(values, step.slug)
      if (!next) return send(values, termsVersion)
      await keep(values, next.slug)
      onStep(current + 1)
    },
  })
  useTypedDraft(form.values, (values) => step && keepTyped(values, step.slug))
  const box = useFocusStep(current)
  if (!step) return null
  return (
    <form onSubmit={onSubmit} noValidate ref={box} tabIndex={-1} className={classes.steps}>
      <Stack gap="lg">
        {problem && <Notice tone="bad">{problem}</Notice>}
        <JoinStepFields
          slug={step.slug}
          form={form}
          company={joined.company?.name ?? ''}
          program={program}
          applicant={applicant}
          requirement={joined.requirement}
        />
        <Group>
          {current > 0 && (
            <Button variant="default" disabled={saving} onClick={() => onStep(current - 1)}>
              {t('Back')}
            </Button>
          )}
          {(!hasAccess || mayApply(applicant)) && (
            <Button type="submit" loading={saving}>
              {t(next ? 'Continue' : hasAccess ? 'Send application' : 'Send when I get access')}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
