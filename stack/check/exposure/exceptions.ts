/** A line of the check, and the reason why the exposure stays although no document uses it. */
export type Exceptions = Readonly<Record<string, string>>

export const exceptions: Exceptions = {}
