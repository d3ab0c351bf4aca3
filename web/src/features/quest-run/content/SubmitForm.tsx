import { useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import {
  type AgreedContent,
  checkContent,
  contentOfUrl,
  contentTypesOf,
  errors,
  refusalOfContent,
} from '@questboard/domain'
import { Notice } from '../../../components/Notice.tsx'
import { Panel } from '../../../components/Panel.tsx'
import { RowsSkeleton } from '../../../components/RowList.tsx'
import type { Content_Bool_Exp } from '../../../generated/inputs.ts'
import { explain } from '../../../lib/failure.ts'
import { type FieldErrors, useFields, useSubmit } from '../../../lib/form.ts'
import { formatMoment } from '../../../lib/format.ts'
import { readFragment } from '../../../lib/fragments.ts'
import { Loaded } from '../../../lib/Loaded.tsx'
import { useText } from '../../../lib/text.ts'
import { toasts } from '../../../lib/toasts.ts'
import { opensLater } from '../../../shared/quest-run/delivery.ts'
import { seenOf } from './agreed.ts'
import { byAddress, type Content, ContentChooser, type Wanted } from './ContentChooser.tsx'
import classes from './content.module.css'
import {
  type ContentRun_RunFragment,
  ContentToSubmitDocument,
  SeenContent_ContentFragmentDoc,
} from './generated/Content.ts'
import { useCreatorMoves } from './useContentMoves.ts'

type Run = ContentRun_RunFragment

const oneAddress = 'Enter the URL of one video, stream or short on Twitch, YouTube or TikTok'

/** Content that fits this run: on the agreed channel, of the agreed type, and published after the agreement. */
const whatFits = (run: Run, agreed: AgreedContent): Content_Bool_Exp => ({
  creator_id: { _eq: run.creator_id },
  platform: { _eq: agreed.platform },
  type: { _in: [...contentTypesOf(agreed.postType)] },
  visibility: { _in: ['public', 'unlisted'] },
  published_at: { _gte: agreed.acceptedAt.toISOString() },
  ...(agreed.connectionId !== null && { connection_id: { _eq: agreed.connectionId } }),
})

const checkWanted =
  (contents: readonly Content[], agreed: AgreedContent, isEarly: boolean) =>
  ({ chosen, url, isUnlisted }: Wanted): FieldErrors => {
    if (chosen === byAddress) {
      const reference = contentOfUrl(url.trim())
      if (reference === null) return { url: oneAddress }
      if (reference.platform !== agreed.platform) return { url: errors['content-channel'] }
      return isEarly && !isUnlisted ? { isUnlisted: errors['unlisted-first'] } : {}
    }
    const content = contents.find(({ id }) => id === chosen)
    if (content === undefined) return { chosen: errors['content-required'] }
    const refusal = refusalOfContent(checkContent(seenOf(content), agreed, new Date()))
    return refusal === null ? {} : { chosen: errors[refusal] }
  }

type Props = { run: Run; agreed: AgreedContent; contents: readonly Content[] }

const useSending = ({ run, agreed, contents }: Props) => {
  const { submit } = useCreatorMoves(run.id)
  const isEarly = agreed.postType === 'VIDEO' && opensLater(run) !== null
  const form = useFields<Wanted>({
    chosen: contents.length === 0 ? byAddress : '',
    url: '',
    isUnlisted: isEarly,
  })
  const sending = useSubmit(form, {
    check: checkWanted(contents, agreed, isEarly),
    explain: (error) => {
      const failure = explain(error)
      if (failure.code === undefined) toasts.bad('Something went wrong.')
      return failure
    },
    send: ({ chosen, url, isUnlisted }) =>
      submit(chosen === byAddress ? { url: url.trim(), isUnlisted } : { contentId: chosen }),
  })
  return { form, isEarly, ...sending }
}

const Fields = (props: Props) => {
  const t = useText()
  const { form, isEarly, saving, problem, onSubmit } = useSending(props)
  return (
    <form onSubmit={onSubmit} noValidate className={classes.words}>
      {problem && <Notice tone="bad">{t(problem)}</Notice>}
      {isEarly && (
        <Notice tone="warn" title="Submit the video unlisted first">
          {t(
            'Nothing can go public before {when}. Submit the video unlisted, then make the same video public.',
            {
              when: formatMoment(opensLater(props.run)?.toISOString()),
            },
          )}
        </Notice>
      )}
      <ContentChooser form={form} contents={props.contents} agreed={props.agreed} />
      <div>
        <Button type="submit" loading={saving}>
          {t('Submit content')}
        </Button>
      </div>
    </form>
  )
}

export const SubmitForm = ({ run, agreed }: { run: Run; agreed: AgreedContent }) => {
  const query = useQuery(ContentToSubmitDocument, {
    variables: { where: whatFits(run, agreed) },
  })
  return (
    <Panel
      title="Submit your content"
      text="Content that you published on the agreed channel since the agreement, newest first. Before you submit, we show what is missing."
    >
      <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
        {({ content }) => (
          <Fields
            run={run}
            agreed={agreed}
            contents={readFragment(SeenContent_ContentFragmentDoc, content)}
          />
        )}
      </Loaded>
    </Panel>
  )
}
