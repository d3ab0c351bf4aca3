import { useMutation } from '@apollo/client/react'
import { Button, Textarea } from '@mantine/core'
import { errors, otherSide } from '@questboard/domain'
import { useEffect } from 'react'
import { Notice } from '../../components/Notice.tsx'
import { Panel } from '../../components/Panel.tsx'
import { explain, type Failure } from '../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../lib/form.ts'
import { formatMoment } from '../../lib/format.ts'
import { useText } from '../../lib/text.ts'
import { ReadQuestMessagesDocument, SendQuestMessageDocument } from './generated/QuestRun.ts'
import classes from './Messages.module.css'
import { type QuestRun, useSide } from './useQuestRun.ts'

type Written = Pick<QuestRun, 'id' | 'messages'>
type Message = QuestRun['messages'][number]

/** If a message fails for a reason that the user cannot fix, shows the message of rules §8. */
const explainMessage = (error: unknown): Failure => {
  const failure = explain(error)
  return failure.message === errors.unexpected
    ? { ...failure, message: 'Something went wrong. Please try again later.' }
    : failure
}

/** Marks the other side's messages as read once they are visible on screen. */
const useRead = ({ id, messages }: Written) => {
  const side = otherSide(useSide())
  const [read] = useMutation(ReadQuestMessagesDocument)
  const unread = messages.filter((message) => message.side === side && !message.read_at).length
  useEffect(() => {
    if (unread === 0) return
    const mark = () => {
      if (document.visibilityState !== 'visible') return
      // If the request fails, the messages stay unread and are shown as unread.
      read({ variables: { runId: id, side, at: new Date().toISOString() } }).catch(() => undefined)
    }
    mark()
    document.addEventListener('visibilitychange', mark)
    return () => document.removeEventListener('visibilitychange', mark)
  }, [unread, id, side, read])
}

const MessageItem = ({ message }: { message: Message }) => {
  const t = useText()
  const isOwn = message.side === useSide()
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <p className={classes.body}>{message.body}</p>
      <p className={classes.about}>
        {message.author?.display_name} · {formatMoment(message.created_at)}
        {isOwn && <span> · {t(message.read_at ? 'Read' : 'Sent')}</span>}
      </p>
    </li>
  )
}

const Composer = ({ runId }: { runId: string }) => {
  const t = useText()
  const [send] = useMutation(SendQuestMessageDocument, {
    refetchQueries: ['QuestRun'],
    awaitRefetchQueries: true,
  })
  const form = useFields({ body: '' })
  const { saving, problem, onSubmit } = useSubmit(form, {
    explain: explainMessage,
    check: ({ body }): FieldErrors => (body.trim() === '' ? { body: errors['message-required'] } : {}),
    send: async ({ body }) => void (await send({ variables: { runId, body } })),
    after: { body: '' },
  })
  return (
    <form onSubmit={onSubmit} noValidate className={classes.composer}>
      {problem && <Notice tone="bad">{problem}</Notice>}
      <Textarea
        label={t('Message')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={5000}
        {...form.getInputProps('body')}
      />
      <Button type="submit" variant="default" loading={saving}>
        {t('Send')}
      </Button>
    </form>
  )
}

export const Messages = ({ run }: { run: Written }) => {
  const t = useText()
  useRead(run)
  return (
    <Panel title="Messages">
      {run.messages.length === 0 ? (
        <p className={classes.none}>{t('No messages yet.')}</p>
      ) : (
        // Keyboard users must be able to focus the list to scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls.
        <ol className={classes.list} tabIndex={0} aria-label={t('Conversation')}>
          {run.messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      )}
      <Composer runId={run.id} />
    </Panel>
  )
}
