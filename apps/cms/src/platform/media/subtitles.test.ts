import { expect, test } from 'vitest'
import { fileKindOf } from './file-kind.ts'
import { prepareUpload } from './prepare-upload.ts'

const good = `WEBVTT

00:00:01.000 --> 00:00:03.500
Fünf Uhr: In der Badgasse geht Licht an.

2
00:00:04.000 --> 00:00:06.000
<v Bäckerin>Guten Morgen!
`
const prepare = (text: string | Buffer) =>
  prepareUpload({ name: 'Ein Tag.vtt', data: Buffer.from(text) })

test('subtitles are stored as they came, under a safe name', async () => {
  const { file, fields, files } = await prepare(good)
  expect(fields).toMatchObject({ mimeType: 'text/vtt', width: null, quellen: [] })
  expect(fields.filename).toMatch(/^ein-tag-[0-9a-f]{12}\.vtt$/)
  expect(files).toEqual([{ name: fields.filename, data: file.data }])
})

test.for(['WEBVTT', 'WEBVTT\n', '\ufeffWEBVTT\r\n', 'WEBVTT - Ein Tag\n'])(
  '%j begins subtitles',
  (text) => {
    expect(fileKindOf(Buffer.from(text))).toBe('vtt')
  },
)

test('what only looks alike is none', () => {
  for (const text of ['WEBVTTX', 'webvtt', ' WEBVTT'])
    expect(fileKindOf(Buffer.from(text))).toBeNull()
})

test('broken subtitles are refused with the line that is wrong', async () => {
  const wrong = good.replace('00:00:04.000', '00:00:4,000')
  await expect(prepare(wrong)).rejects.toThrow('Mit Zeile 7 der Untertitel')
  await expect(prepare('WEBVTT\n\n')).rejects.toThrow('keine Untertitel')
  await expect(prepare(Buffer.from(good, 'latin1'))).rejects.toThrow('UTF-8')
  await expect(prepare(`${good}${'\n'.repeat(500_000)}`)).rejects.toThrow('höchstens 500 KB')
})

test('a cue that a browser would leave out is not lost in silence', async () => {
  for (const wrong of [good.replace('-->', '->'), good.replace('\n\n2', '\n2')])
    await expect(prepare(wrong)).rejects.toThrow('stimmt etwas nicht')
})

test('the format of film programs is rewritten', async () => {
  const { file } = await prepare(
    '\ufeff1\r\n00:00:01,000 --> 00:00:03,500\r\nGuten Morgen, 12:00,5 ist zu spät!\r\n',
  )
  expect(file.data.toString()).toBe(
    'WEBVTT\n\n1\r\n00:00:01.000 --> 00:00:03.500\r\nGuten Morgen, 12:00,5 ist zu spät!\r\n',
  )
  await expect(prepare('1\n00:00:01,000 --> 00:00:3,500\nAch\n')).rejects.toThrow('nicht')
})
