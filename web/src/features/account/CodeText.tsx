import { codeText } from '../../lib/accountErrors.ts'

/** The sentence of an account's error code; apart, so that who signs in without trouble does not load them all. */
const CodeText = ({ code }: { code: string | null }) => codeText(code)

export default CodeText
