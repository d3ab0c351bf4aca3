import { useState } from 'react'

/** Returns the first picture that loads. A picture that fails to load is skipped. */
export const usePicture = (...pictures: readonly (string | null | undefined)[]) => {
  const [broken, setBroken] = useState<readonly string[]>([])
  const whole = pictures.find((picture) => picture && !broken.includes(picture)) ?? null
  return { whole, onError: () => whole && setBroken([...broken, whole]) }
}
