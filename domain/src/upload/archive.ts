import type { ErrorCode } from '../errors.ts'
import { printable, printableStart } from '../printable.ts'

/** One file or folder of an archive, as the archive describes it. */
export type ArchiveMember = {
  readonly name: string
  /** Other names that some programs unpack it under. */
  readonly aliases: readonly string[]
  readonly bytes: number
  readonly packedBytes: number
  readonly isEncrypted: boolean
  readonly isLink: boolean
  /** We can unpack it to see whether it is what the archive says. */
  readonly isCheckable: boolean
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

/** The first name under which it could not be shared. */
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
  if (isEncrypted) return 'it is locked with a password'
  if (!isCheckable) return 'it is packed in a way that we cannot check; use ordinary ZIP compression'
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
    const wrong = wrongName(member)
    const named = `“${printableStart(wrong?.called ?? member.name, 100)}” cannot be in the archive`
    const fault = member.isLink ? 'links are not shared here' : (wrong?.fault ?? contentFault(member))
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
