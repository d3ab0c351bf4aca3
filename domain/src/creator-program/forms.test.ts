import { expect, it } from 'vitest'
import { programApplicationForm } from './forms.ts'

const formWith = (options: readonly string[]) =>
  programApplicationForm.safeParse({
    askDemographics: false,
    askHardware: false,
    codeOfConduct: '',
    termsOfUse: '',
    privacyPolicy: '',
    thankYouMessage: '',
    questions: [
      { id: null, kind: 'single_choice', label: 'Which genre?', help: '', required: false, options },
    ],
  })

it('a blank line between the options of a question does not count as an option', () => {
  const read = formWith(['Farming', '', ' Racing ', '  '])
  expect(read.data?.questions[0]?.options).toEqual(['Farming', 'Racing'])
})

it('a question with only blank lines has no options', () => {
  expect(formWith(['', ' ']).error?.issues[0]?.path).toEqual(['questions', 0, 'options'])
})
