import { Checkbox, Radio, TextInput } from '@mantine/core'
import { type AgreedContent, checkContent, durationInWords } from '@questboard/domain'
import { Picture } from '../../../components/Picture.tsx'
import type { Form } from '../../../lib/form.ts'
import { formatMoment, inShort } from '../../../lib/format.ts'
import { useText } from '../../../lib/text.ts'
import { contentTypeNames } from '../../../shared/content/contentWords.ts'
import { seenOf } from './agreed.ts'
import { ContentChecks } from './ContentChecks.tsx'
import classes from './content.module.css'
import type { SeenContent_ContentFragment } from './generated/Content.ts'

export type Content = SeenContent_ContentFragment
/** A piece of content that we found, by its id, or a URL. */
export type Wanted = { chosen: string; url: string; isUnlisted: boolean }

/** The option's value if the creator enters a URL instead of selecting content that we found. */
export const byAddress = 'address'

const Choice = ({ content, isChosen }: { content: Content; isChosen: boolean }) => {
  const t = useText()
  const { id, type, title, thumbnail_url, game, published_at, duration_minutes, visibility, views } = content
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is one.
    <label className={classes.choice} data-chosen={isChosen || undefined}>
      <Radio value={id} aria-label={title} />
      <Picture src={thumbnail_url} instead={game?.thumbnail_url} name={title} ratio="16 / 9" />
      <span className={classes.past}>
        <strong>{title}</strong>
        <span className={classes.faint}>
          {[
            t(contentTypeNames[type] ?? ''),
            formatMoment(published_at),
            ...(duration_minutes === null ? [] : [durationInWords(duration_minutes)]),
            ...(visibility === 'unlisted' ? [t('Unlisted')] : []),
            ...(views === null
              ? []
              : [t('{shown} {count, plural, one {view} other {views}}', inShort(views))]),
          ].join(' · ')}
        </span>
      </span>
    </label>
  )
}

const Address = ({ form, agreed }: { form: Form<Wanted>; agreed: AgreedContent }) => {
  const t = useText()
  return (
    <>
      <TextInput
        label={t('Content URL')}
        description={t(
          'Content can take up to 3 hours to appear here. We approve content automatically only after we find it on your channel.',
        )}
        required
        {...form.getAddressProps('url')}
      />
      {agreed.postType === 'VIDEO' && (
        <Checkbox
          label={t('This content is unlisted: anyone with the URL can see it')}
          {...form.getInputProps('isUnlisted', { type: 'checkbox' })}
        />
      )}
    </>
  )
}

type Choosing = { form: Form<Wanted>; contents: readonly Content[]; agreed: AgreedContent }

/** Lets the creator select a piece of content that we found, or enter the URL of another. */
export const ContentChooser = ({ form, contents, agreed }: Choosing) => {
  const t = useText()
  const { chosen } = form.values
  const content = contents.find(({ id }) => id === chosen)
  return (
    <>
      <Radio.Group label={t('Your content')} {...form.bind('chosen')}>
        <div className={classes.choices}>
          {contents.map((each) => (
            <Choice key={each.id} content={each} isChosen={each.id === chosen} />
          ))}
          <Radio value={byAddress} label={t('My content is not in the list: enter its URL')} />
        </div>
      </Radio.Group>
      {chosen === byAddress && <Address form={form} agreed={agreed} />}
      {content && <ContentChecks checks={checkContent(seenOf(content), agreed, new Date())} />}
    </>
  )
}
