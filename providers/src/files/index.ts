import type { FileStore } from './fileStore.ts'
import { createFolderStore } from './folder.ts'
import { createS3Store, type S3Settings } from './s3.ts'

export type * from './fileStore.ts'

const required = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'] as const

const s3Settings = (environment: Readonly<Record<string, string | undefined>>): S3Settings | null => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = environment
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = environment
  if (endpoint && bucket && accessKey && secretKey)
    return { endpoint, bucket, accessKey, secretKey, region: region || 'us-east-1' }
  const missing = required.filter((name) => !environment[name])
  if (missing.length === required.length) return null
  // Throws if the configuration is incomplete, because files would otherwise be stored on one machine's disk unnoticed.
  throw new Error(`invalid settings of the file store: set ${missing.join(', ')} too`)
}

/** The S3-compatible store configured by S3_*, or the folder. */
export const fileStoreFromEnvironment = (
  environment: Readonly<Record<string, string | undefined>>,
  folder: string,
): FileStore => {
  const settings = s3Settings(environment)
  return settings ? createS3Store(settings) : createFolderStore(folder)
}
