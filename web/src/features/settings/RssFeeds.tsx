import { useMutation, useQuery } from '@apollo/client/react'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { rssFeedForm } from '@questboard/domain'
import { FormPanel } from '../../components/FormPanel.tsx'
import { Row, RowList, RowsSkeleton } from '../../components/RowList.tsx'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields } from '../../lib/form.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { usePanelForm } from '../../lib/panelForm.ts'
import { useText } from '../../lib/text.ts'
import { toasts } from '../../lib/toasts.ts'
import { AddRssFeedDocument, RemoveRssFeedDocument, RssFeedsDocument } from './generated/RssFeeds.ts'

const FeedList = () => {
  const t = useText()
  const query = useQuery(RssFeedsDocument)
  const [remove] = useMutation(RemoveRssFeedDocument, { refetchQueries: [RssFeedsDocument] })
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
      {({ rss_feed }) =>
        rss_feed.length > 0 && (
          <RowList>
            {rss_feed.map(({ id, title, url, article_count }) => (
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
                      remove({ variables: { id } }).catch((error: unknown) =>
                        toasts.bad(explain(error).message),
                      )
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
    </Loaded>
  )
}

const empty = { url: '', authorized: false }

export const RssFeeds = () => {
  const t = useText()
  const [add] = useMutation(AddRssFeedDocument, { refetchQueries: [RssFeedsDocument] })
  const form = useFields(empty)
  const panel = usePanelForm(form, {
    check: checkWith(rssFeedForm),
    after: empty,
    send: async (values) => {
      await add({ variables: values })
      toasts.good('RSS feed added successfully')
    },
  })
  return (
    <FormPanel
      title="RSS feeds"
      text="Your latest articles, to show on your pages."
      saveLabel="Add feed"
      {...panel}
    >
      <FeedList />
      <TextInput label={t('Feed URL')} {...form.getAddressProps('url')} />
      <Checkbox
        label={t('I am authorized to share this feed')}
        {...form.getInputProps('authorized', { type: 'checkbox' })}
      />
    </FormPanel>
  )
}
