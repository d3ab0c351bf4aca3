import { errors } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'

/** To all who are chosen, each in their own quest log (rules §5). */
export const questMessage: Decision<'sendQuestMessage'> = {
  kind: 'sendQuestMessage',
  label: 'Send a message',
  title: '{count, plural, one {Write to # creator?} other {Write to # creators?}}',
  text: 'Each reads it in the log of their Quest, and is told.',
  doneWords: '{count, plural, one {# message sent} other {# messages sent}}',
  isSecond: true,
  message: {
    label: 'Message',
    description: 'All of them read the same words.',
    maxLength: 5000,
    missing: errors['message-required'],
  },
  failed: 'Something went wrong. Please try again later.',
}
