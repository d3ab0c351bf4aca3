import type { PageFont } from '@questboard/domain'

/** Loads the fonts that owners can choose for creator and company pages (rules §9) when a page uses such a font. */
const loaders: Record<PageFont, () => Promise<unknown>> = {
  Lato: () => Promise.resolve(),
  Comfortaa: () => Promise.resolve(),
  Source_Code_Pro: () => Promise.resolve(),
  Josefin_Slab: () => import('@fontsource/josefin-slab/latin-400.css'),
  Josefin_Sans: () => import('@fontsource/josefin-sans/latin-400.css'),
  Roboto_Mono: () => import('@fontsource/roboto-mono/latin-400.css'),
}

export const loadOwnerFont = (font: PageFont): Promise<unknown> => loaders[font]()
