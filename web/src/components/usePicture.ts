import { useState } from 'react'

/** A picture that turns out not to be there counts as none, until it is another one. */
export const usePicture = (src: string | null | undefined) => {
  const [broken, setBroken] = useState<string | null>(null)
  const whole = src && src !== broken ? src : null
  return { whole, onError: () => setBroken(src ?? null) }
}
