const regions = new Intl.DisplayNames('en', { type: 'region' })
const tongues = new Intl.DisplayNames('en', { type: 'language' })

/** 'SE' is Sweden. What has no name stays a code. */
export const countryName = (code: string): string => regions.of(code) ?? code

/** 'sv' is Swedish. */
export const languageName = (code: string): string => tongues.of(code) ?? code
