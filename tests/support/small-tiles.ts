/** A number as PMTiles writes it in its directories. */
function varint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
  return [...bytes, rest]
}

/** An archive of one tile (PMTiles, version 3, nothing compressed), which is the whole world. */
export function smallTiles(tile: Buffer): Buffer {
  const directory = Buffer.from([1, 0, 1, tile.length, 1].flatMap(varint))
  const metadata = Buffer.from('{}')
  const header = Buffer.alloc(127)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  const places: [offset: number, length: number][] = []
  let end = header.length
  for (const { length } of [directory, metadata, Buffer.alloc(0), tile]) {
    places.push([end, length])
    end += length
  }
  for (const [index, [offset, length]] of places.entries()) {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16)
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16)
  }
  // One tile addressed, stored and different; clustered; no compression; vector tiles; zoom 0 alone.
  for (const at of [72, 80, 88]) header.writeBigUInt64LE(1n, at)
  for (const at of [96, 97, 98, 99]) header.writeUInt8(1, at)
  for (const [index, degrees] of [-180, -85, 180, 85].entries())
    header.writeInt32LE(degrees * 1e7, 102 + index * 4)
  return Buffer.concat([header, directory, metadata, tile])
}
