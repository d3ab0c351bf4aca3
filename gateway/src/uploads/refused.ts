import { type ErrorCode, errors } from '@questboard/domain'

export class UploadRefused extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string = errors[code]) {
    super(message)
    this.code = code
  }
}
