import type { ErrorCode } from '../errors.ts'
import { printable, printableStart } from '../printable.ts'

export type ArchiveMember = {
  readonly name: string
  /** Other names under which some programs unpack the file. */
  readonly aliases: readonly string[]
  readonly bytes: number
  readonly packedBytes: number
  readonly isEncrypted: boolean
  readonly isLink: boolean
  /** True if we can unpack the file and compare it with the archive's list. */
  readonly isCheckable: boolean
}

export type ArchiveFault = { readonly code: ErrorCode; readonly message: string }

const megabyte = 1024 * 1024

export const archiveBounds = {
  members: 5_000,
  /** The total size of the unpacked files. */
  bytes: 8192 * megabyte,
  folders: 16,
  /** From this size on, a high compression ratio is suspicious. Smaller repetitive files compress very well. */
  packedWellFrom: 100 * megabyte,
  ratio: 100,
} as const

/** Extensions of files that an operating system runs when a person opens them. */
const PROGRAMS =
  /\.(exe|dll|com|scr|pif|cpl|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|cjs|wsf|wsh|hta|lnk|url|scf|reg|inf|chm|gadget|jar|jnlp|app|command|workflow|dmg|pkg|deb|rpm|apk|ipa|appimage|run|bin|elf|so|dylib|sh|bash|zsh|fish|csh|py|pyc|pyw|pl|rb|php|lua|docm|dotm|xlsm|xltm|xlam|pptm|potm|ppam|iso|img|vhd|vhdx)$/i
const ARCHIVES = /\.(zip|zipx|rar|7z|tar|gz|tgz|bz2|tbz2?|xz|txz|zst|lz|lzma|lzh|arj|ace|cab|z)$/i

/**
 * The reason why a file name is unsafe or not allowed. A name that is unsafe on one operating system is rejected for
 * all.
 */
const nameFault = (name: string): string | null => {
  const parts = name.replaceAll('\\', '/').split('/')
  // Windows drops dots and spaces at the end of a name.
  const last = (parts.findLast((part) => part !== '') ?? '').replace(/[. ]+$/, '')
  if (last === '' || printable(name) !== name || name.includes('\ufffd')) return 'its name is unreadable'
  if (parts[0] === '' || name.includes(':')) return 'its path points outside the archive'
  if (parts.some((part) => /^\.\.[. ]*$/.test(part)))
    return 'its path leads out of the folder where the archive is unpacked'
  if (parts.length > archiveBounds.folders) return `it is more than ${archiveBounds.folders} folders deep`
  if (PROGRAMS.test(last)) return 'programs and scripts are not allowed'
  return ARCHIVES.test(last) ? 'archives inside archives are not allowed. Add the files inside instead' : null
}

/** The first name of the file, or of its aliases, that makes the file unsafe to share. */
const wrongName = ({
  name,
  aliases,
}: ArchiveMember): { readonly called: string; readonly fault: string } | null => {
  for (const called of [name, ...aliases]) {
    const fault = nameFault(called)
    if (fault) return { called, fault }
  }
  return null
}

const contentFault = ({ bytes, packedBytes, isEncrypted, isCheckable }: ArchiveMember): string | null => {
  if (isEncrypted) return 'it has a password'
  if (!isCheckable) return 'it is compressed in a way that we cannot check. Use standard ZIP compression'
  return bytes > archiveBounds.packedWellFrom && bytes > archiveBounds.ratio * packedBytes
    ? 'it becomes suspiciously large when unpacked'
    : null
}

const unsafe = (message: string): ArchiveFault => ({ code: 'archive-unsafe', message })

/** Checks the archive's entries one by one, so that reading can stop at the first invalid entry. */
export const createArchiveJudge = (): ((member: ArchiveMember) => ArchiveFault | null) => {
  let members = 0
  let bytes = 0
  return (member) => {
    members += 1
    bytes += member.bytes
    const wrong = wrongName(member)
    const named = `“${printableStart(wrong?.called ?? member.name, 100)}” cannot be in the archive`
    const fault = member.isLink ? 'links are not allowed' : (wrong?.fault ?? contentFault(member))
    if (fault) return unsafe(`${named}: ${fault}`)
    if (members > archiveBounds.members)
      return unsafe(`${named}: the archive has more than ${archiveBounds.members} files`)
    return bytes > archiveBounds.bytes
      ? unsafe(
          `${named}: with this file, the archive unpacks to more than ${archiveBounds.bytes / megabyte / 1024} GB`,
        )
      : null
  }
}
