import { useQuery } from '@apollo/client/react'
import { Button, Menu } from '@mantine/core'
import { type AnalyticsFigures, analyticsPagesMost } from '@questboard/domain'
import { IconLayoutGridAdd } from '@tabler/icons-react'
import { LoadProblem } from '../../../lib/LoadProblem.tsx'
import { useText } from '../../../lib/text.ts'
import { AnalyticsPagesDocument } from './generated/AnalyticsPages.ts'
import { openPageForm } from './PageForm.tsx'
import { useAddFigures } from './usePages.ts'

/** Adds the current channel or game to one of the user's analytics pages, or to a new one. */
export const AddToPage = ({ figures }: { figures: AnalyticsFigures }) => {
  const t = useText()
  const query = useQuery(AnalyticsPagesDocument)
  const { data } = query
  const { addTo, loading } = useAddFigures()
  const pages = data?.analytics_page ?? []
  const mayMake = pages.length < analyticsPagesMost
  return (
    <>
      <LoadProblem query={query} />
      <Menu position="bottom-start">
        <Menu.Target>
          <Button variant="default" leftSection={<IconLayoutGridAdd size={16} />} loading={loading}>
            {t('Add to an Analytics Page')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {pages.map((page) => (
            <Menu.Item key={page.id} onClick={() => void addTo(page, figures)}>
              {page.name}
            </Menu.Item>
          ))}
          {pages.length > 0 && mayMake && <Menu.Divider />}
          {mayMake && <Menu.Item onClick={() => openPageForm({ figures })}>{t('New page')}</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
