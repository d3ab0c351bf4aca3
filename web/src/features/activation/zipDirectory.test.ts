import { expect, it } from 'vitest'
import { zipFault } from './zipDirectory.ts'

type Member = {
  readonly name: string
  readonly flags?: number
  readonly mode?: number
  readonly bytes?: number
}

const numbers = (...values: readonly (readonly [size: 2 | 4 | 8, value: number])[]): number[] =>
  values.flatMap(([size, value]) =>
    Array.from({ length: size }, (_, index) => Math.floor(value / 256 ** index) % 256),
  )

const bytesOf = (text: string): number[] => [...new TextEncoder().encode(text)]

const entryOf = ({ name, flags = 0x800, mode = 0o100644, bytes = 10 }: Member): number[] => [
  ...numbers([4, 0x02014b50], [2, (3 << 8) | 20], [2, 20], [2, flags], [2, 8], [4, 0], [4, 0]),
  ...numbers([4, 10], [4, bytes], [2, bytesOf(name).length], [2, 0], [2, 0], [2, 0], [2, 0]),
  ...numbers([4, mode * 0x10000], [4, 0]),
  ...bytesOf(name),
]

/** Builds a ZIP whose content is only zeros, because the tested code reads only its list of files. */
const zip = (members: readonly Member[], { is64 = false, comment = '' } = {}): Blob => {
  const content = [...numbers([4, 0x04034b50]), ...Array.from({ length: 200_000 }, () => 0)]
  const list = members.flatMap(entryOf)
  const [count, at] = [members.length, content.length]
  const newer = [
    ...numbers([4, 0x06064b50], [8, 44], [2, 45], [2, 45], [4, 0], [4, 0], [8, count], [8, count]),
    ...numbers([8, list.length], [8, at], [4, 0x07064b50], [4, 0], [8, at + list.length], [4, 1]),
  ]
  const end = is64
    ? numbers([2, 0xffff], [2, 0xffff], [4, 0xffffffff], [4, 0xffffffff])
    : numbers([2, count], [2, count], [4, list.length], [4, at])
  const tail = [
    ...numbers([4, 0x06054b50], [4, 0]),
    ...end,
    ...numbers([2, comment.length]),
    ...bytesOf(comment),
  ]
  return new Blob([new Uint8Array([...content, ...list, ...(is64 ? newer : []), ...tail])])
}

const refused = (words: string) => ({ code: 'archive-unsafe', message: expect.stringContaining(words) })
const kit = [{ name: 'art/' }, { name: 'art/Żółw.png' }, { name: 'readme.txt' }]

it.each([{}, { is64: true }, { comment: 'Press kit' }])(
  'a ZIP file is refused before the upload if it lists a program by name (%j)',
  async (how) => {
    expect(await zipFault(zip(kit, how))).toBeNull()
    expect(await zipFault(zip([...kit, { name: 'art/setup.exe' }], how))).toEqual(
      refused('“art/setup.exe” cannot be in the archive: programs and scripts are not allowed'),
    )
  },
)

it('a ZIP file is refused before the upload if a file in it has a password, is a link or is far too large', async () => {
  expect(await zipFault(zip([{ name: 'a.txt', flags: 0x801 }]))).toEqual(refused('it has a password'))
  expect(await zipFault(zip([{ name: 'a.txt', mode: 0o120777 }]))).toEqual(refused('links are not allowed'))
  expect(await zipFault(zip([{ name: 'a.bmp', bytes: 4_000_000_000 }]))).toEqual(
    refused('suspiciously large'),
  )
})

it('a ZIP file that is cut off is refused before the upload', async () => {
  const whole = zip(kit)
  expect(await zipFault(whole.slice(0, whole.size - 10))).toMatchObject({ code: 'archive-damaged' })
})

it('a ZIP file whose file names have an old encoding is checked only by the server', async () => {
  const name = String.fromCharCode(0xfc)
  expect(await zipFault(zip([{ name: `${name}bung.png`, flags: 0 }]))).toBeNull()
})

it('a file that is not a ZIP file is checked only by the server', async () => {
  expect(await zipFault(new Blob(['Rar!\u001a\u0007\u0000 and more bytes than an end record']))).toBeNull()
})
