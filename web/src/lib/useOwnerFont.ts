import { type PageFont, pageFonts } from '@questboard/domain'
import { type CSSProperties, useEffect } from 'react'
import { loadOwnerFont } from '../theme/ownerFonts.ts'

const isPageFont = (name: string): name is PageFont => Object.hasOwn(pageFonts, name)

/** Loads the owner's font and returns the style that applies it to their page. */
export const useOwnerFont = (name: string | undefined): CSSProperties => {
  const font = name && isPageFont(name) ? name : 'Lato'
  useEffect(() => {
    void loadOwnerFont(font)
  }, [font])
  return { fontFamily: `'${pageFonts[font]}', Lato, sans-serif` }
}
