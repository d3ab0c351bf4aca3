import type { ErrorCode } from '../errors.ts'
import { printable, printableStart } from '../printable.ts'

/** What an archive says of one of its files or folders. */
export type ArchiveMember = {
  readonly name: string
  readonly bytes: number
  readonly packedBytes: number
  readonly isEncrypted: boolean
  readonly isLink: boolean
}

export type ArchiveFault = { readonly code: ErrorCode; readonly message: string }

const megabyte = 1024 * 1024

export const archiveBounds = {
  members: 5_000,
  /** Unpacked, all together. */
  bytes: 8192 * megabyte,
  folders: 16,
  /** Art of one colour packs well; from this size on it has no reason to pack better than that. */
  packedWellFrom: 100 * megabyte,
  ratio: 100,
} as const

/** What a system runs when somebody opens it. */
const PROGRAMS =
  /\.(exe|dll|com|scr|pif|cpl|msi|msp|msix|appx|bat|cmd|ps1|psm1|vbs|vbe|js|jse|mjs|cjs|wsf|wsh|hta|lnk|url|scf|reg|inf|chm|gadget|jar|jnlp|app|command|workflow|dmg|pkg|deb|rpm|apk|ipa|appimage|run|bin|elf|so|dylib|sh|bash|zsh|fish|csh|py|pyc|pyw|pl|rb|php|lua|docm|dotm|xlsm|xltm|xlam|pptm|potm|ppam|iso|img|vhd|vhdx)$/i
const ARCHIVES = /\.(zip|zipx|rar|7z|tar|gz|tgz|bz2|tbz2?|xz|txz|zst|lz|lzma|lzh|arj|ace|cab|z)$/i

/** Why a name cannot be unpacked safely, or is not for sharing. Systems differ: what one of them obeys is refused for all. */
const nameFault = (name: string): string | null => {
  const parts = name.replaceAll('\\', '/').split('/')
  // Windows drops dots and spaces at the end of a name.
  const last = (parts.findLast((part) => part !== '') ?? '').replace(/[. ]+$/, '')
  if (last === '' || printable(name) !== name || name.includes('\ufffd')) return 'its name cannot be read'
  if (parts[0] === '' || name.includes(':')) return 'it names a place outside the archive'
  if (parts.some((part) => /^\.\.[. ]*$/.test(part)))
    return 'it leads out of the folder that it is unpacked into'
  if (parts.length > archiveBounds.folders) return `it lies more than ${archiveBounds.folders} folders deep`
  if (PROGRAMS.test(last)) return 'programs and scripts are not shared here'
  return ARCHIVES.test(last) ? 'archives within archives are not looked into; add its files themselves' : null
}

const memberFault = (member: ArchiveMember): string | null => {
  const { name, bytes, packedBytes } = member
  if (member.isLink) return 'links are not shared here'
  const fault = nameFault(name)
  if (fault) return fault
  if (member.isEncrypted) return 'it is locked with a password'
  return bytes > archiveBounds.packedWellFrom && bytes > archiveBounds.ratio * packedBytes
    ? 'it unpacks to far more than it is packed into'
    : null
}

const unsafe = (message: string): ArchiveFault => ({ code: 'archive-unsafe', message })

/** Judges one member after the other, so that nobody has to hold or read on what is refused. */
export const createArchiveJudge = (): ((member: ArchiveMember) => ArchiveFault | null) => {
  let members = 0
  let bytes = 0
  return (member) => {
    members += 1
    bytes += member.bytes
    const named = `“${printableStart(member.name, 100)}” cannot be in the archive`
    const fault = memberFault(member)
    if (fault) return unsafe(`${named}: ${fault}`)
    if (members > archiveBounds.members)
      return unsafe(`${named}: it has more than ${archiveBounds.members} files`)
    return bytes > archiveBounds.bytes
      ? unsafe(
          `${named}: with it, all of them unpack to more than ${archiveBounds.bytes / megabyte / 1024} GB`,
        )
      : null
  }
}
