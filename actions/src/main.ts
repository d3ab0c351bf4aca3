import { startActions } from './start.ts'

const actions = await startActions(process.env)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void actions.close().finally(() => process.exit(0)))
