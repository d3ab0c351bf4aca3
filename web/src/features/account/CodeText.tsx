import { refusalText } from '../../lib/accountErrors.ts'
import { useText } from '../../lib/text.ts'

/** The message for an account error. In its own module, so that a normal sign-in does not load all messages. */
const CodeText = ({ code, until }: { code: string | null; until: string | null }) =>
  refusalText(useText(), code, until)

export default CodeText
