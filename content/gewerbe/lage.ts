import type { KoordinatenContent } from './shape.ts'

type Punkt = readonly [ost: number, nord: number]
/** A street: where house 1 and the last house stand, in metres east and north of the town hall. */
type Strasse = { erstes: Punkt; letztes: Punkt; nummern: number }

const rathaus = { breite: 48.69214, laenge: 8.46087 }
const metresPerDegree = { breite: 111_200, laenge: 73_500 }

const strassen: Record<string, Strasse> = {
  Marktplatz: { erstes: [0, 0], letztes: [62, -48], nummern: 20 },
  Badgasse: { erstes: [36, -12], letztes: [300, -140], nummern: 30 },
  Kirchgasse: { erstes: [52, -42], letztes: [28, -170], nummern: 20 },
  Rathausgasse: { erstes: [-16, 16], letztes: [-112, 62], nummern: 14 },
  Schmiedgasse: { erstes: [58, 12], letztes: [166, 74], nummern: 18 },
  Mühlgasse: { erstes: [152, 60], letztes: [336, 142], nummern: 24 },
  Talstraße: { erstes: [257, 163], letztes: [974, 1_098], nummern: 60 },
  Bahnhofstraße: { erstes: [88, 122], letztes: [334, 236], nummern: 30 },
  Badstraße: { erstes: [-92, -212], letztes: [58, -104], nummern: 24 },
  Kurparkallee: { erstes: [-172, -278], letztes: [-420, -480], nummern: 20 },
  Kastanienallee: { erstes: [-252, -332], letztes: [-304, -604], nummern: 12 },
  Bergbahnstraße: { erstes: [84, -96], letztes: [430, -330], nummern: 30 },
  Quellenweg: { erstes: [-102, -424], letztes: [252, -642], nummern: 40 },
  Sonnenhalde: { erstes: [-302, 424], letztes: [152, 524], nummern: 40 },
  Lindenweg: { erstes: [-424, 252], letztes: [-252, 484], nummern: 24 },
  Silberufer: { erstes: [182, -62], letztes: [424, 112], nummern: 24 },
  'Oberwieser Straße': { erstes: [-452, 504], letztes: [-1_104, 1_304], nummern: 90 },
  Gewerbestraße: { erstes: [702, 704], letztes: [1_004, 1_002], nummern: 24 },
  Schulstraße: { erstes: [122, 192], letztes: [-62, 304], nummern: 20 },
  Panoramaweg: { erstes: [-602, 384], letztes: [-852, 524], nummern: 20 },
  Tannenhalde: { erstes: [-702, 652], letztes: [-502, 822], nummern: 30 },
  'Am Mühlbach': { erstes: [332, 262], letztes: [604, 184], nummern: 20 },
}

/** A street from its first house to its last, in metres east and north of the town hall. */
export type Strassenzug = { name: string; von: Punkt; bis: Punkt; nummern: number }

/** All streets, for the map of the town. */
export const strassenzuege: readonly Strassenzug[] = Object.entries(strassen).map(
  ([name, { erstes, letztes, nummern }]) => ({ name, von: erstes, bis: letztes, nummern }),
)

function degrees([ost, nord]: Punkt): KoordinatenContent {
  const five = (value: number) => Math.round(value * 100_000) / 100_000
  return {
    breite: five(rathaus.breite + nord / metresPerDegree.breite),
    laenge: five(rathaus.laenge + ost / metresPerDegree.laenge),
  }
}

/** Where a house stands: `Badgasse 4`; a street or number the town does not have is a mistake. */
export function lageVon(anschrift: string): KoordinatenContent {
  const [, name = '', digits = ''] = /^(.+) (\d+)[a-z]?$/.exec(anschrift) ?? []
  const strasse = strassen[name]
  const nummer = Number(digits)
  if (!strasse || nummer < 1 || nummer > strasse.nummern)
    throw new Error(`The town has no «${anschrift}».`)
  const part = (nummer - 1) / (strasse.nummern - 1)
  const { erstes, letztes } = strasse
  const across = nummer % 2 === 0 ? 6 : -6
  return degrees([
    erstes[0] + (letztes[0] - erstes[0]) * part + across,
    erstes[1] + (letztes[1] - erstes[1]) * part - across,
  ])
}

/** Where something without a house number is, in metres east and north of the town hall. */
export function lageBei(ost: number, nord: number): KoordinatenContent {
  return degrees([ost, nord])
}
