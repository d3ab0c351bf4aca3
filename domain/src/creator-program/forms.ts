import { z } from 'zod'
import { activationBasics, listText, longText } from '../activation/forms.ts'
import type { ActivationStep } from '../activation/steps.ts'
import { errors } from '../errors.ts'
import { isWebLink } from '../fields.ts'
import { requirementForm } from '../requirement/forms.ts'
import { answerLimits, isUnanswered } from './application.ts'
import { hasOptions, questionKinds } from './creatorProgram.ts'
import { ageGroupNames, genderNames, occupationNames } from './demographics.ts'
import { joinSteps } from './joinSteps.ts'

const { name, description, heroUrl, thumbnailUrl, posterUrl } = activationBasics

/** The fields of a Creator Program that visitors and members read. */
export const programBasicsForm = z.object({
  name,
  description,
  heroUrl,
  thumbnailUrl,
  posterUrl,
  landingTitle: z.string().trim().max(200, errors['text-too-long']),
  landingBody: longText(10_000),
  welcomeMessage: longText(5000),
  discordUrl: z
    .string()
    .trim()
    .refine((link) => link === '' || isWebLink(link), errors['link-invalid']),
})
export type ProgramBasics = z.infer<typeof programBasicsForm>

const perk = z.object({
  title: z.string().trim().min(1, 'Please describe the perk').max(120, errors['text-too-long']),
  description: longText(1000),
})
export const programPerksForm = z.object({
  perks: z.array(perk).max(20, 'A Creator Program can have up to 20 perks'),
})
export type ProgramPerk = z.infer<typeof perk>

const question = z
  .object({
    /** The id of a saved question. Null for a new question. */
    id: z.string().nullable(),
    kind: z.enum(questionKinds),
    label: z.string().trim().min(1, 'Please write the question').max(300, errors['text-too-long']),
    help: z.string().trim().max(500, errors['text-too-long']),
    required: z.boolean(),
    // The company types one option per line, so a blank line is no option.
    options: z
      .array(z.string())
      .transform((lines) => lines.filter((line) => line.trim() !== ''))
      .pipe(z.array(listText(200)).max(30, 'A question can have up to 30 options')),
  })
  .superRefine(({ kind, options }, context) => {
    if (!hasOptions(kind)) return
    const wrong = (message: string) => context.addIssue({ code: 'custom', path: ['options'], message })
    if (options.length === 0) wrong(errors['question-options'])
    else if (new Set(options).size < options.length) wrong('Each option can appear only once')
  })
export type AskedQuestion = z.infer<typeof question>

export const programApplicationForm = z.object({
  askDemographics: z.boolean(),
  askHardware: z.boolean(),
  codeOfConduct: longText(50_000),
  termsOfUse: longText(50_000),
  privacyPolicy: longText(50_000),
  thankYouMessage: longText(5000),
  questions: z.array(question).max(30, 'An application form can have up to 30 questions'),
})
export type ProgramApplicationForm = z.infer<typeof programApplicationForm>

export const programSteps = [
  { slug: 'basic', title: 'Basic', form: programBasicsForm, fixes: ['name'] },
  { slug: 'requirements', title: 'Requirements', form: requirementForm, fixes: [] },
  { slug: 'perks', title: 'Perks', form: programPerksForm, fixes: [] },
  { slug: 'application-form', title: 'Application form', form: programApplicationForm, fixes: [] },
] as const satisfies readonly ActivationStep[]
export type ProgramStep = (typeof programSteps)[number]

const names = <Value extends string>(of: Readonly<Record<Value, string>>) =>
  z
    .string()
    .refine((value): value is Value => Object.hasOwn(of, value), errors['invalid-input'])
    .nullable()

const demographics = z.object({
  ageGroup: names(ageGroupNames),
  gender: names(genderNames),
  occupation: names(occupationNames),
})

const answer = z.union([
  z.string().max(answerLimits.long_text),
  z.boolean(),
  z.array(z.string().max(200)).max(30),
])

/** A creator's application: agreement to the texts, answers, and demographics with consent. */
export const programApplication = z.object({
  termsVersion: z.int(),
  answers: z.array(z.object({ questionId: z.guid(), answer })).max(100),
  /** The demographics. Null without answers, or without consent. */
  demographics: demographics.nullable(),
})
export type ProgramApplication = z.infer<typeof programApplication>

/** An unfinished application. Only its creator can read it. */
export const applicationDraft = z.object({
  step: z.enum(joinSteps.map(({ slug }) => slug)),
  entries: z.object({
    demographics,
    consents: z.boolean(),
    /** The version of the texts that the creator agreed to. */
    agreedTo: z.int().nullable(),
    answers: z.record(z.guid(), answer),
  }),
  /** True if the application is complete and waits until its author gets creator access. */
  sendsOnAccess: z.boolean().nullish(),
})
export type ApplicationDraft = z.infer<typeof applicationDraft>

/** Drops the demographics if the creator has not consented. */
export const keptEntries = (entries: ApplicationDraft['entries']): ApplicationDraft['entries'] =>
  entries.consents
    ? entries
    : { ...entries, demographics: { ageGroup: null, gender: null, occupation: null } }

type Entries = ApplicationDraft['entries']

const hasDemographics = ({ demographics }: Entries): boolean =>
  Object.values(demographics).some((one) => one !== null)

/** The application to send, without empty answers. Contains demographics only with consent. */
export const applicationFrom = (entries: Entries, termsVersion: number): ProgramApplication => ({
  termsVersion: entries.agreedTo ?? termsVersion,
  answers: Object.entries(entries.answers).flatMap(([questionId, given]) =>
    isUnanswered(given) ? [] : [{ questionId, answer: given }],
  ),
  demographics: entries.consents && hasDemographics(entries) ? entries.demographics : null,
})

export const memberRejectionForm = z.object({ reason: longText(2000) })
