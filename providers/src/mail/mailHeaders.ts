import type { Letter } from './letter.ts'

/**
 * `List-Unsubscribe-Post` lets mail programs show their own unsubscribe button, which sends a POST request to the URL
 * (RFC 8058). None of our mailboxes reads unsubscribe mails, so there is no mailto link.
 */
export const mailHeaders = ({ unsubscribe }: Letter): Record<string, string> => ({
  // Prevents automatic replies such as out-of-office messages.
  'auto-submitted': 'auto-generated',
  ...(unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }),
})
