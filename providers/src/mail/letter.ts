/** A mail as data: the HTML and the text version are two renderings of it, so they cannot differ. */
export type Letter = {
  readonly subject: string
  /** What a mailbox shows after the subject. */
  readonly preview: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly button?: { readonly label: string; readonly url: string }
  /** Small print under the button. */
  readonly note?: string
}

export const renderText = (letter: Letter, publicUrl: string): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.url}`] : []),
    ...(letter.note ? [letter.note] : []),
    `-- \nQuestboard, ${publicUrl}`,
  ].join('\n\n')
