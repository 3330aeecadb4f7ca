import { isSrt } from './subtitles.ts'

/** A kind of file that may be uploaded (reliability T45). */
export type FileKind = PictureKind | FilmKind | 'pdf' | 'vtt'

/** Those that are pictures. */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** Films that browsers play. */
export type FilmKind = 'mp4' | 'webm'

/** MIME type and file name ending of each kind. */
export const fileKinds: Record<FileKind, { mimeType: string; ending: string }> = {
  jpeg: { mimeType: 'image/jpeg', ending: 'jpg' },
  png: { mimeType: 'image/png', ending: 'png' },
  webp: { mimeType: 'image/webp', ending: 'webp' },
  avif: { mimeType: 'image/avif', ending: 'avif' },
  pdf: { mimeType: 'application/pdf', ending: 'pdf' },
  vtt: { mimeType: 'text/vtt', ending: 'vtt' },
  mp4: { mimeType: 'video/mp4', ending: 'mp4' },
  webm: { mimeType: 'video/webm', ending: 'webm' },
}

const pictureKinds: readonly string[] = ['jpeg', 'png', 'webp', 'avif'] satisfies PictureKind[]

/** True for kinds that are pictures. */
export function isPictureKind(kind: FileKind | null): kind is PictureKind {
  return kind !== null && pictureKinds.includes(kind)
}

function ascii(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1')
}

/** Brands of MP4 by its first box; a telephone's `qt` is another format, which few browsers play. */
const mp4Brand = /^(?:isom|iso\d|mp4\d|avc1|M4V |MSNV|dash|mmp4|f4v )$/

/** Tells films by their first bytes; null for anything else. */
export function filmKindOf(bytes: Uint8Array): FilmKind | null {
  if (ascii(bytes, 4, 8) === 'ftyp' && mp4Brand.test(ascii(bytes, 8, 12))) return 'mp4'
  const isMatroska = ascii(bytes, 0, 4) === '\x1a\x45\xdf\xa3'
  return isMatroska && ascii(bytes, 4, 64).includes('webm') ? 'webm' : null
}

/** Tells a file's kind by its first bytes, never by its name or by what the sender says. */
export function fileKindOf(bytes: Uint8Array): FileKind | null {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(bytes, 8, 12))) return 'avif'
  if (ascii(bytes, 0, 5) === '%PDF-') return 'pdf'
  if (/^(?:\xef\xbb\xbf)?WEBVTT(?:[ \t\r\n]|$)/.test(ascii(bytes, 0, 10))) return 'vtt'
  return filmKindOf(bytes) ?? (isSrt(bytes) ? 'vtt' : null)
}
