import { SWRConfig } from 'swr'
import { restConfig } from '../lib/rest.ts'
import { BuildWatch } from './BuildWatch.tsx'

const rest = restConfig()

const BareBuildWatch = () => (
  <SWRConfig value={rest}>
    <BuildWatch />
  </SWRConfig>
)

export default BareBuildWatch
