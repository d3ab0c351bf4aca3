import { startGateway } from './start.ts'

const gateway = await startGateway(process.env)
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => void gateway.close().finally(() => process.exit(0)))
