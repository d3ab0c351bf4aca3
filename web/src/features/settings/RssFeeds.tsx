import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { rssFeedForm } from '@questboard/domain'
import { FormPanel } from '../../components/FormPanel.tsx'
import { Row, RowList } from '../../components/RowList.tsx'
import { AddRssFeedDocument, RemoveRssFeedDocument, RssFeedsDocument } from '../../generated/graphql.ts'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'

const FeedList = () => {
  const t = useText()
  const { data } = useQuery(RssFeedsDocument)
  const [remove] = useMutation(RemoveRssFeedDocument, { refetchQueries: [RssFeedsDocument] })
  if (!data || data.rss_feed.length === 0) return null
  return (
    <RowList>
      {data.rss_feed.map(({ id, title, url, article_count }) => (
        <Row
          key={id}
          title={title || url}
          text={`${t('{count, plural, one {# article} other {# articles}}', { count: article_count })} · ${url}`}
          side={
            <Button
              variant="subtle"
              color="gray"
              size="xs"
              onClick={() =>
                remove({ variables: { id } }).catch((error: unknown) => toasts.bad(explain(error).message))
              }
            >
              {t('Remove')}
            </Button>
          }
        />
      ))}
    </RowList>
  )
}

/** Feeds whose articles a person shares on their pages (spec §5). */
export const RssFeeds = () => {
  const t = useText()
  const [add] = useMutation(AddRssFeedDocument, { refetchQueries: [RssFeedsDocument] })
  const form = useFields({ url: '', authorized: false })
  const { saving, problem, onSubmit } = useSubmit(form, {
    check: checkWith(rssFeedForm),
    explain,
    send: async (values) => {
      await add({ variables: values })
      form.reset()
      toasts.good('RSS feed added successfully')
    },
  })
  return (
    <FormPanel
      title="RSS feeds"
      text="Your latest articles, to show on your pages."
      dirty={form.isDirty()}
      saving={saving}
      problem={problem}
      onSubmit={onSubmit}
      saveLabel="Add feed"
    >
      <FeedList />
      <TextInput label={t('Feed address')} {...form.getAddressProps('url')} />
      <Checkbox
        label={t('I am authorized to share this feed')}
        {...form.getInputProps('authorized', { type: 'checkbox' })}
      />
    </FormPanel>
  )
}
