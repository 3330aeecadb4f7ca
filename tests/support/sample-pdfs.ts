import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'

/** A PDF as the product's own documents are made. */
export function pdfkitPdf(): Promise<Buffer> {
  const document = new PDFDocument({ tagged: true, lang: 'de', info: { Title: 'Ortsplan' } })
  const parts: Buffer[] = []
  document.on('data', (part: Buffer) => parts.push(part))
  document.text('Ortsplan Bad Silberbronn')
  document.end()
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))))
}

const pages =
  '2 0 obj\n<</Type/Pages/Kids[3 0 R]/Count 1>>\nendobj\n3 0 obj\n<</Type/Page/Parent 2 0 R>>\nendobj\n'

/** A small PDF with something added to its catalogue and to its objects. */
export function pdfWith(catalogue: string, ...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat(
    [
      '%PDF-1.7\n',
      `1 0 obj\n<</Type/Catalog/Pages 2 0 R${catalogue}>>\nendobj\n`,
      pages,
      ...objects,
      'xref\n0 1\n0000000000 65535 f \ntrailer\n<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
    ].map((part) => Buffer.from(part)),
  )
}

/** A packed list of objects, in which a search of the file's bytes finds nothing. */
export function objectList(objects: string | Buffer, dictionary = '/Filter/FlateDecode'): Buffer {
  const packed = deflateSync(objects)
  return Buffer.concat([
    Buffer.from(
      `4 0 obj\n<</Type/ObjStm/N 1/First 4${dictionary}/Length ${packed.length}>>\nstream\n`,
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])
}

/** A stream of pixels, in which anything may stand without meaning anything. */
export function pixelStream(bytes: string): Buffer {
  return Buffer.from(
    `5 0 obj\n<</Subtype/Image/Length ${bytes.length}>>\nstream\n${bytes}\nendstream\nendobj\n`,
  )
}
