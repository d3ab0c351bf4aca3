const regions = new Intl.DisplayNames('en', { type: 'region' })
const tongues = new Intl.DisplayNames('en', { type: 'language' })

export const countryName = (code: string): string => regions.of(code) ?? code

export const languageName = (code: string): string => tongues.of(code) ?? code
