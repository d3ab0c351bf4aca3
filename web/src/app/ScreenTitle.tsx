import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { type Screen, wholeTitle } from './paths/screen.ts'

/** Names the window after the screen, in the words of the screen's own layout. */
export const ScreenTitle = ({ screen }: { screen: Screen }) => {
  useTitle(wholeTitle(screen, useText()))
  return null
}
