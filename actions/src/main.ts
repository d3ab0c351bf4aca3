import { startGateway } from './start.ts'

await startGateway()
