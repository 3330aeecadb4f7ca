import { gzipSync } from 'node:zlib'
import { objectList, pdfkitPdf, pdfWith, pixelStream } from '../support/sample-pdfs.ts'
import {
  animation,
  jpegThatClaims,
  jpegWithComment,
  jpegWithPlace,
  marker,
  packedZeros,
  pngThatClaims,
  pngWithChunk,
  scene,
  webpThatClaims,
} from '../support/sample-pictures.ts'

/** A file that somebody uploads: what it is, how it is called, its bytes. */
export type Sample = [what: string, name: string, bytes: () => Buffer | Promise<Buffer>]

const html = `<!doctype html><script>alert('${marker}')</script>`
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const text = (words: string) => () => Buffer.from(words, 'latin1')
const plain = () => scene(20, 20).png().toBuffer()
const cut = async (whole: Promise<Buffer>, part: number) => {
  const bytes = await whole
  return bytes.subarray(0, Math.round(bytes.length * part))
}

/** Pictures that are taken and made anew. */
export const goodPictures: Sample[] = [
  ['a JPEG', 'a.jpg', () => scene(60, 40).jpeg().toBuffer()],
  ['a progressive JPEG', 'a.jpeg', () => scene(60, 40).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG for print (CMYK)', 'a.jpg', () => scene(60, 40).toColourspace('cmyk').jpeg().toBuffer()],
  ['a grey JPEG', 'a.jpg', () => scene(60, 40).greyscale().jpeg().toBuffer()],
  [
    'a JPEG with the colours of a telephone',
    'a.jpg',
    () => scene(60, 40).withIccProfile('p3').jpeg().toBuffer(),
  ],
  ['a JPEG that says where it was taken', 'a.jpg', jpegWithPlace],
  ['a JPEG with a program in its comment', 'a.jpg', () => jpegWithComment(html)],
  [
    'a JPEG with HTML behind it',
    'a.html',
    async () => Buffer.concat([await scene(20, 20).jpeg().toBuffer(), Buffer.from(html)]),
  ],
  [
    'a JPEG with an archive behind it',
    'a.jpg',
    async () =>
      Buffer.concat([
        await scene(20, 20).jpeg().toBuffer(),
        Buffer.from(`PK\x03\x04${marker}`, 'latin1'),
      ]),
  ],
  ['a JPEG that calls itself PNG', 'a.png', () => scene(60, 40).jpeg().toBuffer()],
  ['a PNG', 'a.png', plain],
  ['a PNG that lets things shine through', 'a.png', () => scene(60, 40, 4).png().toBuffer()],
  ['a PNG with a palette', 'a.png', () => scene(60, 40).png({ palette: true }).toBuffer()],
  ['a PNG of 16 bits', 'a.png', () => scene(60, 40).toColourspace('rgb16').png().toBuffer()],
  ['a PNG in seven passes', 'a.png', () => scene(60, 40).png({ progressive: true }).toBuffer()],
  ['a PNG with words in it', 'a.png', () => pngWithChunk('tEXt', Buffer.from(`Comment\0${html}`))],
  ['a PNG of one pixel', 'a.png', () => scene(1, 1).png().toBuffer()],
  ['a panorama', 'a.png', () => scene(6_000, 60).png().toBuffer()],
  ['a WebP', 'a.webp', () => scene(60, 40).webp().toBuffer()],
  ['a lossless WebP', 'a.webp', () => scene(60, 40, 4).webp({ lossless: true }).toBuffer()],
  ['a short animation', 'a.webp', () => animation(30, 20, 3)],
  ['an AVIF', 'a.avif', () => scene(60, 40).avif({ effort: 0 }).toBuffer()],
]

/** Papers that are taken as they are. */
export const goodPapers: Sample[] = [
  ['a tagged PDF', 'Ortsplan.pdf', pdfkitPdf],
  ['a small PDF', 'a.pdf', () => pdfWith('')],
  ['a PDF with a packed list of objects', 'a.pdf', () => pdfWith('', objectList('3 0 <</A/B>>'))],
  [
    'a PDF whose pixels read like a program',
    'a.pdf',
    () => pdfWith('', pixelStream('/JS /AA /OpenAction')),
  ],
  ['a PDF that is HTML as well', 'a.html', () => pdfWith('', Buffer.from(`%${html}\n`))],
]

/** Names that want to be somewhere or something else. */
export const names = [
  '../../../etc/passwd.png',
  '..\\..\\windows\\win.png',
  '/etc/cron.d/x.png',
  '.htaccess',
  'CON.png',
  'a.png\0.html',
  'a.php.png',
  `${'ä'.repeat(300)}.png`,
  'Rechnung\u202egpj.exe.png',
  'a\r\nSet-Cookie: x=1.png',
  '"><script>.png',
  '日本 🏞️.png',
  '%2e%2e%2fx.png',
  ' ',
]

const notAPicture = /JPEG, PNG, WebP, AVIF/
const unreadable = /lässt sich nicht lesen/
const tooLarge = /40 Megapixel/
const brokenPdf = /unvollständig oder beschädigt/

/** Files that are refused, with what the editor reads. */
export const bad: [...Sample, RegExp][] = [
  ['an SVG', 'a.svg', text(svg), notAPicture],
  ['an SVG that calls itself PNG', 'a.png', text(svg), notAPicture],
  ['a packed SVG', 'a.svgz', () => gzipSync(svg), notAPicture],
  ['HTML that calls itself JPEG', 'a.jpg', text(html), notAPicture],
  ['XML', 'a.xml', text('<?xml version="1.0"?><x/>'), notAPicture],
  ['a GIF', 'a.gif', () => scene(20, 20).gif().toBuffer(), notAPicture],
  ['a TIFF', 'a.tif', () => scene(20, 20).tiff().toBuffer(), notAPicture],
  ['a BMP', 'a.bmp', text(`BM${'\0'.repeat(60)}`), notAPicture],
  ['a photo of an iPhone (HEIC)', 'a.jpg', text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), notAPicture],
  ['a film', 'a.mp4', text('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'), /Filme laden Sie dort hoch/],
  ['an archive', 'a.zip', text('PK\x03\x04\x14\0'), notAPicture],
  ['a program', 'a.png', text('MZ\x90\0\x03'), notAPicture],
  ['PHP', 'a.php.jpg', text('<?php system($_GET[0]);'), notAPicture],
  ['a sound in the box of WebP', 'a.webp', text('RIFF\x24\0\0\0WAVEfmt '), notAPicture],
  ['nothing', 'a.png', text(''), notAPicture],
  ['one byte', 'a.jpg', text('\xff'), notAPicture],
  ['the first bytes of a PNG', 'a.png', text('\x89PNG\r\n\x1a\n'), unreadable],
  ['half a PNG', 'a.png', () => cut(scene(60, 40).png().toBuffer(), 0.5), unreadable],
  ['half a JPEG', 'a.jpg', () => cut(scene(200, 200).jpeg().toBuffer(), 0.5), unreadable],
  ['the first bytes of a JPEG', 'a.jpg', text('\xff\xd8\xff\xe0'), unreadable],
  ['half a WebP', 'a.webp', () => cut(scene(60, 40).webp().toBuffer(), 0.5), unreadable],
  [
    'half an AVIF',
    'a.avif',
    () => cut(scene(60, 40).avif({ effort: 0 }).toBuffer(), 0.5),
    unreadable,
  ],
  ['a PNG that claims 65535 × 65535', 'a.png', () => pngThatClaims(65_535, 65_535), tooLarge],
  ['a PNG that claims 6400 × 6300', 'a.png', () => pngThatClaims(6_400, 6_300), tooLarge],
  [
    'a PNG with fewer pixels than it claims',
    'a.png',
    () => pngThatClaims(6_000, 6_000),
    unreadable,
  ],
  ['a JPEG that claims 65500 × 65500', 'a.jpg', () => jpegThatClaims(65_500, 65_500), tooLarge],
  ['a WebP that claims 16383 × 16383', 'a.webp', webpThatClaims, unreadable],
  ['an animation of 200 frames', 'a.webp', () => animation(600, 400, 200), tooLarge],
  ['more than 10 MB', 'a.pdf', text(`%PDF-${' '.repeat(10_000_001)}`), /höchstens 10 MB/],
  ['a PDF without its end', 'a.pdf', () => cut(pdfkitPdf(), 0.5), brokenPdf],
  ['a PDF of no version', 'a.pdf', text('%PDF-x xref %%EOF'), brokenPdf],
  [
    'a PDF behind other bytes',
    'a.pdf',
    () => Buffer.concat([Buffer.from('GIF89a'), pdfWith('')]),
    notAPicture,
  ],
  [
    'a PDF with a program',
    'a.pdf',
    () => pdfWith('/OpenAction<</S/JavaScript/JS(app.alert(1))>>'),
    /JavaScript/,
  ],
  [
    'a PDF with a program in disguise',
    'a.pdf',
    () => pdfWith('/OpenAction<</S/J#61vaScript/JS(1)>>'),
    /JavaScript/,
  ],
  [
    'a PDF with a packed program',
    'a.pdf',
    () => pdfWith('', objectList('4 0 <</S/JavaScript/JS(1)>>')),
    /JavaScript/,
  ],
  [
    'a PDF that starts a program',
    'a.pdf',
    () => pdfWith('/OpenAction<</S/Launch/F(cmd.exe)>>'),
    /andere Programme/,
  ],
  [
    'a PDF with a file in it',
    'a.pdf',
    () => pdfWith('/Names<</EmbeddedFiles 9 0 R>>'),
    /angehängte Dateien/,
  ],
  ['a PDF with a password', 'a.pdf', () => pdfWith('/Encrypt 9 0 R'), /Kennwort/],
  [
    'a PDF that is packed strangely',
    'a.pdf',
    () => pdfWith('', objectList('4 0 <<>>', '/Filter[/ASCIIHexDecode/FlateDecode]')),
    brokenPdf,
  ],
  [
    'a PDF that unpacks to 100 MB',
    'a.pdf',
    () => pdfWith('', objectList(Buffer.alloc(100_000_000))),
    brokenPdf,
  ],
]

/** Pictures whose hidden parts unpack to far more than they are; taken or refused, but cheap. */
export const packed: Sample[] = [
  ['a PNG with 100 MB of packed words', 'a.png', () => pngWithChunk('zTXt', packedZeros())],
  ['a PNG with a packed profile of 100 MB', 'a.png', () => pngWithChunk('iCCP', packedZeros())],
]
