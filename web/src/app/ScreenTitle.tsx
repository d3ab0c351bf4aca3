import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { type Screen, wholeTitle } from './paths/screen.ts'

export const ScreenTitle = ({ screen }: { screen: Screen }) => {
  useTitle(wholeTitle(screen, useText()))
  return null
}
