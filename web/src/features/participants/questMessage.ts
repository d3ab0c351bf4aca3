import { errors } from '@questboard/domain'
import type { Decision } from '../../tables/decision.ts'

/** A message to all selected creators, sent to each one's quest log (rules §5). */
export const questMessage: Decision<'sendQuestMessage'> = {
  kind: 'sendQuestMessage',
  label: 'Send a message',
  title: '{count, plural, one {Write to # creator?} other {Write to # creators?}}',
  text: 'Each creator gets a notification and sees the message in their Quest log.',
  doneWords: '{count, plural, one {# message sent} other {# messages sent}}',
  isSecond: true,
  message: {
    label: 'Message',
    description: 'Everyone gets the same message.',
    maxLength: 5000,
    missing: errors['message-required'],
  },
  failed: 'Something went wrong. Please try again later.',
}
