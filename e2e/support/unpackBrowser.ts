import chromiumBinary from '@sparticuz/chromium'

/** On a new machine the browser is unpacked before any file starts it: two processes would write the same program. */
export const setup = async (): Promise<void> => {
  await chromiumBinary.executablePath()
}
