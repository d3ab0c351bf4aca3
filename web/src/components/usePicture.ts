import { useState } from 'react'

/** The first of some pictures that is there: one that turns out not to be counts as none. */
export const usePicture = (...pictures: readonly (string | null | undefined)[]) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const whole = pictures.find((picture) => picture && !broken.includes(picture)) ?? null
  return { whole, onError: () => whole && setBroken([...broken, whole]) }
}
