/**
 * The part of an error that can be logged: what happened and where, without values. Database drivers attach rows
 * (Postgres' `detail`), email addresses or message bodies to their errors, so only these properties are kept.
 */
const kept = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'status', 'statusCode'] as const

/** Error messages of Postgres' class 22 contain the invalid value. */
const isAboutAValue = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && /^22...$/.test(error.code)

const mailAddress = /[^\s<>"'(),;:@/]+@[^\s<>"'(),;:@/]+/g

const withoutValues = (error: Error, text: string): string =>
  (isAboutAValue(error) ? text.replace(/"(?:[^"\\]|\\.)*"/gs, '"…"') : text).replace(mailAddress, '…@…')

const deepest = 5

export const errorForLog = (error: unknown, depth = 0): unknown => {
  if (!(error instanceof Error)) return error
  const about = Object.fromEntries(
    kept.flatMap((name) => {
      const value: unknown = Reflect.get(error, name)
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : []
    }),
  )
  return {
    type: error.name,
    message: withoutValues(error, error.message),
    stack: withoutValues(error, error.stack ?? ''),
    ...about,
    ...(error.cause instanceof Error && depth < deepest
      ? { cause: errorForLog(error.cause, depth + 1) }
      : {}),
  }
}
