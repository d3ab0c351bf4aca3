/** Steps for joining a program (rules §2). Steps the program does not need are skipped. */
export const joinSteps = [
  { slug: 'requirements', title: 'Requirements' },
  { slug: 'demographics', title: 'About you' },
  { slug: 'hardware', title: 'Hardware' },
  { slug: 'code_of_conduct', title: 'Code of conduct' },
  { slug: 'application_form', title: 'Application form' },
] as const
export type JoinStep = (typeof joinSteps)[number]
export type JoinSlug = JoinStep['slug']

type Asked = {
  readonly asksDemographics: boolean
  readonly asksHardware: boolean
  readonly hasTexts: boolean
  readonly questions: number
}

export const joinStepsOf = ({ asksDemographics, asksHardware, hasTexts, questions }: Asked): JoinStep[] => {
  const isAsked: Readonly<Record<JoinSlug, boolean>> = {
    requirements: true,
    demographics: asksDemographics,
    hardware: asksHardware,
    code_of_conduct: hasTexts,
    application_form: questions > 0,
  }
  return joinSteps.filter(({ slug }) => isAsked[slug])
}
