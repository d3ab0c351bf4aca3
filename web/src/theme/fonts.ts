const firstFonts = ['400 1em Lato', '700 1em Lato', '700 1em Comfortaa']

/**
 * The page's head requests the fonts before any script runs. If loading takes longer than this, the fallback fonts are
 * used.
 */
const patience = 500

/** Waits for the fonts, so that text is painted only once. */
export const whenFontsAreHere = (): Promise<unknown> => {
  const timeout = new Promise((resolve) => setTimeout(resolve, patience))
  return Promise.race([Promise.allSettled(firstFonts.map((font) => document.fonts.load(font))), timeout])
}
