export const ageGroupNames = {
  under_18: 'Under 18',
  '18_24': '18 to 24',
  '25_34': '25 to 34',
  '35_44': '35 to 44',
  '45_54': '45 to 54',
  over_54: 'Over 54',
} as const

export const genderNames = {
  woman: 'Woman',
  man: 'Man',
  non_binary: 'Non-binary',
  other: 'Another gender',
} as const

export const occupationNames = {
  creator: 'Full-time creator',
  employed: 'Employed',
  self_employed: 'Self-employed',
  student: 'Student',
  other: 'Something else',
} as const

/** The demographic questions and their answers. Every answer is optional. */
export const demographicsAsked = {
  ageGroup: { label: 'Age', names: ageGroupNames },
  gender: { label: 'Gender', names: genderNames },
  occupation: { label: 'Occupation', names: occupationNames },
} as const
