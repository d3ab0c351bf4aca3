import { Checkbox, Select, Stack } from '@mantine/core'
import { demographicsAsked, type JoinSlug } from '@questboard/domain'
import { AppLink } from '../../components/AppLink.tsx'
import { Panel } from '../../components/Panel.tsx'
import { RichText } from '../../components/RichText.tsx'
import { StatusBadge } from '../../components/StatusBadge.tsx'
import type { Form } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { readEligibility } from '../../shared/eligibility/eligibility.ts'
import { requirementWords } from '../../shared/eligibility/requirements.ts'
import { ToPersonalInfo } from '../../shared/eligibility/SignUp.tsx'
import { HardwareChoice } from '../../shared/pickers/HardwareChoice.tsx'
import type { ProgramApplicantQuery } from './generated/JoinProgram.ts'
import type { Joined, Program } from './joined.ts'
import type { JoinValues } from './joinValues.ts'
import classes from './Program.module.css'
import { QuestionInput } from './QuestionInput.tsx'

type Props = {
  form: Form<JoinValues>
  company: string
  program: Program
  applicant: ProgramApplicantQuery
  requirement: Joined['requirement']
}

const Requirements = ({ applicant, requirement }: Props) => {
  const t = useText()
  const words = requirementWords(t, requirement)
  const result = readEligibility(t, applicant.activation_by_pk?.eligibility)
  const invited = applicant.invitation.length > 0
  return (
    <Panel title="Requirements" text="The company’s requirements, compared with your channels.">
      <Stack gap="sm" align="flex-start">
        {words.length > 0 ? (
          <ul>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
        ) : (
          <p>{t('Every creator can join.')}</p>
        )}
        {result && (
          <StatusBadge tone={invited ? 'good' : result.tone}>
            {invited ? t('You are invited') : result.word}
          </StatusBadge>
        )}
        {!invited && result && result.gaps.length > 0 && (
          <ul>
            {result.gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        )}
        {!invited &&
          result?.nextStep &&
          (result.nextStep === 'profile' ? (
            <ToPersonalInfo />
          ) : (
            <AppLink to="/user/creator-access">{t('Go to Creator Access')}</AppLink>
          ))}
      </Stack>
    </Panel>
  )
}

const demographics = [
  ['ageGroup', demographicsAsked.ageGroup],
  ['gender', demographicsAsked.gender],
  ['occupation', demographicsAsked.occupation],
] as const

const Demographics = ({ form, company }: Props) => {
  const t = useText()
  return (
    <Panel title="About you" text="All questions on this page are optional.">
      <Stack>
        {demographics.map(([field, { label, names }]) => (
          <Select
            key={field}
            label={t(label)}
            placeholder={t('Prefer not to say')}
            clearable
            data={Object.entries(names).map(([value, name]) => ({ value, label: t(name) }))}
            value={form.values[field]}
            onChange={(value) => form.setFieldValue(field, value)}
          />
        ))}
        <Checkbox
          label={t('I agree that {company} can see these details during my application and membership.', {
            company,
          })}
          description={t(
            'No one else sees these details. You can withdraw them anytime on the program’s page, and we delete them when your membership ends.',
          )}
          {...form.getInputProps('consents', { type: 'checkbox' })}
        />
      </Stack>
    </Panel>
  )
}

const Hardware = ({ form, applicant: { hardware } }: Props) => (
  <Panel
    title="What do you play on?"
    text="We save your devices in your profile, where companies can see them."
  >
    <Stack>
      <HardwareChoice
        hardware={hardware}
        value={form.values.hardware}
        onChange={(chosen) => form.setFieldValue('hardware', chosen)}
      />
    </Stack>
  </Panel>
)

const CodeOfConduct = ({ form, company, program }: Props) => {
  const t = useText()
  const texts = [
    [t('Code of conduct'), program.code_of_conduct],
    [t('Terms of use of {company}', { company }), program.terms_of_use],
    [t('Privacy policy of {company}', { company }), program.privacy_policy],
  ] as const
  const shown = texts.filter(([, text]) => text !== '')
  const { error } = form.bind('agreedTo')
  return (
    <>
      {shown.map(([title, text]) => (
        <Panel key={title} title={title}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long text is scrolled by keyboard too */}
          <section className={classes.texts} tabIndex={0} aria-label={title}>
            <RichText text={text} />
          </section>
        </Panel>
      ))}
      <Checkbox
        label={t('I have read these texts and agree to them: {texts}', {
          texts: shown.map(([title]) => title).join(', '),
        })}
        checked={form.values.agreedTo === program.terms_version}
        error={error}
        aria-invalid={error ? true : undefined}
        onChange={({ currentTarget }) =>
          form.setFieldValue('agreedTo', currentTarget.checked ? program.terms_version : null)
        }
      />
    </>
  )
}

const ApplicationForm = ({ form, company, applicant: { program_question: questions } }: Props) => {
  const t = useText()
  const { value: answers, onChange } = form.bind('answers')
  return (
    <Panel title="Application form" text={t('Only {company} sees your answers.', { company })}>
      <Stack>
        {questions.map((question) => {
          const error = form.errors[`answers.${question.id}`]
          return (
            <QuestionInput
              key={question.id}
              question={question}
              value={answers[question.id]}
              error={error && t(error)}
              onChange={(answer) => onChange({ ...answers, [question.id]: answer })}
            />
          )
        })}
      </Stack>
    </Panel>
  )
}

const parts = {
  requirements: Requirements,
  demographics: Demographics,
  hardware: Hardware,
  code_of_conduct: CodeOfConduct,
  application_form: ApplicationForm,
} as const

export const JoinStepFields = ({ slug, ...props }: Props & { slug: JoinSlug }) => {
  const Part = parts[slug]
  return <Part {...props} />
}
