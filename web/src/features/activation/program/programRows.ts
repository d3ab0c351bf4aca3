import {
  type AskedQuestion,
  hasOptions,
  type ProgramApplicationForm,
  type ProgramBasics,
  type ProgramPerk,
  programWelcome,
} from '@questboard/domain'
import type {
  Activation_Set_Input,
  Creator_Program_Set_Input,
  Program_Perk_Insert_Input,
  Program_Question_Set_Input,
} from '../../../generated/inputs.ts'
import type {
  ProgramBasics_ActivationFragment,
  ProgramForm_ActivationFragment,
  ProgramPerks_ActivationFragment,
} from './generated/ProgramEdit.ts'

export const programBasicsOf = (known: ProgramBasics_ActivationFragment): ProgramBasics => {
  const welcome = programWelcome.read(known.creator_program?.welcome)
  return {
    name: known.name,
    description: known.description,
    heroUrl: known.hero_url ?? '',
    thumbnailUrl: known.thumbnail_url ?? '',
    posterUrl: known.poster_url ?? '',
    landingTitle: known.creator_program?.landing_title ?? '',
    landingBody: known.creator_program?.landing_body ?? '',
    welcomeMessage: welcome?.message ?? '',
    discordUrl: welcome?.discord_url ?? '',
  }
}

export const programBasicsRows = (basics: ProgramBasics) => ({
  activation: {
    name: basics.name.trim(),
    description: basics.description.trim(),
    hero_url: basics.heroUrl || null,
    thumbnail_url: basics.thumbnailUrl || null,
    poster_url: basics.posterUrl || null,
  } satisfies Activation_Set_Input,
  program: {
    landing_title: basics.landingTitle.trim(),
    landing_body: basics.landingBody.trim(),
    welcome_message: basics.welcomeMessage.trim(),
    discord_url: basics.discordUrl.trim() || null,
  } satisfies Creator_Program_Set_Input,
})

export const programPerksOf = ({
  creator_program,
}: ProgramPerks_ActivationFragment): { perks: ProgramPerk[] } => ({
  perks: (creator_program?.perks ?? []).map(({ title, description }) => ({ title, description })),
})

export const programPerksRows = (id: string, perks: readonly ProgramPerk[]): Program_Perk_Insert_Input[] =>
  perks.map(({ title, description }, index) => ({
    program_id: id,
    position: index + 1,
    title: title.trim(),
    description: description.trim(),
  }))

export const programFormOf = ({
  creator_program: known,
}: ProgramForm_ActivationFragment): ProgramApplicationForm => ({
  askDemographics: known?.ask_demographics ?? true,
  askHardware: known?.ask_hardware ?? true,
  codeOfConduct: known?.code_of_conduct ?? '',
  termsOfUse: known?.terms_of_use ?? '',
  privacyPolicy: known?.privacy_policy ?? '',
  thankYouMessage: known?.thank_you_message ?? '',
  questions: (known?.questions ?? []).map(({ id, kind, label, help, required, options }) => ({
    id,
    kind,
    label,
    help,
    required,
    options: [...options],
  })),
})

const optionsOf = ({ options }: ProgramApplicationForm['questions'][number]): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '')

const questionRow = (question: AskedQuestion, index: number) =>
  ({
    position: index + 1,
    kind: question.kind,
    label: question.label.trim(),
    help: question.help.trim(),
    required: question.required,
    options: hasOptions(question.kind) ? optionsOf(question) : [],
  }) satisfies Program_Question_Set_Input

/** The questions to keep, change and add. A removed question with answers is retired instead of deleted. */
export const programFormRows = (programId: string, form: ProgramApplicationForm) => {
  const rows = form.questions.map((question, index) => ({
    id: question.id,
    row: questionRow(question, index),
  }))
  return {
    program: {
      ask_demographics: form.askDemographics,
      ask_hardware: form.askHardware,
      code_of_conduct: form.codeOfConduct.trim(),
      terms_of_use: form.termsOfUse.trim(),
      privacy_policy: form.privacyPolicy.trim(),
      thank_you_message: form.thankYouMessage.trim(),
    } satisfies Creator_Program_Set_Input,
    kept: rows.flatMap(({ id }) => (id === null ? [] : [id])),
    changes: rows.flatMap(({ id, row }) => (id === null ? [] : [{ where: { id: { _eq: id } }, _set: row }])),
    added: rows.flatMap(({ id, row }) => (id === null ? [{ program_id: programId, ...row }] : [])),
  }
}
