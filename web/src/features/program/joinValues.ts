import {
  type ApplicationDraft,
  answerProblems,
  applicationDraft,
  applicationFrom,
  errors,
  type JoinSlug,
  keptEntries,
  type ProgramAnswer,
  type ProgramApplication,
  type ProgramQuestion,
} from '@questboard/domain'

/** All values of an application, from the first step to the last. */
export type JoinValues = {
  ageGroup: string | null
  gender: string | null
  occupation: string | null
  consents: boolean
  /** The version of the texts that the creator agreed to. */
  agreedTo: number | null
  answers: Record<string, ProgramAnswer>
  hardware: string[]
}

const ownDemographics = applicationDraft.shape.entries.shape.demographics

const demographicsOf = ({ ageGroup, gender, occupation }: JoinValues) =>
  ownDemographics.parse({ ageGroup, gender, occupation })

const toldOf = (values: JoinValues): boolean =>
  [values.ageGroup, values.gender, values.occupation].some((one) => one !== null)

/** The values of a saved application, without answers to removed questions. Empty values if `known` is null. */
export const joinValuesOf = (
  known: unknown,
  questions: readonly ProgramQuestion[],
  hardware: string[],
): JoinValues => {
  const draft = applicationDraft.shape.entries.safeParse(known).data
  const asked = new Set(questions.map(({ id }) => id))
  return {
    ageGroup: draft?.demographics.ageGroup ?? null,
    gender: draft?.demographics.gender ?? null,
    occupation: draft?.demographics.occupation ?? null,
    consents: draft?.consents ?? false,
    agreedTo: draft?.agreedTo ?? null,
    answers: Object.fromEntries(Object.entries(draft?.answers ?? {}).filter(([id]) => asked.has(id))),
    hardware,
  }
}

/** The draft to save. Contains demographics only with consent. */
export const draftOf = (step: JoinSlug, values: JoinValues, sendsOnAccess = false): ApplicationDraft => ({
  step,
  sendsOnAccess,
  entries: keptEntries({
    demographics: demographicsOf(values),
    consents: values.consents,
    agreedTo: values.agreedTo,
    answers: values.answers,
  }),
})

export const applicationOf = (values: JoinValues, termsVersion: number): ProgramApplication =>
  applicationFrom(draftOf('application_form', values).entries, termsVersion)

type Asked = { readonly questions: readonly ProgramQuestion[]; readonly termsVersion: number }

/** Errors by field that prevent leaving a step. */
export const stepProblems = (
  slug: JoinSlug,
  values: JoinValues,
  { questions, termsVersion }: Asked,
): Record<string, string> => {
  if (slug === 'demographics' && toldOf(values) && !values.consents)
    return { consents: 'Agree that the company can see these details, or leave them empty' }
  if (slug === 'code_of_conduct' && values.agreedTo !== termsVersion)
    return {
      agreedTo:
        values.agreedTo === null ? 'Please agree to these texts to continue' : errors['terms-changed'],
    }
  if (slug !== 'application_form') return {}
  return Object.fromEntries(
    Object.entries(answerProblems(questions, values.answers)).map(([id, problem]) => [
      `answers.${id}`,
      errors[problem],
    ]),
  )
}
