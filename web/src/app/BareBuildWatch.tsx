import { SWRConfig } from 'swr'
import { restConfig } from '../lib/rest.ts'
import { BuildWatch } from './BuildWatch.tsx'

const rest = restConfig()

/** The watch on a screen that has no data client around it. */
const BareBuildWatch = () => (
  <SWRConfig value={rest}>
    <BuildWatch />
  </SWRConfig>
)

export default BareBuildWatch
