import { useQuery } from '@apollo/client/react'
import { Anchor } from '@mantine/core'
import { useParams } from 'react-router'
import { AppLink } from '../../components/AppLink.tsx'
import { NotFound } from '../../components/NotFound.tsx'
import { PageHeader } from '../../components/PageHeader.tsx'
import { Picture } from '../../components/Picture.tsx'
import { Prose } from '../../components/Prose.tsx'
import { RichText } from '../../components/RichText.tsx'
import { HeroSkeleton } from '../../components/Skeletons.tsx'
import { formatDay } from '../../lib/format.ts'
import { isUuid } from '../../lib/isUuid.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useText } from '../../lib/text.ts'
import { useTitle } from '../../lib/title.ts'
import { NewsArticlePageDocument, type NewsArticlePageQuery } from './generated/NewsArticlePage.ts'

type Article = NonNullable<NewsArticlePageQuery['game_news_by_pk']>

const ArticleView = ({ article }: { article: Article }) => {
  const t = useText()
  useTitle(article.title)
  const { game, author, published_at } = article
  return (
    <Prose>
      <PageHeader
        eyebrow={game && <AppLink to={`/games/${game.id}`}>{game.name}</AppLink>}
        title={article.title}
        text={[formatDay(published_at), author].filter(Boolean).join(' · ')}
      />
      {article.image_url && <Picture src={article.image_url} name={article.title} ratio="460 / 215" eager />}
      {article.summary && (
        <p>
          <strong>{article.summary}</strong>
        </p>
      )}
      <RichText text={article.body} />
      {article.source_url && (
        <Anchor href={article.source_url} target="_blank" rel="noreferrer">
          {t('Read the original')}
        </Anchor>
      )}
    </Prose>
  )
}

const NewsArticlePage = () => {
  const { articleId = '' } = useParams()
  const query = useQuery(NewsArticlePageDocument, { variables: { id: articleId }, skip: !isUuid(articleId) })
  if (!isUuid(articleId)) return <NotFound what="article" />
  return (
    <Loaded query={query} skeleton={<HeroSkeleton />}>
      {({ game_news_by_pk: article }) =>
        article ? <ArticleView article={article} /> : <NotFound what="article" />
      }
    </Loaded>
  )
}

export default NewsArticlePage
