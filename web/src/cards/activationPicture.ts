import { type FragmentType, readFragment } from '../lib/fragments.ts'
import { ActivationPicture_ActivationFragmentDoc } from './generated/ActivationPicture.ts'

export type Pictured = FragmentType<typeof ActivationPicture_ActivationFragmentDoc>

/** In a list it is small; at the head of something it is as wide as that. */
export type Shape = 'small' | 'wide'

/** What stands for an activation: its own pictures, the one of this shape first, and without any those of its game. */
export const activationPicture = (masked: Pictured, shape: Shape = 'small'): string | null => {
  const own = readFragment(ActivationPicture_ActivationFragmentDoc, masked)
  const all = [own, own.game].flatMap((pictures) =>
    shape === 'small'
      ? [pictures?.thumbnail_url, pictures?.hero_url]
      : [pictures?.hero_url, pictures?.thumbnail_url],
  )
  return all.find((url) => url != null && url !== '') ?? null
}
