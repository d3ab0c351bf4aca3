import { useEffect, useState } from 'react'
import { askOnce } from '../../lib/askOnce.ts'
import type { LandingPageQuery } from './generated/LandingPage.ts'
import question from './generated/LandingPage.ts?text'

/** `missing`: the market data failed to load, and the page is shown without it. */
export type Market = LandingPageQuery | 'loading' | 'missing'

export const useMarket = (): Market => {
  const [market, setMarket] = useState<Market>('loading')
  useEffect(() => {
    let isGone = false
    askOnce<LandingPageQuery>(question).then(
      (found) => !isGone && setMarket(found),
      () => !isGone && setMarket('missing'),
    )
    return () => {
      isGone = true
    }
  }, [])
  return market
}

/** The market data, or null until it has loaded. */
export const known = (market: Market): LandingPageQuery | null => (typeof market === 'string' ? null : market)
