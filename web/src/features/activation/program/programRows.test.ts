import { expect, it } from 'vitest'
import { programFormRows } from './programRows.ts'

const program = 'a0000000-0000-4000-8000-000000000001'
const form = {
  askDemographics: true,
  askHardware: false,
  codeOfConduct: ' Be kind. ',
  termsOfUse: '',
  privacyPolicy: '',
  thankYouMessage: '',
}

it("saving a program's application form changes saved questions, adds new ones and keeps their order", () => {
  const question = { help: '', required: true, options: ['left over', '', ' '] }
  const rows = programFormRows(program, {
    ...form,
    questions: [
      { ...question, id: null, kind: 'text', label: ' Why? ' },
      { ...question, id: 'b1', kind: 'single_choice', label: 'Which?' },
    ],
  })
  expect(rows.program.code_of_conduct).toBe('Be kind.')
  expect(rows.kept).toEqual(['b1'])
  expect(rows.added).toEqual([
    { program_id: program, position: 1, kind: 'text', label: 'Why?', help: '', required: true, options: [] },
  ])
  expect(rows.changes).toEqual([
    {
      where: { id: { _eq: 'b1' } },
      _set: {
        position: 2,
        kind: 'single_choice',
        label: 'Which?',
        help: '',
        required: true,
        options: ['left over'],
      },
    },
  ])
})
