import type { Letter } from './letter.ts'

/**
 * What mail programs act on. `List-Unsubscribe-Post` makes their own button one click (RFC 8058): they POST to the address, with
 * no cookie and no page. There is no mailbox that reads such wishes, hence no mailto.
 */
export const mailHeaders = ({ unsubscribe }: Letter): Record<string, string> => ({
  // Keeps out-of-office robots from answering.
  'auto-submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})
