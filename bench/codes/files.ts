/** Code files as companies have them: a list, a table with quotes, and a spreadsheet with shared strings. */
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateRawSync } from 'node:zlib'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** A minimal ZIP file, without dates, sizes over 4 GB or other fields that readers don't use. */
const zip = (files: Readonly<Record<string, string>>): Buffer => {
  const [bodies, entries]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const plain = Buffer.from(text)
    const packed = deflateRawSync(plain)
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(crc32(plain), 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(plain.length, 18)
    fields.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), fields, Buffer.from(name), packed])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), fields, rest, Buffer.from(name)]))
    bodies.push(local)
    at += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...bodies, directory, Buffer.from('PK\x05\x06'), end])
}

const sheetOf = (codes: readonly string[]): Buffer => {
  const words = ['Code', ...codes]
  const part = (name: string, type: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="${MIME}.${type}+xml"/>`
  const link = (n: number, type: string, target: string) =>
    `<Relationship Id="rId${n}" Type="${OFFICE}/${type}" Target="${target}"/>`
  return zip({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook', 'sheet.main')}${part('worksheets/sheet1', 'worksheet')}${part('sharedStrings', 'sharedStrings')}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Keys" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${link(1, 'worksheet', 'worksheets/sheet1.xml')}${link(2, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${SHEETS}" count="${words.length}" uniqueCount="${words.length}">${words.map((word) => `<si><t>${word}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEETS}"><sheetData>${words.map((_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>${row}</v></c></row>`).join('')}</sheetData></worksheet>`,
  })
}

const group = (): string => randomBytes(5).toString('hex').slice(0, 5).toUpperCase()

/** Writes the same codes in each format and returns the file names. */
export const writeFiles = (folder: string, count: number): readonly string[] => {
  const codes = Array.from({ length: count }, () => [group(), group(), group()].join('-'))
  const files = {
    txt: codes.join('\n'),
    csv: ['Code,Region', ...codes.map((code) => `"${code}",EU`)].join('\r\n'),
    xlsx: sheetOf(codes),
  }
  return Object.entries(files).map(([form, content]) => {
    const file = join(folder, `codes.${form}`)
    writeFileSync(file, content)
    return file
  })
}
