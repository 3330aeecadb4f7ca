import {
  colors,
  columnsOf,
  content,
  drawTable,
  type Element,
  needRoom,
  type PdfPage,
  page,
} from '../../../platform/print/index.ts'
import { absenderText, kontoText } from '../briefe/zeilen.ts'
import { isPaidFirst } from '../collections/bestellungen/zustand.ts'
import { betrag, tag } from '../worte/angaben.ts'
import { shopWords } from '../worte/index.ts'
import { girocodeOf } from './girocode.ts'
import type { Rechnungspapier } from './papier.ts'
import { drawQr } from './qr.ts'
import { drawFeet, openPaper } from './rahmen.ts'
import { paperWords } from './words.ts'

const text = { family: 'text', size: 10.5, color: colors.text } as const
const soft = { family: 'text', size: 9.5, color: colors.soft } as const
const strong = { family: 'strong', size: 10.5, color: colors.text } as const
const half = content / 2
const codeSize = 108

type Of = { pdf: PdfPage; papier: Rechnungspapier }

const rateOf = (satz: number, sprache: 'de' | 'en') => (sprache === 'de' ? `${satz} %` : `${satz}%`)

/** Who sells, to whom, and what the paper is called, as a letter begins. */
function drawHead({ pdf, papier }: Of): void {
  const { am, art, daten, nummer, referenz, zu } = papier
  const { empfaenger, sprache, verkaeufer } = daten
  const words = paperWords[sprache]
  const { doc } = pdf
  const head = pdf.put(pdf.root, 'Sect')
  pdf.put(head, 'P', () =>
    pdf.write(verkaeufer.name, { family: 'display', size: 19, color: colors.heading }),
  )
  const line = [verkaeufer.strasse, [verkaeufer.plz, verkaeufer.ort].filter(Boolean).join(' ')]
  doc.y += 2
  pdf.put(head, 'P', () => pdf.write(`${line.filter(Boolean).join(' · ')} `, soft))
  const top = page.top + 92
  doc.y = top
  for (const one of empfaenger)
    pdf.put(head, 'P', () => pdf.write(`${one} `, { ...text, width: half - 20 }))
  const bottom = doc.y
  const facts: [string, string | null][] = [
    [words.facts.nummer, nummer],
    [words.facts.datum, tag(am, sprache)],
    [words.facts.bestellung, referenz],
    [words.facts.steuer, verkaeufer.ust_id],
  ]
  doc.y = top
  for (const [label, value] of facts)
    if (value !== null)
      pdf.put(head, 'P', () =>
        pdf.write(`${label}: ${value} `, { ...text, x: page.left + half, width: half }),
      )
  head.end()
  doc.y = Math.max(bottom, doc.y) + 34
  pdf.put(pdf.root, 'H1', () =>
    pdf.write(`${words[art]} ${nummer}`, { family: 'display', size: 22, color: colors.heading }),
  )
  if (zu !== null)
    pdf.put(pdf.root, 'P', () => pdf.write(words.zu(zu.nummer, tag(zu.am, sprache)), text))
  doc.y += 12
}

function drawPositions({ pdf, papier: { daten } }: Of): void {
  const { positionen, sprache, versand_cent } = daten
  const words = paperWords[sprache]
  const shop = shopWords[sprache]
  const columns = columnsOf(
    [words.columns.menge, 54, 'left'],
    [words.columns.titel, 0, 'left'],
    [words.columns.mwst, 50, 'right'],
    [words.columns.preis, 88, 'right'],
    [words.columns.gesamt, 88, 'right'],
  )
  const lines = positionen.map(({ groesse, menge, mwst, preis_cent, titel }) => [
    String(menge),
    groesse === null ? titel : `${titel}, ${shop.size(groesse)}`,
    rateOf(mwst, sprache),
    betrag(preis_cent, sprache),
    betrag(menge * preis_cent, sprache),
  ])
  const shipping =
    versand_cent === 0 ? [] : [['', shop.shipping, '', '', betrag(versand_cent, sprache)]]
  drawTable(pdf, pdf.root, { columns, rows: [...lines, ...shipping] })
}

/** Net and tax of each rate, and the sum. */
function drawSums({ pdf, papier: { art, daten } }: Of): void {
  const { sprache, steuern, summe_cent } = daten
  const words = paperWords[sprache]
  const lines = steuern.flatMap(({ netto_cent, satz, steuer_cent }) => [
    [words.net(rateOf(satz, sprache)), netto_cent] as const,
    [words.tax(rateOf(satz, sprache)), steuer_cent] as const,
  ])
  const total = art === 'korrektur' ? words.back : shopWords[sprache].sum
  needRoom(pdf, 30 + lines.length * 16)
  const section = pdf.put(pdf.root, 'Sect')
  const at = { x: page.left + half - 8, width: half, align: 'right' } as const
  for (const [label, cent] of lines)
    pdf.put(section, 'P', () =>
      pdf.write(`${label}: ${betrag(cent, sprache)} `, { ...soft, ...at }),
    )
  pdf.doc.y += 4
  pdf.put(section, 'P', () =>
    pdf.write(`${total}: ${betrag(summe_cent, sprache)} `, { ...strong, ...at, size: 13 }),
  )
  section.end()
  pdf.doc.y += 22
}

/** How the goods come. */
function deliveryText({ daten }: Rechnungspapier): string {
  const words = paperWords[daten.sprache]
  const isFirst = isPaidFirst(daten.zahlung)
  if (daten.lieferung === 'versand') return words.delivery(daten.lieferzeit, isFirst)
  return daten.lieferung === 'mail' ? words.mailed(isFirst && daten.summe_cent > 0) : words.fetched
}

/** The account, and a code beside it. */
function drawTransfer({ pdf, papier }: Of, section: Element, cent: number): void {
  const { daten, referenz } = papier
  const { konto, sprache } = daten
  if (konto === null) return
  const words = paperWords[sprache]
  const top = pdf.doc.y + 6
  pdf.doc.y = top
  for (const line of kontoText(konto, referenz, sprache))
    pdf.put(section, 'P', () => pdf.write(`${line} `, text))
  const code = girocodeOf(konto, cent, referenz)
  if (code === null) return
  const at = { x: page.left + content - codeSize, y: top - 14, size: codeSize }
  const bottom = pdf.doc.y
  drawQr(pdf, section, { alt: words.giroAlt(betrag(cent, sprache)), text: code, at })
  pdf.doc.y = Math.max(bottom, top - 14 + codeSize)
  const below = { ...soft, size: 8.5, x: page.left + half, width: half, align: 'right' } as const
  pdf.put(section, 'P', () => pdf.write(words.giro, below))
}

/** What is to be paid and how; a code beside the account, where it is transferred. */
function drawPayment({ pdf, papier }: Of, section: Element): void {
  const { bezahlt_am, daten, gutschrift_cent } = papier
  const { sprache, summe_cent, zahlbar_bis, zahlung } = daten
  const words = paperWords[sprache]
  const say = (line: string) => pdf.put(section, 'P', () => pdf.write(`${line} `, text))
  const cent = summe_cent - gutschrift_cent
  if (gutschrift_cent > 0) say(words.credited(betrag(gutschrift_cent, sprache)))
  if (bezahlt_am !== null) say(words.paid(tag(bezahlt_am, sprache)))
  else if (gutschrift_cent > 0 && cent === 0) say(words.nothing)
  else if (zahlung === 'abholung')
    say(gutschrift_cent > 0 ? words.cashRest(betrag(cent, sprache)) : words.cash)
  else if (zahlung === 'online') say(words.online(betrag(cent, sprache)))
  else if (daten.konto !== null && zahlbar_bis !== null) {
    say(words.due(betrag(cent, sprache), tag(zahlbar_bis, sprache)))
    drawTransfer({ pdf, papier }, section, cent)
  }
}

function drawEnd({ pdf, papier }: Of): void {
  const { art, daten } = papier
  needRoom(pdf, 190)
  const section = pdf.put(pdf.root, 'Sect')
  if (art === 'rechnung') {
    pdf.put(section, 'P', () => pdf.write(`${deliveryText(papier)} `, text))
    pdf.doc.y += 8
    drawPayment({ pdf, papier }, section)
  }
  pdf.doc.y += 26
  for (const line of absenderText(daten.verkaeufer))
    pdf.put(section, 'P', () => pdf.write(`${line} `, soft))
  section.end()
}

/** Draws an invoice, or what corrects one: a tagged PDF (PDF/UA) with its fonts in it. */
export function drawRechnung(papier: Rechnungspapier): Promise<Uint8Array> {
  const { am, art, daten, nummer } = papier
  const words = paperWords[daten.sprache]
  const titel = `${words[art]} ${nummer}`
  const lang = daten.sprache === 'de' ? 'de-DE' : 'en-GB'
  const pdf = openPaper({ titel, von: daten.verkaeufer.name, lang, geaendert: am })
  drawHead({ pdf, papier })
  drawPositions({ pdf, papier })
  drawSums({ pdf, papier })
  drawEnd({ pdf, papier })
  drawFeet(pdf, `${daten.verkaeufer.name} · ${titel}`, words.page)
  return pdf.bytes()
}
