import { codeText } from '../../lib/accountErrors.ts'
import { useText } from '../../lib/text.ts'

/** The sentence of an account's error code; apart, so that who signs in without trouble does not load them all. */
const CodeText = ({ code }: { code: string | null }) => useText()(codeText(code))

export default CodeText
