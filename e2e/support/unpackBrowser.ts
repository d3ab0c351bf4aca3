import chromiumBinary from '@sparticuz/chromium'

/** Unpacks the browser before any test file starts it, because two processes would write the same program file. */
export const setup = async (): Promise<void> => {
  await chromiumBinary.executablePath()
}
