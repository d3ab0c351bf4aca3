import { type FragmentType, readFragment } from '../../lib/fragments.ts'
import { ActivationPicture_ActivationFragmentDoc } from './generated/ActivationPicture.ts'

export type Pictured = FragmentType<typeof ActivationPicture_ActivationFragmentDoc>

/** The picture's size: `small` is for lists, `wide` for the top of a page. */
export type Shape = 'small' | 'wide'

/** The activation's own picture, if possible in this shape. If it has no picture, the picture of its game. */
export const activationPicture = (masked: Pictured, shape: Shape = 'small'): string | null => {
  const own = readFragment(ActivationPicture_ActivationFragmentDoc, masked)
  const all = [own, own.game].flatMap((pictures) =>
    shape === 'small'
      ? [pictures?.thumbnail_url, pictures?.hero_url]
      : [pictures?.hero_url, pictures?.thumbnail_url],
  )
  return all.find((url) => url != null && url !== '') ?? null
}
