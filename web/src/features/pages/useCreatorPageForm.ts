import { useMutation } from '@apollo/client/react'
import { creatorPageForm } from '@questboard/domain'
import { explain } from '../../lib/failure.ts'
import { checkWith, useFields, useSubmit } from '../../lib/form.ts'
import { toasts } from '../../lib/toasts.ts'
import { useLeave } from '../../lib/unsaved.ts'
import { checkDrafts, toDrafts, toNames, toRows } from './drafts.ts'
import type { CreatorPageParts_PageFragment } from './generated/CreatorPageParts.ts'
import { type EditCreatorPageQuery, SaveCreatorPageDocument } from './generated/EditCreatorPage.ts'

type Page = EditCreatorPageQuery['creator_page'][number]

/** Edits a page, its channels and its blocks in one form, so that they are saved together or not at all. */
export const useCreatorPageForm = (page: CreatorPageParts_PageFragment, shown: Page['shown_channels']) => {
  const [savePage] = useMutation(SaveCreatorPageDocument)
  const form = useFields({
    title: page.title,
    slug: page.slug,
    description: page.description,
    hero: page.hero_url ?? '',
    font: page.font,
    published: page.is_published,
    channels: shown.map(({ connection_id }) => connection_id),
    drafts: toDrafts(page.blocks),
  })
  const leave = useLeave(form.isDirty())
  const submit = useSubmit(form, {
    check: (values) => ({ ...checkWith(creatorPageForm)(values), ...checkDrafts(values.drafts) }),
    explain,
    send: async ({ description, hero, font, published, channels, drafts, ...names }) => {
      const { title, slug } = toNames(names)
      await savePage({
        variables: {
          id: page.id,
          page: { title, slug, description, hero_url: hero || null, font, is_published: published },
          blocks: toRows(drafts).map((row) => ({ page_id: page.id, ...row })),
          channels: channels.map((connection_id, position) => ({
            page_id: page.id,
            connection_id,
            position,
          })),
        },
      })
      toasts.good('Page saved successfully')
      if (slug !== page.slug) leave(`/${slug}/edit`, { replace: true })
    },
  })
  return { form, ...submit }
}

export type CreatorPageForm = ReturnType<typeof useCreatorPageForm>['form']
