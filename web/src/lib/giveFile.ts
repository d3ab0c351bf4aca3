/** The browser needs a moment to start the download before the file's temporary URL is revoked. */
const MS_TO_START = 10_000

/** Downloads a file that the browser has built. */
export const giveFile = (name: string, parts: readonly BlobPart[]): void => {
  const address = URL.createObjectURL(new Blob([...parts], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), MS_TO_START)
}
