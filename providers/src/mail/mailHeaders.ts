import type { Letter } from './letter.ts'

/**
 * `List-Unsubscribe-Post` lets mail programs show their own unsubscribe button, which POSTs to the address (RFC 8058). No mailbox
 * of ours reads such requests, so there is no mailto.
 */
export const mailHeaders = ({ unsubscribe }: Letter): Record<string, string> => ({
  // Stops out-of-office replies.
  'auto-submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})
