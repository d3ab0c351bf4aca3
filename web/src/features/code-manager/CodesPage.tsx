import { useApolloClient, useQuery } from '@apollo/client/react'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { PageHeader } from '../../components/PageHeader.tsx'
import type { Code_Bool_Exp, Code_Order_By } from '../../generated/inputs.ts'
import { readFragment } from '../../lib/fragments.ts'
import { Loaded } from '../../lib/Loaded.tsx'
import { useSession } from '../../lib/session.ts'
import { useText } from '../../lib/text.ts'
import { DataTable } from '../../tables/DataTable.tsx'
import { rowsPolicy } from '../../tables/rowsPolicy.ts'
import type { Question } from '../../tables/tableProps.ts'
import { readView } from '../../tables/view.ts'
import { CodeBulk } from './CodeBulk.tsx'
import { CodePanel } from './CodePanel.tsx'
import { columns, filtersFor, found } from './columns.tsx'
import { openExport } from './ExportCodes.tsx'
import {
  CodeChoicesDocument,
  type CodeChoicesQuery,
  CodesPage_CodeFragmentDoc,
  CodesPageDocument,
} from './generated/CodesPage.ts'
import type { Code } from './holder.ts'
import { openImport } from './ImportFlow.tsx'
import { countIn, stockOf } from './stockOf.ts'
import { openTrace } from './TraceCodes.tsx'

type Where = Code_Bool_Exp
type Order = Code_Order_By

const useLoad = (companyId: string) => {
  const client = useApolloClient()
  return async ({ search, where, order, offset, limit, withTotal }: Question<Where, Order>) => {
    const stock = search.trim() === '' ? stockOf(companyId, where) : null
    const { data } = await client.query({
      query: CodesPageDocument,
      ...rowsPolicy,
      variables: {
        where: { _and: [{ company_id: { _eq: companyId } }, ...found(search), ...where] },
        order: [...order, { created_at: 'desc' }, { id: 'asc' }],
        offset,
        limit,
        isCounted: withTotal && stock === null,
        stock: stock?.where ?? {},
        isStock: withTotal && stock !== null,
      },
    })
    return {
      rows: (data?.code ?? []).map((code): Code => readFragment(CodesPage_CodeFragmentDoc, code)),
      total:
        data?.code_aggregate?.aggregate?.count ?? countIn(stock, data?.code_stock_aggregate?.aggregate?.sum),
    }
  }
}

/** Loads the filters before the table, because unknown filters in the URL are ignored. */
const CodeTable = ({
  companyId,
  choices,
  version,
}: {
  companyId: string
  choices: CodeChoicesQuery
  version: number
}) => {
  const filters = useMemo(() => filtersFor(choices), [choices])
  return (
    <DataTable
      screen="codes"
      label="Codes"
      searchLabel="Search items, creators and notes"
      columns={columns}
      filters={filters}
      scope={`codes ${version}`}
      load={useLoad(companyId)}
      panel={(code, done) => <CodePanel code={code} onChanged={done} />}
      bulk={(chosen) => <CodeBulk chosen={chosen} />}
      empty={{ title: 'No codes yet', text: 'Codes appear here after you add them to an item.' }}
    />
  )
}

/** Exports the codes that match the table's filters. Waits for the filters to load. */
const ExportButton = ({ choices }: { choices: CodeChoicesQuery | undefined }) => {
  const t = useText()
  const [params] = useSearchParams()
  const open = (known: CodeChoicesQuery) => {
    const filters = filtersFor(known)
    openExport({ filters, view: readView(params, { sortable: [], filters: filters.map(({ id }) => id) }) })
  }
  return (
    <Button variant="default" disabled={!choices} onClick={() => choices && open(choices)}>
      {t('Export')}
    </Button>
  )
}

/** All codes of the company with holder and date. The code itself is never shown. */
const CodesPage = () => {
  const t = useText()
  const { user } = useSession()
  const companyId = user?.company?.id ?? ''
  const query = useQuery(CodeChoicesDocument, { variables: { companyId } })
  const [version, setVersion] = useState(0)
  const onChanged = () => setVersion((before) => before + 1)
  return (
    <>
      <PageHeader
        title="Codes"
        text="All codes, with who holds each code and where it came from."
        actions={
          <>
            <Button variant="default" onClick={() => openTrace(onChanged)}>
              {t('Trace codes')}
            </Button>
            {user?.company?.isOwner && <ExportButton choices={query.data} />}
            <Button onClick={() => openImport({ onChanged })}>{t('Add codes')}</Button>
          </>
        }
      />
      <Loaded query={query}>
        {(choices) => <CodeTable companyId={companyId} choices={choices} version={version} />}
      </Loaded>
    </>
  )
}

export default CodesPage
