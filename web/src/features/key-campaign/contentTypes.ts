/** What kind of content it is, in words. */
export const contentTypeNames: Readonly<Record<string, string>> = {
  SHORTS: 'Short',
  STREAM: 'Stream',
  VIDEO: 'Video',
  VOD: 'Recording of a stream',
}
