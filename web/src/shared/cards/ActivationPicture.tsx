import { Picture } from '../../components/Picture.tsx'
import { readFragment } from '../../lib/fragments.ts'
import { activationPicture, type Pictured, type Shape } from './activationPicture.ts'
import { ActivationPicture_ActivationFragmentDoc } from './generated/ActivationPicture.ts'

type Props = { activation: Pictured | null | undefined; shape?: Shape; eager?: boolean }

const ratios: Readonly<Record<Shape, string>> = { small: '460 / 215', wide: '1920 / 640' }

/** The picture of an activation, or an empty tile of the same size if the activation is deleted. */
export const ActivationPicture = ({ activation, shape = 'small', eager }: Props) => (
  <Picture
    src={activation ? activationPicture(activation, shape) : null}
    name={activation ? readFragment(ActivationPicture_ActivationFragmentDoc, activation).name : ''}
    ratio={ratios[shape]}
    eager={eager}
  />
)
