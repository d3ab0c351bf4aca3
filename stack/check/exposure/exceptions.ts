/** Exceptions: a line of the check, and the reason why the field stays exposed although no document uses it. */
export type Exceptions = Readonly<Record<string, string>>

export const exceptions: Exceptions = {}
