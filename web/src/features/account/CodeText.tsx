import { refusalText } from '../../lib/accountErrors.ts'
import { useText } from '../../lib/text.ts'

/**
 * The message for an account error. It is in a separate module, so that a normal sign-in does not load all messages.
 */
const CodeText = ({ code, until }: { code: string | null; until: string | null }) =>
  refusalText(useText(), code, until)

export default CodeText
