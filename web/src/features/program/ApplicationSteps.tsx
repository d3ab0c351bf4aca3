import { joinStepsOf } from '@questboard/domain'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../../components/EmptyState.tsx'
import { Steps } from '../../components/Steps.tsx'
import { useText } from '../../lib/text.ts'
import type { ProgramApplicantQuery } from './generated/JoinProgram.ts'
import { JoinForm } from './JoinForm.tsx'
import type { Joined, Program } from './joined.ts'

export type Applied = { joined: Joined; program: Program }

const textsOf = ({ code_of_conduct, terms_of_use, privacy_policy }: Program): boolean =>
  [code_of_conduct, terms_of_use, privacy_policy].some((text) => text !== '')

/** The steps of an application, with the current one marked. */
export const Way = ({ titles, current }: { titles: readonly string[]; current: number }) => {
  const t = useText()
  return <Steps steps={['Register', ...titles, 'Thank-you'].map((title) => t(title))} current={current} />
}

export const stepsOf = (program: Program) =>
  joinStepsOf({
    asksDemographics: program.ask_demographics,
    asksHardware: program.ask_hardware,
    hasTexts: textsOf(program),
    questions: program.questions.length,
  })

export const Closed = () => (
  <EmptyState
    motif="people"
    title="This Creator Program is closed to new applications"
    next={{ to: '/creator-programs', label: 'Open programs' }}
  />
)

type FormProps = Applied & { applicant: ProgramApplicantQuery; hasAccess: boolean; above: ReactNode }

/** The steps to fill in, from the one where the person stopped. */
export const ApplicationSteps = ({ joined, program, applicant, hasAccess, above }: FormProps) => {
  const steps = stepsOf(program)
  const left = steps.findIndex(({ slug }) => slug === applicant.program_application[0]?.step)
  const [current, setCurrent] = useState(Math.max(left, 0))
  return (
    <>
      <Way titles={steps.map(({ title }) => title)} current={current + 1} />
      {above}
      <JoinForm
        joined={joined}
        program={program}
        applicant={applicant}
        steps={steps}
        current={current}
        onStep={setCurrent}
        hasAccess={hasAccess}
      />
    </>
  )
}
