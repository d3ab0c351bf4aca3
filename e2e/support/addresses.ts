/** The URLs of the tested stack, set by `npm test` and `npm run shots`. */
function address(name: string): string {
  const value = process.env[name]
  if (!value)
    throw new Error(
      `${name} is not set: run the browser tests through npm test, or set it to a running stack.`,
    )
  return value
}

export const publicUrl = () => address('PUBLIC_URL')
export const mailUrl = () => address('MAIL_URL')
export const databaseUrl = () => address('DATABASE_URL')
export const temporalAddress = () => address('TEMPORAL_ADDRESS')
export const shotsFolder = () => process.env.SHOTS_DIR ?? '.data/shots'
/** The folder with all data of the tested stack: logs, uploads, and the files of Postgres and Temporal. */
export const dataFolder = () => address('DATA_DIR')
