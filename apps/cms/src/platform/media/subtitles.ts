import { parseText } from 'media-captions'
import { UploadError } from './upload-error.ts'

/** Bytes beyond which no film has subtitles: nine hours of talk. */
const longest = 500_000

const time = String.raw`(?:\d{2,}:)?\d{2}:\d{2}`
/** How a line with times begins, well written or not. */
const timing = new RegExp(String.raw`^\s*${time}[.,]\d`, 'gm')
const srtTiming = new RegExp(String.raw`^(${time}),(\d{3})\s*-->\s*(${time}),(\d{3})`, 'gm')
const srtStart = new RegExp(String.raw`^\s*\d+\s*\r?\n${time},\d{3}\s*-->`)

/** Bytes as text; null for what is not UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** True for subtitles as most film programs write them, which no browser reads. */
export function isSrt(bytes: Uint8Array): boolean {
  return srtStart.test(new TextDecoder().decode(bytes.subarray(0, 200)))
}

/**
 * Subtitles as a browser reads them: WebVTT as it came, SRT rewritten. Refused is what a browser
 * would not show whole, with the line where it goes wrong.
 */
export async function webVttOf(bytes: Buffer): Promise<Buffer> {
  if (bytes.length > longest)
    throw new UploadError('Die Untertitel sind zu groß: höchstens 500 KB.', 413)
  const given = decode(bytes)
  if (given === null) throw new UploadError('Bitte speichern Sie die Untertitel als UTF-8.')
  const text = isSrt(bytes) ? `WEBVTT\n\n${given.replace(srtTiming, '$1.$2 --> $3.$4')}` : given
  const { cues, errors } = await parseText(text, { type: 'vtt', errors: true })
  const [first] = errors
  const times = text.match(timing)?.length ?? 0
  if (times === 0) throw new UploadError('In der Datei stehen keine Untertitel.')
  if (first || cues.length !== times) {
    const where = first ? `Mit Zeile ${first.line} der` : 'Mit einer Zeile der'
    throw new UploadError(
      `${where} Untertitel stimmt etwas nicht. Zeiten stehen so da: 00:01:02.500 --> 00:01:05.000, davor eine leere Zeile.`,
    )
  }
  return text === given ? bytes : Buffer.from(text)
}
