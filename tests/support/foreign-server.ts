import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { listenHere } from './listen-here.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>
type Row = Record<string, unknown> & { id: number }

/** A file of the foreign website; without `etag` its server says nothing of when it changed. */
export type ForeignFile = { data: Buffer; etag?: string }

/** A server that honours the contract in its own way, and not always. */
export type ForeignServer = {
  url: string
  files: Map<string, ForeignFile>
  /** Rows of its lists, newest first or in an order of their own. */
  webcams: Row[]
  media: Row[]
  /** Bytes of files that it has sent. */
  sent: string[]
  /** What another host, to which it sends people on, was asked. */
  askedElsewhere: string[]
}

/** Rows that it answers at most, whatever is asked for. */
const perPage = 2

const serve = (answer: Answer): Promise<string> =>
  listenHere(createServer((request, response) => void answer(request, response)))

function medium(id: number, ending = 'png'): Row {
  return {
    id,
    sprache: 'de',
    dateiname: `bild-${id}.${ending}`,
    mimetype: 'image/png',
    url: `/media/bild-${id}.${ending}`,
    titel: `Bild ${id}`,
    alt: `Was auf Bild ${id} zu sehen ist`,
    dekorativ: false,
    bildtext: null,
    schlagworte: [],
    copyright: 'Foto: Nachbarstadt',
    urheber: null,
    lizenz: 'cc0',
    quelle: null,
    nutzung_bis: null,
    bild: bild(id),
    // Nothing that the contract knows.
    eigene_nummer: `N-${id}`,
  }
}

function bild(id: number) {
  return {
    id,
    alt: `Was auf Bild ${id} zu sehen ist`,
    copyright: 'Foto: Nachbarstadt',
    bildtext: null,
    breite: 60,
    hoehe: 40,
    fokus: [0.5, 0.5],
    platzhalter: null,
    quellen: [],
  }
}

function webcam(id: number, more: object = {}): Row {
  return {
    id,
    sprache: 'de',
    titel: `Kamera ${id}`,
    standort: 'Kurpark',
    text: null,
    url: 'https://webcam.bad-silberbronn.example/',
    player: 'https://webcam.bad-silberbronn.example/',
    bild: null,
    bildtext: null,
    bildcopyright: null,
    copyright: null,
    koordinaten: null,
    sortierung: id,
    ...more,
  }
}

const { text: _, ...withoutText } = webcam(13)

const allWebcams: Row[] = [
  webcam(16, { bild: bild(999) }),
  webcam(11),
  webcam(17, { url: 'https://webcam.nachbarstadt.example/', player: null }),
  { ...withoutText, id: 13 },
  webcam(15),
  webcam(14),
  webcam(12, { bild: bild(1), unbekannt: { tief: [1] } }),
]

/** A row of its media library, and one of its list of cameras. */
export { medium as foreignMedium, webcam as foreignWebcam }

function sendList(rows: readonly Row[], query: URLSearchParams, response: ServerResponse) {
  const seite = Number(query.get('seite') ?? 1)
  const data = rows.slice((seite - 1) * perPage, seite * perPage)
  response.end(JSON.stringify({ data, anzahl: rows.length, seite, pro_seite: perPage }))
}

/** Statuses that it answers instead of an entry. */
const failing: readonly [string, number][] = [
  ['/api/cms/webcams/14', 500],
  ['/api/cms/webcams/15', 404],
]

/** Starts the server, with pictures of which some are none. */
export async function startForeignServer(
  pictures: ReadonlyMap<string, ForeignFile>,
): Promise<ForeignServer> {
  const files = new Map(pictures)
  const webcams = [...allWebcams]
  const media = [5, 4, 3, 2, 1].map((id) => medium(id))
  const sent: string[] = []
  const askedElsewhere: string[] = []
  const elsewhere = await serve((request, response) => {
    askedElsewhere.push(JSON.stringify([request.url, request.headers]))
    response.end()
  })
  let isFirst = true

  function sendFile({ url: path = '', headers }: IncomingMessage, response: ServerResponse) {
    const file = files.get(path)
    if (!file) return response.writeHead(404).end()
    if (file.etag !== undefined && headers['if-none-match'] === file.etag)
      return response.writeHead(304).end()
    sent.push(path)
    return response
      .writeHead(200, file.etag === undefined ? {} : { ETag: file.etag })
      .end(file.data)
  }

  const sendOn: Answer = ({ url: path }, response) => {
    response.writeHead(302, { Location: `${elsewhere}${path}` }).end()
  }
  const sendWebcam: Answer = async ({ url: path = '' }, response) => {
    const [, id] = /webcams\/(\d+)/.exec(path) ?? []
    if (id === '12') await sleep(1_500)
    const failed = id === '11' && isFirst
    if (failed) isFirst = false
    const found = webcams.find((one) => String(one.id) === id)
    if (failed) response.writeHead(500, { 'Retry-After': '0' }).end()
    else response.writeHead(found ? 200 : 404).end(JSON.stringify(found ?? {}))
  }
  const queryOf = ({ url: path = '/' }: IncomingMessage) => new URL(path, 'http://x').searchParams
  /** The first one whose address begins so answers. */
  const answers: [string, Answer][] = [
    ...failing.map(([path, status]): [string, Answer] => [
      path,
      (_, response) => void response.writeHead(status, { 'Retry-After': '0' }).end(),
    ]),
    ['/media/bild-3.png', sendOn],
    ['/api/cms/aktuelles', sendOn],
    ['/media/', (request, response) => void sendFile(request, response)],
    ['/api/cms/medien', (request, response) => sendList(media, queryOf(request), response)],
    ['/api/cms/webcams/', sendWebcam],
    ['/api/cms/webcams', (request, response) => sendList(webcams, queryOf(request), response)],
    ['/api/cms/rubriken', (_, response) => void response.end('<h1>Wartung</h1>')],
    ['/', (_, response) => void response.writeHead(404).end()],
  ]
  const url = await serve((request, response) =>
    answers.find(([path]) => request.url?.startsWith(path))?.[1](request, response),
  )
  return { url, files, webcams, media, sent, askedElsewhere }
}
