import { people } from './bilder/portraits/people.ts'
import { vertretungVon } from './rathaus/besetzung.ts'
import { personal, type Zeile } from './rathaus/personal/index.ts'
import type { MitarbeiterContent } from './shape.ts'

const folded: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ı: 'i', ç: 'c' }

function mailOf([vorname, nachname]: Zeile['name']): string {
  const ascii = nachname.toLowerCase().replace(/[äöüßıç]/g, (letter) => folded[letter] ?? letter)
  return `${vorname.slice(0, 1).toLowerCase()}.${ascii}@bad-silberbronn.example`
}

const listOf = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n')

function isShown(key: string): boolean {
  return personal.find((one) => one.key === key)?.zeigen !== false
}

function personOf(zeile: Zeile, index: number): MitarbeiterContent {
  const { key, zusatz, name, durchwahl, zimmer, gebaeude, de, en, fuer, spricht } = zeile
  const vertretung = vertretungVon(key, isShown)
  return {
    key,
    vorname: name[0],
    nachname: name[1],
    ...(zusatz && { namenszusatz: zusatz }),
    funktion: { de, en },
    ...(fuer && { zustaendigkeiten: { de: listOf(fuer.de), en: listOf(fuer.en) } }),
    ...(gebaeude && { gebaeude }),
    ...(zimmer && { zimmer: typeof zimmer === 'string' ? { de: zimmer } : zimmer }),
    kontakt: { telefon: `030 23125-${durchwahl}`, email: mailOf(name) },
    email_oeffentlich: zeile.mail !== false,
    ...(spricht && { sprachkenntnisse: spricht }),
    ...(vertretung && { vertretung }),
    ansprechpartner: isShown(key),
    ...(people[key] && { bild: `portrait-${key}` }),
    sortierung: (index + 1) * 10,
  }
}

/** The staff of the town; some have a drawn portrait of the same key. */
export const mitarbeiter: MitarbeiterContent[] = personal.map(personOf)
