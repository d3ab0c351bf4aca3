import { useEffect } from 'react'
import { useText } from '../lib/text.ts'
import { useTitle } from '../lib/title.ts'
import { type Screen, wholeTitle } from './paths/screen.ts'

type Props = { screen: Screen; onChange: (title: string) => void }

/** Names the window after the screen, in the words of the screen's own layout; `onChange` hears of it outside of that. */
export const ScreenTitle = ({ screen, onChange }: Props) => {
  const title = wholeTitle(screen, useText())
  useTitle(title)
  useEffect(() => onChange(title), [title, onChange])
  return null
}
