import { once } from 'node:events'
import { createDeflate, deflateSync } from 'node:zlib'

/** Packs text that is followed by megabytes of spaces, a megabyte at a time. */
async function packed(text: string, megabytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 })
  const parts: Buffer[] = []
  deflate.on('data', (part: Buffer) => parts.push(part))
  const ended = once(deflate, 'end')
  deflate.write(text)
  const spaces = Buffer.alloc(1_000_000, ' ')
  for (let written = 0; written < megabytes; written += 1)
    if (!deflate.write(spaces)) await once(deflate, 'drain')
  deflate.end()
  await ended
  return Buffer.concat(parts)
}

const streamOf = (dictionary: string, bytes: Buffer) =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${bytes.length}>>stream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])

/** A file of these objects, from number 1 on, with a table of where they are. */
function fileOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts = [Buffer.from('%PDF-1.5\n')]
  const places: number[] = []
  for (const [index, object] of objects.entries()) {
    places.push(Buffer.concat(parts).length)
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n'))
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer<</Size ${size}/Root 1 0 R>>\n`
  return Buffer.concat([
    ...parts,
    Buffer.from(`${table}startxref\n${Buffer.concat(parts).length}\n%%EOF\n`),
  ])
}

const catalogue = ['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>']
const page =
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>'
const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>'
const drawn = 'BT /F1 12 Tf 50 700 Td (Hallo) Tj ET\n'

/** A small PDF with one page, whose drawing unpacks to so many megabytes. */
export async function pageBomb(megabytes: number): Promise<Buffer> {
  const content = streamOf('/Filter/FlateDecode', await packed(drawn, megabytes))
  return fileOf([...catalogue, page, content, font])
}

/** The same, packed twice: the file has some kilobytes. */
export async function doubleBomb(megabytes: number): Promise<Buffer> {
  const twice = deflateSync(await packed(drawn, megabytes), { level: 9 })
  const content = streamOf('/Filter[/FlateDecode/FlateDecode]', twice)
  return fileOf([...catalogue, page, content, font])
}

/** A row of the packed table of objects: kind, place, place in a list. */
function row(kind: number, place: number, index: number): Buffer {
  const bytes = Buffer.alloc(6)
  bytes[0] = kind
  bytes.writeUInt32BE(place, 1)
  bytes[5] = index
  return bytes
}

/** A small PDF whose list of objects unpacks to so many megabytes: nobody can open it without that. */
export async function listBomb(megabytes: number): Promise<Buffer> {
  const inner = [...catalogue, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>']
  const places = inner.map((_, at) => inner.slice(0, at).join(' ').length + (at > 0 ? 1 : 0))
  const head = `${places.map((place, at) => `${at + 1} ${place}`).join(' ')} `
  const list = await packed(`${head}${inner.join(' ')} `, megabytes)
  const packedList = `/Type/ObjStm/N 3/First ${head.length}/Filter/FlateDecode`
  const first = Buffer.concat([
    Buffer.from('%PDF-1.5\n4 0 obj\n'),
    streamOf(packedList, list),
    Buffer.from('\nendobj\n'),
  ])
  const rows = [row(0, 0, 0), row(2, 4, 0), row(2, 4, 1), row(2, 4, 2), row(1, 9, 0)]
  const table = streamOf(
    '/Type/XRef/Size 6/W[1 4 1]/Root 1 0 R',
    Buffer.concat([...rows, row(1, first.length, 0)]),
  )
  return Buffer.concat([
    first,
    Buffer.from('5 0 obj\n'),
    table,
    Buffer.from(`\nendobj\nstartxref\n${first.length}\n%%EOF\n`),
  ])
}
