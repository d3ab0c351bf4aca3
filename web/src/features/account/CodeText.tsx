import { refusalText } from '../../lib/accountErrors.ts'
import { useText } from '../../lib/text.ts'

/** The sentence of an account's error code; apart, so that who signs in without trouble does not load them all. */
const CodeText = ({ code, until }: { code: string | null; until: string | null }) =>
  refusalText(useText(), code, until)

export default CodeText
