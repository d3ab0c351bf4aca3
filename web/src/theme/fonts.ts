const firstFonts = ['400 1em Lato', '700 1em Lato', '700 1em Comfortaa']

/** The page's head asks for them before anything runs: a line that is slower than this reads the stand-ins. */
const patience = 500

/** Words are drawn once, in the fonts that are here by then. */
export const whenFontsAreHere = (): Promise<unknown> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([Promise.allSettled(firstFonts.map((font) => document.fonts.load(font))), timeout])
}
