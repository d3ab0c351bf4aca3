import { type PageFont, pageFonts } from '@questboard/domain'
import { type CSSProperties, useEffect } from 'react'
import { loadOwnerFont } from '../theme/ownerFonts.ts'

const isPageFont = (name: string): name is PageFont => Object.hasOwn(pageFonts, name)

/** The style that puts a page into its owner's font, which is loaded then. */
export const useOwnerFont = (name: string | undefined): CSSProperties => {
  const font = name && isPageFont(name) ? name : 'Lato'
  useEffect(() => {
    void loadOwnerFont(font)
  }, [font])
  return { fontFamily: `'${pageFonts[font]}', Lato, sans-serif` }
}
