import { activationKindNames, activationPath } from '@questboard/domain'
import type { ToText } from '../../lib/text.ts'
import { activationPicture } from '../../shared/cards/activationPicture.ts'
import { contentTypeNames } from '../../shared/content/contentWords.ts'
import type { FeedAnnouncementsQuery, FeedPageQuery } from './generated/FeedPage.ts'

type Item = FeedPageQuery['feed'][number]
type Announcement = FeedAnnouncementsQuery['announcement'][number]

/** The content of a feed line, for any source of news. */
export type FeedLine = {
  readonly what: string
  readonly title: string
  readonly text: string
  /** The URL of the news, on our site or on another website. */
  readonly to: string
  readonly isOutside: boolean
  readonly by: { readonly name: string; readonly to: string | null } | null
  readonly picture: string | null
  /** Another picture, shown if the first one is missing or broken. */
  readonly instead?: string | null | undefined
}

const creatorOf = ({ profile, pages: [page] }: Item): FeedLine['by'] =>
  profile && { name: profile.display_name ?? '', to: page ? `/${page.slug}` : null }

const companyOf = (company: { id: string; name: string } | null): FeedLine['by'] =>
  company && { name: company.name, to: `/company/${company.id}` }

const ofNews = (t: ToText, { game_news: news }: Item): FeedLine | null =>
  news && {
    what: t('News'),
    title: news.title,
    text: news.summary,
    to: `/games/news/${news.id}`,
    isOutside: false,
    by: news.game && { name: news.game.name, to: `/games/${news.game.id}` },
    picture: news.image_url,
  }

const ofContent = (t: ToText, item: Item): FeedLine | null =>
  item.content && {
    what: t(contentTypeNames[item.content.type] ?? 'Video'),
    title: item.content.title || t('Untitled'),
    text: '',
    to: item.content.url,
    isOutside: true,
    by: creatorOf(item),
    picture: item.content.thumbnail_url || null,
    instead: item.content.game?.thumbnail_url,
  }

const ofArticle = (t: ToText, item: Item): FeedLine | null =>
  item.article && {
    what: t('Article'),
    title: item.article.title,
    text: URL.parse(item.article.url)?.hostname ?? '',
    to: item.article.url,
    isOutside: true,
    by: creatorOf(item),
    picture: item.profile?.picture_url ?? null,
  }

const ofActivation = (t: ToText, { activation }: Item): FeedLine | null =>
  activation && {
    what: t(activationKindNames[activation.kind]),
    title: activation.name,
    text: '',
    to: activationPath(activation.kind, activation.id),
    isOutside: false,
    by: companyOf(activation.company),
    picture: activationPicture(activation),
  }

const ofAnnouncement = (t: ToText, announcement: Announcement | undefined): FeedLine | null => {
  if (!announcement) return null
  const { title, body, company } = announcement
  const [program] = company.programs
  return {
    what: t('Announcement'),
    title,
    text: body,
    to: program ? activationPath('CREATOR_PROGRAM', program.id) : `/company/${company.id}`,
    isOutside: false,
    by: companyOf(company),
    picture: null,
  }
}

/** The line for a news item. Null if the user can no longer read the item. */
export const feedLine = (
  t: ToText,
  item: Item,
  announcements: ReadonlyMap<string, Announcement>,
): FeedLine | null => {
  switch (item.kind) {
    case 'news':
      return ofNews(t, item)
    case 'content':
      return ofContent(t, item)
    case 'article':
      return ofArticle(t, item)
    case 'activation':
      return ofActivation(t, item)
    default:
      return ofAnnouncement(t, announcements.get(item.announcement_id ?? ''))
  }
}
