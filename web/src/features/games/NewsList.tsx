import { EmptyState } from '../../components/EmptyState.tsx'
import type { FragmentType } from '../../generated/fragment-masking.ts'
import type { NewsRow_NewsFragmentDoc } from '../../generated/graphql.ts'
import classes from './NewsList.module.css'
import { NewsRow } from './NewsRow.tsx'

type News = FragmentType<typeof NewsRow_NewsFragmentDoc> & { id: string }

/** News in as many columns as fit, or that there are none yet. */
export const NewsList = ({ news, none }: { news: readonly News[]; none: string }) =>
  news.length === 0 ? (
    <EmptyState title="No news yet" text={none} />
  ) : (
    <div className={classes.list}>
      {news.map((one) => (
        <NewsRow key={one.id} news={one} />
      ))}
    </div>
  )
